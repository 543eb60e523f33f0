import { Group, Mesh, PlaneGeometry, type Texture } from "three";
import { plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { slab } from "../joined.ts";

const kept = new Map<string, Texture>();

/** Four petals around a dot, again and again, as on Javanese cloth. */
function petals(columns: number, rows: number, ground: Paint, petal: Paint, dot: Paint): Texture {
  const name = [columns, rows, ground, petal, dot].join(" ");
  const known = kept.get(name);
  if (known) return known;
  const side = Math.floor(512 / columns);
  const texture = drawnTexture(side * columns, side * rows, (pen) => {
    pen.fillStyle = palette[ground];
    pen.fillRect(0, 0, side * columns, side * rows);
    for (let n = 0; n < columns * rows; n += 1) {
      pen.save();
      pen.translate(((n % columns) + 0.5) * side, (Math.floor(n / columns) + 0.5) * side);
      for (let leaf = 0; leaf < 4; leaf += 1) {
        pen.rotate(Math.PI / 2);
        pen.fillStyle = palette[petal];
        pen.beginPath();
        pen.ellipse(side * 0.24, side * 0.24, side * 0.28, side * 0.13, Math.PI / 4, 0, Math.PI * 2);
        pen.fill();
        pen.fillStyle = palette[ground];
        pen.beginPath();
        pen.arc(side * 0.24, side * 0.24, side * 0.035, 0, Math.PI * 2);
        pen.fill();
      }
      pen.fillStyle = palette[dot];
      pen.beginPath();
      pen.arc(0, 0, side * 0.07, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  });
  kept.set(name, texture);
  return texture;
}

/** A panel of patterned tiles; its middle is the origin and it looks toward +z. */
export function batikPanel(
  columns: number,
  rows: number,
  paints: readonly [ground: Paint, petal: Paint, dot: Paint],
): Group {
  const group = new Group();
  group.add(new Mesh(slab([columns, rows, 0.2], [0, 0, 0], 0.05), plastic(paints[0])));
  const face = new Mesh(
    new PlaneGeometry(columns - 0.06, rows - 0.06),
    printed(petals(columns, rows, ...paints), null, 0.5),
  );
  face.position.z = 0.11;
  group.add(face);
  return group;
}
