import { Group, Mesh, Vector2 } from "three";
import { fabric, plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { circle, cutSheet, mirrored, smoothLoop } from "../parts/outline.ts";
import { woundGrip } from "../parts/wound-grip.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

export type PadelColours = { readonly face: Paint; readonly flame: Paint; readonly edge: Paint; readonly grip: Paint };

const handle = 12.5;

const outer = smoothLoop(
  mirrored([
    [1.5, handle - 1.5],
    [1.9, handle + 2],
    [5.2, handle + 6.5],
    [10.4, handle + 11.5],
    [12.6, handle + 18],
    [12.1, handle + 25],
    [9.2, handle + 30.6],
    [4.4, handle + 33.2],
  ]),
  140,
);

const opening = smoothLoop(
  mirrored([
    [0.5, handle + 2.6],
    [1.3, handle + 4],
    [3.3, handle + 6.6],
    [3.2, handle + 7.8],
    [1.2, handle + 8.1],
  ]),
  48,
);

/** Rows of small openings, those near the rim left out. */
const drilled = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((column) => {
    const x = (column + (row % 2 ? 0.5 : 0)) * 2.35;
    const y = row * 2.3;
    return Math.hypot(x / 8.6, y / 8.4) < 1 ? [new Vector2(x, handle + 20.6 + y)] : [];
  }),
);

function face({ face: ground, flame, edge }: PadelColours) {
  const print = drawnTexture(512, 512, (pen) => {
    pen.fillStyle = palette[ground];
    pen.fillRect(0, 0, 512, 512);
    pen.fillStyle = palette[flame];
    pen.beginPath();
    pen.moveTo(0, 330);
    pen.bezierCurveTo(180, 300, 330, 210, 512, 0);
    pen.lineTo(512, 190);
    pen.bezierCurveTo(370, 330, 200, 400, 0, 410);
    pen.fill();
    pen.fillStyle = palette[edge];
    pen.beginPath();
    pen.moveTo(0, 440);
    pen.bezierCurveTo(220, 430, 390, 350, 512, 225);
    pen.lineTo(512, 262);
    pen.bezierCurveTo(390, 380, 230, 462, 0, 470);
    pen.fill();
    pen.fillStyle = palette.white;
    pen.font = 'italic bold 60px "Liberation Sans", sans-serif';
    pen.textAlign = "center";
    pen.fillText("RALLYA", 256, 100);
  });
  print.repeat.set(1 / 26, 1 / 35);
  print.offset.set(0.5, -handle / 35);
  return printed(print, null, 0.34);
}

/** A solid bat with openings, standing on its butt and facing +z. */
export function padelRacket(colours: PadelColours): Group {
  const group = new Group();
  const holes = drilled.map(({ x, y }) => circle(x, y, 0.55, 20));
  const blade = new Mesh(cutSheet(outer, 3.2, 0.3, [opening, ...holes]), [face(colours), plastic(colours.edge)]);
  blade.position.z = -1.6;
  group.add(blade);
  const rimLine = outer.filter(({ y }) => y > handle + 11).map(({ x, y }): Point => [x, y, 0]);
  const start = rimLine.findIndex((point, n) => n > 0 && point[0] < 0 && (rimLine[n - 1]?.[0] ?? 0) > 0);
  if (start >= 0) {
    const guard = new Mesh(cord(rimLine, 0.62), plastic(colours.edge));
    guard.scale.z = 1.9;
    group.add(guard);
  }
  group.add(woundGrip(handle, 1.75, colours.grip, 8));
  const butt = [
    [0, -0.4],
    [1.7, -0.4],
    [2.1, -0.1],
    [2.1, 0.4],
    [1.8, 0.7],
  ] as const;
  group.add(new Mesh(turned(butt), plastic(colours.edge)));
  const loop: Point[] = [
    [0, 0, 0.4],
    [1.2, -0.8, 1.9],
    [4.6, 1.2, 1.4],
    [6, 5.2, 0.2],
    [4.8, 8.4, 0.4],
    [2.9, 7.2, 1.2],
    [2.6, 3.4, 1.9],
    [1, -0.4, 2],
    [0, -0.1, 0.6],
  ];
  group.add(new Mesh(cord(loop, 0.3), fabric(colours.flame, 20)));
  return group;
}
