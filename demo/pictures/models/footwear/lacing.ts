import { Group, type Material, Mesh, TorusGeometry, Vector3 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { cord, type Point, profile, smoothstep } from "../surface.ts";
import { type ClothKind, clothOf, foam } from "./cloths.ts";
import { footLength, type Last, turnOf } from "./last.ts";
import { scaled, sheet, strap } from "./shapes.ts";

/** The line the tongue's middle follows, seen from the side: `s` from under the vamp (0) to its free end (1). */
function tongueLine(last: Last) {
  const [back, front] = last.build.throat;
  const ridge = (t: number) => last.bed(t) - 0.3 + last.edge(t).y + 0.3;
  const xOf = (t: number) => (t - 0.5) * footLength;
  const slope = (ridge(back + 0.03) - ridge(back + 0.13)) / (0.1 * footLength);
  const rise = 0.9 + slope * 0.55;
  const places = [front + 0.03, front - 0.03, front - (front - back) * 0.35, front - (front - back) * 0.7, back + 0.02];
  const shares = [0, 0.12, 0.32, 0.55, 0.76];
  const x = profile(...places.map((t, n) => [shares[n] ?? 0, xOf(t)] as const), [1, xOf(back) - 0.75 + slope * 0.12]);
  const y = profile(...places.map((t, n) => [shares[n] ?? 0, ridge(t) - (n === 0 ? 0.25 : 0.06)] as const), [
    1,
    ridge(back + 0.02) + rise,
  ]);
  return { x, y };
}

/** The tongue: a soft strip under the laces that stands out above the collar. */
export function tongue(last: Last, kind: ClothKind, paint: Paint, badge: Paint): Group {
  const { x, y } = tongueLine(last);
  const group = new Group();
  const wide = profile([0, 0.75], [0.4, 1.0], [0.76, 1.22], [0.92, 1.34], [1, 1.2]);
  const thick = (u: number) => 0.1 + (0.1 + last.build.padding * 0.55) * smoothstep(0.55, 0.9, u);
  const at = (u: number, z: number, off: number): Point => {
    const [dx, dy] = [x(u + 0.01) - x(u - 0.01), y(u + 0.01) - y(u - 0.01)];
    const length = Math.hypot(dx, dy) || 1;
    const arch = 0.2 * z * z * (1 - 0.4 * smoothstep(0.7, 1, u));
    const away = off - arch;
    return [x(u) + (dy / length) * away, y(u) - (dx / length) * away, last.middle(0.5) * 0.4 + z];
  };
  const pad = scaled(
    70,
    36,
    (u, v) => {
      const angle = v * Math.PI * 2;
      const end = Math.sqrt(Math.max(0, 1 - smoothstep(0.9, 1, u) ** 2.2));
      const flat = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;
      const z = flat(Math.cos(angle), 0.55) * wide(u) * (0.5 + 0.5 * end) * (u > 0.999 ? 0.75 : 1);
      return at(u, z, flat(Math.sin(angle), 0.75) * thick(u) * end);
    },
    3,
    2,
  );
  group.add(sheet(pad, clothOf(kind, paint)));
  const label = scaled(10, 10, (u, v) => at(0.83 + u * 0.11, (v - 0.5) * 1.1, thick(0.85) + 0.03), 1, 1);
  group.add(sheet(label, foam(badge, 0.5)));
  const bar = scaled(4, 8, (u, v) => at(0.865 + u * 0.035, (v - 0.5) * 0.6, thick(0.85) + 0.05), 1, 1);
  group.add(sheet(bar, foam(paint, 0.6)));
  return group;
}

export type Lacing = { rows: number; paint: Paint; eyelet: "metal" | Paint; flat: number; bow: boolean };

/** Laces crossed from eyelet to eyelet, and their bow. */
export function laces(last: Last, { rows, paint, eyelet, flat, bow }: Lacing): Group {
  const [back, front] = last.build.throat;
  const group = new Group();
  const cloth: Material = fabric(paint, 2);
  const step = (front - 0.05 - back) / (rows - 1);
  const place = (row: number) => front - 0.032 - row * step;
  const hole = (row: number, side: number, out: number) => last.upper(turnOf(place(row), side), 0.905, out);
  const middle = (row: number, out: number): Point => {
    const t = place(row);
    return [(t - 0.5) * footLength, last.bed(t) + last.edge(t).y + out, last.middle(t) * 0.8];
  };
  const skyward = () => new Vector3(0.35, 1, 0);
  const ribbons = [];
  for (let row = 0; row < rows; row += 1) {
    for (const side of [1, -1]) {
      if (row === rows - 1) continue;
      const lift = side > 0 ? 0.16 : 0.1;
      const points: Point[] = [
        hole(row, side, 0.03),
        hole(row, side, 0.16),
        last.upper(turnOf(place(row) - step * 0.16, side), 0.985, lift),
        middle(row + 0.5, lift),
        last.upper(turnOf(place(row) - step * 0.84, -side), 0.985, lift + 0.02),
        hole(row + 1, -side, 0.14),
        hole(row + 1, -side, 0.02),
      ];
      ribbons.push(strap(points, flat, 0.11, skyward));
    }
  }
  const bar = [1, 0.5, 0, -0.5, -1].map((z) =>
    z === 0 ? middle(0, 0.14) : last.upper(turnOf(place(0), Math.sign(z)), Math.abs(z) === 1 ? 0.905 : 0.985, 0.13),
  );
  ribbons.push(strap(bar, flat, 0.11, skyward));
  if (bow) ribbons.push(...bowOf(middle(rows - 1, 0.2), flat));
  group.add(new Mesh(mergeGeometries(ribbons), cloth));
  group.add(eyelets(last, rows, (row, side) => [hole(row, side, 0.085), hole(row, side, 0.3)], eyelet));
  if (bow) group.add(...aglets(middle(rows - 1, 0.2)));
  return group;
}

function eyelets(
  _last: Last,
  rows: number,
  at: (row: number, side: number) => readonly [Point, Point],
  kind: "metal" | Paint,
): Mesh {
  const rings = [];
  for (let row = 0; row < rows; row += 1) {
    for (const side of [1, -1]) {
      const [from, to] = at(row, side);
      const ring = new TorusGeometry(0.14, 0.045, 6, 14);
      ring.lookAt(new Vector3(...to).sub(new Vector3(...from)));
      ring.translate(...from);
      rings.push(ring);
    }
  }
  return new Mesh(mergeGeometries(rings), kind === "metal" ? metal("steel", 0.3) : plastic(kind));
}

const loop: readonly Point[] = [
  [0, 0, 0.05],
  [0.05, 0.3, 0.5],
  [0.22, 0.28, 1.1],
  [0.42, -0.12, 1.62],
  [0.6, -0.5, 1.72],
  [0.62, -0.42, 1.4],
  [0.36, 0.02, 0.75],
  [0.1, 0.08, 0.1],
];
const tail: readonly Point[] = [
  [0, 0, 0.05],
  [0.25, 0.16, 0.4],
  [0.62, 0.02, 0.85],
  [1.0, -0.4, 1.28],
  [1.25, -0.85, 1.62],
];

const placed = (points: readonly Point[], [x, y, z]: Point, side: number): Point[] =>
  points.map(([px, py, pz]) => [x + px, y + py, z + pz * side]);

function bowOf(at: Point, flat: number) {
  const sky = () => new Vector3(0.2, 1, 0);
  const [x, y, z] = at;
  const knot = strap(
    [
      [x - 0.16, y - 0.06, z],
      [x - 0.04, y + 0.12, z],
      [x + 0.14, y + 0.1, z],
      [x + 0.24, y - 0.08, z],
    ],
    0.42,
    0.2,
    () => new Vector3(0.2, 1, 0.05),
  );
  return [
    knot,
    ...[1, -1].flatMap((side) => [
      strap(placed(loop, at, side), flat * 0.9, 0.1, sky, 44),
      strap(placed(tail, at, side), flat * 0.9, 0.1, sky, 26),
    ]),
  ];
}

function aglets(at: Point): Mesh[] {
  return [1, -1].map((side) => {
    const [a, b] = placed(tail, at, side).slice(-2);
    const [from, to] = [new Vector3(...(a ?? at)), new Vector3(...(b ?? at))];
    const end = to.clone().add(to.clone().sub(from).multiplyScalar(0.55));
    return new Mesh(
      cord(
        [
          [to.x, to.y, to.z],
          [end.x, end.y, end.z],
        ],
        0.085,
      ),
      plastic("ink"),
    );
  });
}

/** A loop of tape at the heel to pull the shoe on by. */
export function heelLoop(last: Last, paint: Paint): Mesh {
  const low = last.upper(0, 0.78, 0.08);
  const high = last.upper(0, 1, 0.1);
  const points: Point[] = [
    low,
    [high[0] - 0.1, (low[1] + high[1]) / 2 + 0.2, 0],
    [high[0] - 0.12, high[1] + 0.5, 0],
    [high[0] + 0.3, high[1] + 0.62, 0],
    [high[0] + 0.5, high[1] + 0.1, 0],
  ];
  return new Mesh(
    strap(points, 0.62, 0.1, () => new Vector3(-1, 0.4, 0)),
    fabric(paint, 2),
  );
}

/** A block on the heel, such as a moulded tab. */
export const heelTab = (last: Last, paint: Paint): Mesh => {
  const [x, y] = last.upper(0, 0.86, 0.12);
  const tab = new Mesh(box(0.24, 0.9, 0.9, 0.1), foam(paint, 0.45));
  tab.position.set(x, y, 0);
  return tab;
};
