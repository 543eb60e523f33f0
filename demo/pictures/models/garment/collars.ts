import { Group, Mesh, TorusGeometry } from "three";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { type Point, smoothstep, surface } from "../surface.ts";
import { clothMesh, type Edge, laid, mirrored, type Piece, type Spot, type Terrain, through } from "./cloth.ts";
import type { TopPieces } from "./top-cut.ts";
import { buttons, drawstring, seam } from "./trims.ts";

type Ring = { inner: Edge; outer: Edge; level: number; high: number; paint: Paint; creases?: number };

/** Cloth standing around the neck, from one side of the front over the back to the other. */
function ring(terrain: Terrain, { inner, outer, level, high, paint, creases = 0 }: Ring): Group {
  const group = new Group();
  const shape = surface(140, 22, (u, v): Point => {
    const [a, b] = [inner(u), outer(u)];
    const [x, z] = [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v];
    const end = Math.sqrt(Math.min(1, 9 * u, 9 * (1 - u)));
    const body = Math.sin((0.08 + 0.9 * v) * Math.PI) ** 0.6;
    const crease = creases * Math.sin(u * 31 + v * 5) * Math.sin(u * 13 + 2) * Math.sin(v * Math.PI);
    const base = Math.max(
      level * (1 - v * 0.8),
      terrain(x, z) * smoothstep(0.1, 0.25, Math.min(u, 1 - u) < 0.25 ? 0.3 : 0),
    );
    return [x, base + (high * body + crease) * (0.35 + 0.65 * end), z];
  });
  const uv = shape.getAttribute("uv");
  for (let n = 0; n < uv.count; n += 1) uv.setXY(n, uv.getX(n) * 4, uv.getY(n) * 0.6);
  group.add(clothMesh(shape, fabric(paint, 7)));
  return group;
}

/** A line over the back of the neck whose left half is given from the front to the middle. */
const around = (...left: readonly Spot[]): Edge => {
  const half = through(...left);
  const other = mirrored(half);
  return (share) => (share < 0.5 ? half(share * 2) : other((1 - share) * 2));
};

/** A hood that lies open above the shoulders, with its strings. */
export function hood(
  pieces: TopPieces,
  terrain: Terrain,
  paint: Paint,
  lining: Paint,
  string: Paint | "none",
): Group[] {
  const { top } = pieces;
  const dip = pieces.neckline(0.5)[1];
  const inner = around([-0.05, dip + 0.3], [-1.1, top + 1.15], [-1.95, top - 0.4], [-1.75, top - 2], [0, top - 2.75]);
  const outer = around([-0.35, dip + 1.25], [-2.5, top + 1.3], [-3.2, top - 0.9], [-2.65, top - 3.1], [0, top - 4.2]);
  const hollow: Piece = (u, v) => {
    const [x, z] = inner(u);
    return [x * (1 - v), z + (top - 0.6 - z) * v];
  };
  const dark = clothMesh(
    laid(
      hollow,
      () => 0.34,
      (_u, v) => 0.56 * (1 - v) ** 2,
      { rows: 60, columns: 14, even: true },
    ),
    fabric(lining, 7),
  );
  const group = new Group();
  group.add(dark, ring(terrain, { inner, outer, level: 0.5, high: 0.85, paint, creases: 0.1 }));
  const over: Terrain = (x, z) => terrain(x, z) + 0.32;
  const rim: Edge = (along) => {
    const share = 0.1 + 0.8 * along;
    const [a, b] = [inner(share), outer(share)];
    return [a[0] + (b[0] - a[0]) * 0.26, a[1] + (b[1] - a[1]) * 0.26];
  };
  if (string !== "none")
    for (const way of [1, -1]) {
      const from: Spot = [way * 0.72, dip + 0.82];
      const eyelet = new Mesh(new TorusGeometry(0.15, 0.05, 8, 18), metal("steel", 0.3));
      eyelet.rotation.x = Math.PI / 2;
      eyelet.position.set(from[0], over(...from) + 0.42, from[1]);
      const fall: Terrain = (x, z) => terrain(x, z) + 0.75 * smoothstep(dip + 2, dip + 0.6, z);
      group.add(
        eyelet,
        drawstring(
          [from, [way * 0.85, dip + 1.5], [way * 0.95, dip + 2.6], [way * (way > 0 ? 0.8 : 1.05), dip + 3.9]],
          fall,
          string,
          "ink",
        ),
      );
    }
  return [group, seam(rim, () => 1.02, paint, [0])];
}

