import { brickOutline, seams } from "../../../scripts/brand/mark.ts";

/** Prints the shop's mark on a canvas, `size` pixels wide. */
export function drawMark(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colours: { brick: string; ball: string; ground: string },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 64, size / 64);
  pen.fillStyle = colours.brick;
  pen.fill(new Path2D(brickOutline));
  const disc = (radius: number, paint: string) => {
    pen.fillStyle = paint;
    pen.beginPath();
    pen.arc(45, 43, radius, 0, Math.PI * 2);
    pen.fill();
  };
  disc(20, colours.ground);
  disc(17, colours.ball);
  pen.strokeStyle = colours.ground;
  pen.lineWidth = 2.6;
  pen.clip(new Path2D("M28 43a17 17 0 1 0 34 0a17 17 0 1 0-34 0z"));
  pen.stroke(new Path2D(seams));
  pen.restore();
}
