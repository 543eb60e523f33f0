import { DoubleSide, Group, Mesh, TorusGeometry } from "three";
import { drawMark } from "../stage/draw-mark.ts";
import { enamel, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { cord } from "./surface.ts";
import { turned } from "./turned.ts";

/** An enamel mug with the mark on it, its handle toward +x. */
export function mug(paint: Paint, rim: Paint): Group {
  const ground = palette[paint];
  const print = drawnTexture(1400, 500, (pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 1400, 500);
    for (const x of [-135, 565, 1265])
      drawMark(pen, x, 110, 270, { brick: palette.brick, ball: palette.court, ground });
  });
  const outer = turned([
    [2.26, 0.25],
    [2.3, 4.85],
  ]);
  const wall = printed(print, null, 0.3);
  const inside = enamel(paint);
  inside.side = DoubleSide;
  const cup = new Mesh(outer, wall);
  const bottom = new Mesh(
    turned([
      [0, 0.02],
      [1.9, 0.02],
      [2.12, 0.08],
      [2.25, 0.25],
    ]),
    enamel(rim),
  );
  const lining = new Mesh(
    turned([
      [2.3, 4.85],
      [2.14, 4.8],
      [2.1, 0.5],
      [0, 0.4],
    ]),
    inside,
  );
  const lip = new Mesh(new TorusGeometry(2.22, 0.12, 16, 72), enamel(rim));
  lip.rotation.x = Math.PI / 2;
  lip.position.y = 4.86;
  const handle = new Mesh(
    cord(
      [
        [2.1, 4.1, 0],
        [3.2, 4.15, 0],
        [3.95, 3.4, 0],
        [3.9, 2.1, 0],
        [3.1, 1.25, 0],
        [2.1, 1.1, 0],
      ],
      0.3,
    ),
    enamel(rim),
  );
  const group = new Group();
  group.add(cup, bottom, lining, lip, handle);
  return group;
}
