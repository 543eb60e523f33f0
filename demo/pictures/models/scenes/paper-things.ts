import { DoubleSide, Group, Mesh, PlaneGeometry, type Texture } from "three";
import { paperboard, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { slab } from "../joined.ts";
import { type Point, surface } from "../surface.ts";

/** A sheet of paper on the floor, one corner a little up. */
export function sheet(wide: number, deep: number, paint: Paint = "white"): Mesh {
  const paper = paperboard(paint);
  paper.side = DoubleSide;
  const at = (u: number, v: number): Point => {
    const corner = Math.max(0, u + v - 1.55);
    return [(u - 0.5) * wide, 0.06 + corner ** 2 * 4, (v - 0.5) * deep];
  };
  return new Mesh(surface(24, 24, at), paper);
}

/** A sheet that lies on the table and bends up behind a thing, as in a small studio. */
export function sweep(wide: number, deep: number, tall: number, paint: Paint = "white"): Mesh {
  const paper = paperboard(paint);
  paper.side = DoubleSide;
  const radius = Math.min(deep, tall) * 0.55;
  const flat = deep - radius;
  const arc = (radius * Math.PI) / 2;
  const length = flat + arc + (tall - radius);
  const at = (u: number, v: number): Point => {
    const x = (v - 0.5) * wide;
    const way = u * length;
    if (way < flat) return [x, 0.08, deep / 2 - way];
    if (way < flat + arc) {
      const angle = (way - flat) / radius;
      return [x, 0.08 + radius * (1 - Math.cos(angle)), deep / 2 - flat - radius * Math.sin(angle)];
    }
    return [x, 0.08 + radius + (way - flat - arc), -deep / 2];
  };
  return new Mesh(surface(60, 4, at), paper);
}

const scales = new Map<string, Texture>();

function ticks(centimetres: number, board: Paint, ink: Paint): Texture {
  const name = [centimetres, board, ink].join(" ");
  const kept = scales.get(name);
  if (kept) return kept;
  const [width, height] = [1024, 92];
  const texture = drawnTexture(width, height, (pen) => {
    pen.fillStyle = palette[board];
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = palette[ink];
    pen.font = 'bold 24px "Liberation Sans", sans-serif';
    pen.textAlign = "center";
    const step = (width - 40) / centimetres;
    for (let n = 0; n <= centimetres * 2; n += 1) {
      const x = 20 + (n * step) / 2;
      pen.fillRect(x - 1.5, 0, 3, n % 2 ? 18 : 32);
      if (n % 2 === 0) pen.fillText(String(n / 2), x, 66);
    }
  });
  scales.set(name, texture);
  return texture;
}

/** A ruler lying along x. */
export function ruler(long: number, centimetres: number, board: Paint = "sun", ink: Paint = "ink"): Group {
  const wide = long * 0.085;
  const group = new Group();
  group.add(new Mesh(slab([long, 0.24, wide], [0, 0.16, 0], 0.06), paperboard(board)));
  const face = new Mesh(
    new PlaneGeometry(long - 0.1, wide - 0.08),
    printed(ticks(centimetres, board, ink), null, 0.55),
  );
  face.rotation.x = -Math.PI / 2;
  face.position.y = 0.29;
  group.add(face);
  return group;
}
