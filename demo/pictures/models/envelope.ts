import { ExtrudeGeometry, Group, Mesh, Shape, Vector2 } from "three";
import { drawMark } from "../stage/draw-mark.ts";
import { paperboard, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { box } from "./bricks.ts";

const wide = 13;
const high = 8.4;

function sheet(points: readonly (readonly [number, number])[], thickness: number): ExtrudeGeometry {
  const shape = new Shape(points.map(([x, y]) => new Vector2(x, y)));
  return new ExtrudeGeometry(shape, {
    depth: thickness,
    bevelEnabled: true,
    bevelSize: 0.06,
    bevelThickness: 0.03,
    bevelSegments: 3,
  });
}

function letter(): Mesh {
  const print = drawnTexture(512, 512, (pen) => {
    pen.fillStyle = "#fffdf8";
    pen.fillRect(0, 0, 512, 512);
    drawMark(pen, 196, 40, 120, { brick: palette.brick, ball: palette.court, ground: "#fffdf8" });
    pen.fillStyle = "#d9cfc0";
    for (const [row, length] of [
      [200, 360],
      [238, 320],
      [276, 350],
      [314, 240],
    ] as const)
      pen.fillRect((512 - length) / 2, row, length, 14);
  });
  return new Mesh(box(wide - 1.4, 9.4, 0.08, 0.03), printed(print, null, 0.95));
}

/** An open envelope standing upright, facing +z, with a letter coming out of it. */
export function envelope(paint: Paint, lining: Paint): Group {
  const half = wide / 2;
  const group = new Group();
  const add = (mesh: Mesh, y: number, z: number) => {
    mesh.position.set(0, y, z);
    group.add(mesh);
    return mesh;
  };
  add(
    new Mesh(
      sheet(
        [
          [-half, 0],
          [half, 0],
          [half, high],
          [-half, high],
        ],
        0.05,
      ),
      paperboard(lining),
    ),
    0.06,
    -0.35,
  );
  const flap = add(
    new Mesh(
      sheet(
        [
          [-half, 0],
          [half, 0],
          [0.7, 4.7],
          [-0.7, 4.7],
        ],
        0.05,
      ),
      paperboard(lining),
    ),
    high + 0.06,
    -0.35,
  );
  flap.rotation.x = -0.35;
  add(letter(), high * 0.62 + 1.2, -0.1);
  for (const side of [-1, 1]) {
    const corner = [
      [side * half, 0],
      [side * half, high],
      [side * 0.6, high * 0.44],
    ] as const;
    add(new Mesh(sheet(side < 0 ? [...corner].reverse() : corner, 0.05), paperboard(paint)), 0.06, 0.12);
  }
  add(
    new Mesh(
      sheet(
        [
          [-half, 0],
          [half, 0],
          [0.8, high * 0.56],
          [-0.8, high * 0.56],
        ],
        0.06,
      ),
      paperboard(paint),
    ),
    0.06,
    0.26,
  );
  return group;
}
