import { type BufferGeometry, Mesh, PlaneGeometry, type Texture, TorusGeometry } from "three";
import { printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { cord, type Point } from "../surface.ts";
import { type Part, part } from "./part.ts";
import { box, dome, drum } from "./shapes.ts";

/** Which way a small part looks, as a turn of something made to look upward. */
export const facing = {
  front: [0, 0, -Math.PI / 2],
  back: [0, 0, Math.PI / 2],
  right: [Math.PI / 2, 0, 0],
  left: [-Math.PI / 2, 0, 0],
  up: [0, 0, 0],
} as const satisfies Record<string, Point>;

export type Facing = keyof typeof facing;

/** A lamp: a round plate and a shining lens. */
export function lamp(at: Point, look: Facing, lens: Paint, radius = 0.42, ring: Paint = "steel"): Part[] {
  return [
    part(drum(radius, 0.2), ring, at, { turn: facing[look] }),
    part(dome(radius * 0.78, radius * 0.4).translate(0, 0.1, 0), lens, at, { turn: facing[look], finish: "enamel" }),
  ];
}

/** Thin bars one above another on a dark plate: a radiator or a vent. It looks forward. */
export function grille(at: Point, wide: number, high: number, bars: number, paint: Paint = "steel"): Part[] {
  const step = high / bars;
  return [
    part(box(0.16, high, wide), "charcoal", at),
    ...Array.from({ length: bars }, (_, n) =>
      part(box(0.2, step * 0.5, wide - 0.1, 0.03), paint, [at[0] + 0.06, at[1] - high / 2 + step * (n + 0.5), at[2]]),
    ),
  ];
}

/** A bar of constant thickness through some points: rails, handles and pipes. */
export const pipe = (points: readonly Point[], radius: number, paint: Paint, closed = false): Part =>
  part(cord(points, radius, closed), paint);

/** A straight rod between two points. */
export function bar(from: Point, to: Point, radius: number, paint: Paint, finish: Part["finish"] = "plastic"): Part {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(x, y, z);
  const shape = drum(radius, length)
    .rotateZ(-Math.acos(y / length))
    .rotateY(Math.atan2(-z, x));
  return part(shape, paint, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], { finish });
}

/** A ring seen along z: portholes, steering wheels, lifebuoys. */
export const ring = (radius: number, thick: number): BufferGeometry => new TorusGeometry(radius, thick, 12, 36);

/** A porthole that looks along +z. */
export const porthole = (
  at: Point,
  radius: number,
  frame: Paint,
  pane: Paint = "navy",
  turn: Point = [0, 0, 0],
): Part[] => [
  part(ring(radius, radius * 0.24), frame, at, { turn }),
  part(dome(radius, radius * 0.3).rotateX(Math.PI / 2), pane, at, { turn, finish: "enamel" }),
];

const prints = new Map<string, Texture>();

export type LabelPlan = {
  readonly words: string;
  readonly wide: number;
  readonly high: number;
  readonly paper: Paint;
  readonly ink: Paint;
};

/** A printed plate with words; it looks along +z and is moved by its owner. */
export function label({ words, wide, high, paper, ink }: LabelPlan, at: Point, turn = 0): Mesh {
  const name = [words, wide, high, paper, ink].join(" ");
  const texture =
    prints.get(name) ??
    drawnTexture(512, Math.round((512 * high) / wide), (pen) => {
      const { width, height } = pen.canvas;
      pen.fillStyle = palette[paper];
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = palette[ink];
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.font = `bold ${height * 0.74}px Liberation Sans, Arial, sans-serif`;
      pen.fillText(words, width / 2, height * 0.54, width * 0.92);
    });
  prints.set(name, texture);
  const mesh = new Mesh(new PlaneGeometry(wide, high), printed(texture, null, 0.4));
  mesh.position.set(...at);
  mesh.rotation.y = turn;
  return mesh;
}
