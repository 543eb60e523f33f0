import type { ActivityKind } from "./activity-kind.ts";

type Flags = {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly priority: number;
  readonly exclusive: boolean;
  readonly stackable: boolean;
};

/** How two promotions combine on goods in the scope of both. */
export type Relation =
  /** Both apply. */
  | "both"
  /** Only the first one in engine order applies. */
  | "onlyFirst"
  /** The first one in engine order prices the SKU while it has units left. */
  | "firstWhileUnits";

/** The engine's steps; kinds of one step share their rules. */
const stepOf: { readonly [Kind in ActivityKind]: number } = {
  flashSale: 1,
  pwp: 2,
  item: 2,
  tier: 3,
  gwp: 3,
  freeShipping: 5,
};

/** Sorts two promotions into engine order: by step, offers before item discounts, then priority and code (D-37). */
export function countedFirst<Promotion extends Flags>(
  one: Promotion,
  other: Promotion,
): readonly [Promotion, Promotion] {
  const rank = ({ kind }: Flags) => stepOf[kind] * 2 + (kind === "item" ? 1 : 0);
  const order = rank(one) - rank(other) || one.priority - other.priority || (one.code < other.code ? -1 : 1);
  return order <= 0 ? [one, other] : [other, one];
}

/** How the engine combines two promotions, given in engine order, on a line that reaches both. */
export function relationOf(first: Flags, second: Flags): Relation {
  if (stepOf[first.kind] !== stepOf[second.kind]) return "both";
  if (first.kind === "flashSale") return "firstWhileUnits";
  // A line belongs to at most one add-on offer.
  if (first.kind === "pwp" && second.kind === "pwp") return "both";
  if (first.exclusive) return "onlyFirst";
  if (stepOf[first.kind] === stepOf.item) return first.stackable || second.stackable ? "both" : "onlyFirst";
  return "both";
}