/** A collar of two leaves with a buttoned placket. */
export function poloCollar(pieces: TopPieces, terrain: Terrain, paint: Paint, placket: Paint, button: Paint): Group[] {
  const { top } = pieces;
  const inner = around([-0.12, top + 2], [-1.05, top + 1.1], [-1.6, top + 0.15], [0, top - 0.32]);
  const outer = around([-1.35, top + 2.75], [-2.75, top + 1.45], [-2.35, top - 0.15], [0, top - 0.72]);
  const strip: Piece = (u, v) => [-0.46 + 0.92 * u, top + 5 - 3.2 * v];
  const group = new Group();
  group.add(
    clothMesh(
      laid(strip, terrain, () => 0.06, { rows: 8, columns: 30 }),
      fabric(placket, 7),
    ),
  );
  const edges = [-0.36, 0.36].map(
    (x): Edge =>
      (share) => [x, top + 4.9 - 3 * share],
  );
  group.add(...edges.map((edge) => seam(edge, (x, z) => terrain(x, z) + 0.07, paint, [0])));
  group.add(
    buttons(
      [2.45, 3.4, 4.35].map((z): Spot => [0, top + z]),
      terrain,
      0.12,
      plastic(button),
    ),
  );
  group.add(ring(terrain, { inner, outer, level: 0.42, high: 0.3, paint }));
  return [group];
}

/** A short stand-up collar around a zip. */
export function standCollar(pieces: TopPieces, terrain: Terrain, paint: Paint, lining: Paint): Group[] {
  const { top } = pieces;
  const inner = around([-0.12, top + 1.5], [-1.1, top + 0.9], [-1.5, top - 0.2], [0, top - 0.72]);
  const outer = around([-0.2, top + 2.7], [-1.9, top + 1.75], [-2.35, top + 0.1], [0, top - 1.15]);
  const group = new Group();
  const hollow: Piece = (u, v) => {
    const [x, z] = inner(u);
    return [x * (1 - v), z + (top + 0.3 - z) * v];
  };
  group.add(
    clothMesh(
      laid(hollow, () => 0.25, flat, { rows: 40, columns: 10, even: true }),
      fabric(lining, 7),
    ),
  );
  group.add(ring(terrain, { inner, outer, level: 0.6, high: 0.6, paint, creases: 0.05 }));
  return [group];
}

const flat = () => 0;

/** The wide pocket of a hoodie, open at both slanted sides. */
export function kangarooPocket(pieces: TopPieces, terrain: Terrain, paint: Paint, thread: Paint): Group[] {
  const [low, high] = [pieces.bottom - 1.5, pieces.bottom - 5.3];
  const half = (v: number) => 3.15 - 1.35 * smoothstep(0.35, 1, v);
  const cut: Piece = (u, v) => [(u * 2 - 1) * half(v), low + (high - low) * v];
  const lift = (u: number, v: number) =>
    0.03 + 0.14 * Math.min(1, 14 * u, 14 * (1 - u), 8 * v + 0.3, 8 * (1 - v) + 0.3);
  const group = new Group();
  group.add(clothMesh(laid(cut, terrain, lift, { rows: 60, columns: 40 }), fabric(paint, 7)));
  const raised: Terrain = (x, z) => terrain(x, z) + 0.17;
  const sides = [1, -1].map(
    (way): Edge =>
      (share) => [way * (half(share) - 0.28), low + (high - low) * share],
  );
  const upper: Edge = (share) => [(share * 2 - 1) * 1.8, high + 0.16];
  group.add(...[...sides, upper].map((edge) => seam(edge, raised, thread, [0])));
  return [group];
}
