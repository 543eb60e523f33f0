import { Group, Mesh } from "three";
import { metal, paperboard, plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { surface } from "../surface.ts";
import { turned } from "../turned.ts";

export type TubePrint = {
  readonly ground: Paint;
  readonly band: Paint;
  readonly ink: Paint;
  readonly words: string;
  readonly note: string;
};

function wrapper({ ground, band, ink, words, note }: TubePrint) {
  return drawnTexture(512, 512, (pen) => {
    pen.fillStyle = palette[ground];
    pen.fillRect(0, 0, 512, 512);
    pen.fillStyle = palette[band];
    pen.beginPath();
    pen.moveTo(0, 330);
    pen.bezierCurveTo(128, 250, 128, 250, 256, 330);
    pen.bezierCurveTo(384, 410, 384, 410, 512, 330);
    pen.lineTo(512, 440);
    pen.bezierCurveTo(384, 520, 384, 520, 256, 440);
    pen.bezierCurveTo(128, 360, 128, 360, 0, 440);
    pen.fill();
    pen.fillStyle = palette[ink];
    pen.textAlign = "center";
    for (const x of [128, 384]) {
      pen.save();
      pen.translate(x, 200);
      pen.rotate(-Math.PI / 2);
      pen.font = 'italic bold 74px "Liberation Sans", sans-serif';
      pen.fillText(words, 20, 12, 300);
      pen.font = 'bold 26px "Liberation Sans", sans-serif';
      pen.fillText(note, 20, 54, 260);
      pen.restore();
    }
  });
}

/** A tall round box with a printed wrapper, standing; `lid` is its plastic cap, without one it is open. */
export function tube(height: number, radius: number, print: TubePrint, lid: Paint | null): Group {
  const group = new Group();
  const wall = surface(96, 1, (u, v) => {
    const angle = u * Math.PI * 2;
    return [Math.sin(angle) * radius, 0.3 + v * (height - 0.3), Math.cos(angle) * radius];
  });
  const paper = printed(wrapper(print), null, 0.42);
  paper.side = 2;
  group.add(new Mesh(wall, paper));
  const foot = [
    [0, 0],
    [radius, 0],
    [radius + 0.1, 0.08],
    [radius + 0.1, 0.42],
    [radius, 0.5],
  ] as const;
  group.add(new Mesh(turned(foot), metal("steel", 0.3)));
  if (lid) {
    const cap = [
      [radius + 0.02, height - 0.9],
      [radius + 0.14, height - 0.85],
      [radius + 0.14, height],
      [radius, height + 0.14],
      [radius * 0.86, height + 0.14],
      [radius * 0.82, height + 0.02],
      [0, height + 0.02],
    ] as const;
    group.add(new Mesh(turned(cap), plastic(lid)));
  } else {
    const mouth = [
      [radius + 0.06, height - 0.3],
      [radius + 0.06, height],
      [radius - 0.1, height],
      [radius - 0.12, 0.4],
      [0, 0.4],
    ] as const;
    group.add(new Mesh(turned(mouth), paperboard("cream")));
  }
  return group;
}
