import { Box3, Group, type Object3D, Vector3 } from "three";
import { looks } from "../products/looks.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";

/** How a thing is brought into a scene. */
export type Placing = {
  /** Degrees around its upright axis. */
  readonly turn?: number;
  /** Degrees about x, y and z, before it is set down. */
  readonly tip?: readonly [number, number, number];
  /** How high its lowest point hangs over the floor. */
  readonly lift?: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Brings things to a size (their largest extent), sets them down with their middle at x and z, and turns them. */
export function staged(
  things: readonly Object3D[],
  [x, z]: readonly [number, number],
  size: number,
  { turn = 0, tip = [0, 0, 0], lift = 0 }: Placing = {},
): Group {
  const tipped = new Group();
  tipped.add(...things);
  tipped.rotation.set(radians(tip[0]), radians(tip[1]), radians(tip[2]));
  const measured = new Group();
  measured.add(tipped);
  const box = new Box3().setFromObject(measured, true);
  const middle = box.getCenter(new Vector3());
  const extent = box.getSize(new Vector3());
  const scale = size / Math.max(extent.x, extent.y, extent.z);
  measured.scale.setScalar(scale);
  measured.position.set(-middle.x * scale, lift - box.min.y * scale, -middle.z * scale);
  const placed = new Group();
  placed.add(measured);
  placed.position.set(x, 0, z);
  placed.rotation.y = radians(turn);
  return placed;
}

/** A product of the shop as one of its pictures arranges it; the first by default. */
export type Borrowed = Placing & { readonly view?: 1 | 2 | 3 };

/** Lends the shop's products to a scene: by code, colour, place on the floor and size. */
export function stock(random: Random) {
  return (code: string, colour: Paint, at: readonly [number, number], size: number, how: Borrowed = {}): Group => {
    const look = looks.find((candidate) => candidate.code === code);
    const arrange = look?.colours[colour];
    if (!arrange) throw new Error(`no product is called ${code} in ${colour}`);
    const things = arrange(random);
    const anew = look.views?.[(how.view ?? 1) - 1]?.arrange;
    return staged(anew ? anew(things, random) : things, at, size, how);
  };
}
