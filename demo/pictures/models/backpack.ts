import { Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { drawMark } from "../stage/draw-mark.ts";
import { fabric, metal, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { box } from "./bricks.ts";
import { cord, type Point } from "./surface.ts";

export type BackpackColours = { body: Paint; pocket: Paint; trim: Paint; accent: Paint };

/** A soft bag: a rounded box, wider at the bottom and fuller in the middle. */
function bag(wide: number, high: number, deep: number, round: number, taper: number): RoundedBoxGeometry {
  const shape = new RoundedBoxGeometry(wide, high, deep, 10, round);
  const at = shape.getAttribute("position");
  for (let n = 0; n < at.count; n += 1) {
    const level = at.getY(n) / high + 0.5;
    const full = 1 + 0.07 * Math.sin(level * Math.PI);
    const sag = 0.02 * Math.sin(at.getX(n) * 1.7 + at.getY(n) * 1.1);
    at.setXYZ(
      n,
      at.getX(n) * (1 - taper * level) * full,
      at.getY(n),
      at.getZ(n) * (1 - taper * 0.7 * level) * full + sag,
    );
  }
  shape.computeVertexNormals();
  return shape;
}

function outline(wide: number, high: number, round: number, z: number): Point[] {
  const points: Point[] = [];
  for (const [cx, cy, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    for (let n = 0; n <= 5; n += 1) {
      const angle = (from + n / 5) * (Math.PI / 2);
      points.push([
        cx * (wide / 2 - round) + Math.cos(angle) * round,
        cy * (high / 2 - round) + Math.sin(angle) * round,
        z,
      ]);
    }
  }
  return points;
}

function label(): Mesh {
  const print = drawnTexture(256, 256, (pen) => {
    pen.fillStyle = palette.cream;
    pen.fillRect(0, 0, 256, 256);
    drawMark(pen, 40, 30, 176, { brick: palette.brick, ball: palette.court, ground: palette.cream });
  });
  return new Mesh(box(1.7, 1.7, 0.16, 0.07), printed(print, null, 0.8));
}

/** A day pack that stands upright and looks toward +z. */
export function backpack(colours: BackpackColours): Group {
  const group = new Group();
  const add = (mesh: Mesh, x: number, y: number, z: number) => {
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  add(new Mesh(bag(10, 14.5, 5.4, 2.3, 0.16), fabric(colours.body, 9)), 0, 7.25, 0);
  add(new Mesh(bag(8.2, 6.4, 2.6, 1.15, 0.06), fabric(colours.pocket, 7)), 0, 4, 2.9);
  for (const side of [-1, 1])
    add(new Mesh(bag(1.9, 5.6, 3.6, 0.85, 0.1), fabric(colours.pocket, 5)), side * 5.05, 3.6, 0);
  // Zips and piping.
  add(new Mesh(cord(outline(6.6, 1.0, 0.48, 0), 0.1, true), metal("steel", 0.4)), 0, 5.9, 4.12).rotation.x = -0.1;
  const arch: Point[] = Array.from({ length: 17 }, (_, n) => {
    const angle = Math.PI * (n / 16);
    return [Math.cos(angle) * 4.05, 9 + Math.sin(angle) * 4.1, 2.42 - Math.sin(angle) * 0.62];
  });
  add(new Mesh(cord(arch, 0.13), fabric(colours.trim, 20)), 0, 0, 0.02);
  add(new Mesh(box(0.34, 1.1, 0.2, 0.09), metal("steel")), 3.75, 8.6, 2.75);
  // The loop to carry it by, and the straps behind.
  add(
    new Mesh(
      cord(
        [
          [-1.6, 13.9, -0.6],
          [-1.5, 15.4, -0.7],
          [0, 15.95, -0.7],
          [1.5, 15.4, -0.7],
          [1.6, 13.9, -0.6],
        ],
        0.34,
      ),
      fabric(colours.trim, 12),
    ),
    0,
    0,
    0,
  );
  for (const side of [-1, 1]) {
    const path: Point[] = [
      [1.7, 13.6, -2],
      [2.9, 13.5, -3.6],
      [4.2, 10, -4.7],
      [4.9, 6, -4.2],
      [4.7, 2.2, -2.6],
    ];
    const strap = new Mesh(
      cord(
        path.map(([x, y, z]) => [x * side, y, z]),
        0.6,
      ),
      fabric(colours.trim, 14),
    );
    strap.scale.z = 1;
    group.add(strap);
  }
  // Two belts over the front with their buckles.
  for (const side of [-1, 1]) {
    const belt = add(new Mesh(box(0.85, 4.6, 0.16, 0.07), fabric(colours.accent, 6)), side * 2.35, 8.8, 2.72);
    belt.rotation.x = -0.1;
    add(new Mesh(box(1.2, 0.75, 0.34, 0.12), metal("steel", 0.35)), side * 2.35, 7.5, 3.0);
  }
  const patch = add(label(), 0, 9.9, 2.72);
  patch.rotation.x = -0.09;
  return group;
}
