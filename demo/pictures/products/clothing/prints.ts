import type { Drawing } from "../../models/garment/print.ts";
import { type Paint, palette } from "../../stage/palette.ts";

/** Three bricks, stacked a little askew, with their studs. */
export const brickStack =
  (low: Paint, middle: Paint, high: Paint): Drawing =>
  (pen) => {
    const brick = (x: number, y: number, paint: Paint, studs: number) => {
      pen.fillStyle = palette[paint];
      const wide = studs * 56;
      for (let n = 0; n < studs; n += 1) {
        pen.beginPath();
        pen.roundRect(x + n * 56 + 13, y - 16, 30, 22, 6);
        pen.fill();
      }
      pen.beginPath();
      pen.roundRect(x, y, wide, 74, 9);
      pen.fill();
    };
    brick(60, 290, low, 5);
    brick(116, 196, middle, 4);
    brick(88, 102, high, 3);
  };

/** A ball with its seams, and three dashes behind it. */
export const flyingBall =
  (paint: Paint, line: Paint): Drawing =>
  (pen) => {
    pen.fillStyle = palette[paint];
    pen.beginPath();
    pen.arc(246, 180, 128, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = palette[line];
    pen.lineWidth = 13;
    pen.beginPath();
    pen.arc(246, 180, 121, 0, Math.PI * 2);
    pen.stroke();
    for (const [x, y, radius, from, to] of [
      [130, 90, 130, -0.35, 1.55],
      [372, 262, 130, 2.75, 4.7],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, radius, from, to);
      pen.stroke();
    }
    pen.lineCap = "round";
    pen.lineWidth = 17;
    for (const [x, y, length] of [
      [24, 250, 78],
      [48, 300, 84],
      [92, 348, 92],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x, y + 18);
      pen.lineTo(x + length, y - 8);
      pen.stroke();
    }
  };

/** A little brick and ball, for the heart side of a chest. */
export const smallBadge =
  (paint: Paint, ball: Paint): Drawing =>
  (pen) => {
    pen.fillStyle = palette[paint];
    for (const x of [70, 190]) {
      pen.beginPath();
      pen.roundRect(x, 180, 76, 50, 10);
      pen.fill();
    }
    pen.beginPath();
    pen.roundRect(40, 210, 260, 140, 18);
    pen.fill();
    pen.fillStyle = palette[ball];
    pen.beginPath();
    pen.arc(296, 116, 84, 0, Math.PI * 2);
    pen.fill();
  };
