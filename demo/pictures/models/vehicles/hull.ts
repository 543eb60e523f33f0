import { type BufferGeometry, Path, Shape, Vector2 } from "three";
import type { Paint } from "../../stage/palette.ts";
import { plate } from "../bricks.ts";
import { block, type Piece } from "./build.ts";
import { type Part, part } from "./part.ts";
import { type Outline, sheet, slab } from "./shapes.ts";

export type HullPlan = {
  readonly from: number;
  readonly to: number;
  /** Half the width at a share of the length, from the stern (0) to the bow (1). */
  readonly half: (share: number) => number;
  /** One layer of bricks each, from the keel up. */
  readonly layers: readonly Paint[];
  /** How much narrower each lower layer is, in studs on every side. */
  readonly flare?: number;
  readonly deck: Paint;
  readonly bulwark?: Paint;
};

/** A full stern and a rounded bow: the plan of most working boats. */
export const working =
  (half: number, fineness = 0.55) =>
  (share: number) =>
    share < fineness
      ? half * (0.86 + 0.14 * Math.sin((share / fineness) * (Math.PI / 2)))
      : half * Math.sqrt(Math.max(0, 1 - ((share - fineness) / (1 - fineness)) ** 2));

function outline({ from, to, half }: HullPlan, inset: number): Outline {
  const steps = 28;
  const [a, b] = [from + inset, to - inset * 2.2];
  const side = Array.from({ length: steps + 1 }, (_, n) => {
    const share = n / steps;
    return [a + (b - a) * share, Math.max(0.02, half(share) - inset)] as const;
  });
  return [
    ...side,
    ...side
      .map(([x, z]) => [x, -z] as const)
      .reverse()
      .slice(1),
  ];
}

function wallAround(plan: HullPlan, high: number): BufferGeometry {
  const flat = (points: Outline) => points.map(([x, z]) => new Vector2(x, -z));
  const ring = new Shape(flat(outline(plan, 0)));
  ring.holes.push(new Path(flat(outline(plan, 0.5))));
  return slab(ring, high, 0.05)
    .rotateX(-Math.PI / 2)
    .translate(0, high / 2, 0);
}

/** A hull in layers of bricks with a studded deck inside its bulwark; `top` is the deck's height in plates. */
export function hull(plan: HullPlan): { pieces: Piece[]; parts: Part[]; top: number } {
  const { layers, flare = 0.3, from, to, half, deck, bulwark } = plan;
  const parts = layers.map((paint, n) =>
    part(sheet(outline(plan, (layers.length - 1 - n) * flare), 3 * plate - 0.02, 0.06), paint, [0, n * 3 * plate, 0]),
  );
  const top = layers.length * 3 + 1;
  if (bulwark) parts.push(part(wallAround(plan, 4 * plate), bulwark, [0, (top - 1) * plate, 0]));
  const pieces: Piece[] = [];
  for (let x = Math.ceil(from); x < to; x += 1) {
    const ends = [x, x + 1].map((at) => half((at - from) / (to - from)));
    const wide = Math.floor((Math.min(...ends) - (bulwark ? 0.55 : 0.1)) * 2);
    if (wide >= 1) pieces.push(block(deck, [x, top - 1, -wide / 2], [1, 1, wide]));
  }
  return { pieces, parts, top };
}
