import type { ActivityKind } from "./activity-kind.ts";

type Flags = {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly priority: number;
  readonly exclusive: boolean;
  readonly stackable: boolean;
};

/** What two promotions do on goods that both apply to. */
export type Relation =
  /** Both count. */
  | "both"
  /** The one counted first counts, the other one does not. */
  | "onlyFirst"
  /** The one counted first prices the SKU while it has units left. */
  | "firstWhileUnits";

/** The engine's steps; kinds of one step share its rules. */
const stepOf: { readonly [Kind in ActivityKind]: number } = {
  flashSale: 1,
  pwp: 2,
  item: 2,
  tier: 3,
  gwp: 3,
  freeShipping: 5,
};

/** Of two promotions the one the engine counts first: by step, offers before item discounts, then priority and code (D-37). */
export function countedFirst<Promotion extends Flags>(
  one: Promotion,
  other: Promotion,
): readonly [Promotion, Promotion] {
  const rank = ({ kind }: Flags) => stepOf[kind] * 2 + (kind === "item" ? 1 : 0);
  const order = rank(one) - rank(other) || one.priority - other.priority || (one.code < other.code ? -1 : 1);
  return order <= 0 ? [one, other] : [other, one];
}

/** What the engine does with two promotions, the one counted first named first, on a line both have reached. */
export function relationOf(first: Flags, second: Flags): Relation {
  if (stepOf[first.kind] !== stepOf[second.kind]) return "both";
  if (first.kind === "flashSale") return "firstWhileUnits";
  // A line is bought along with one offer only, and each offer has lines of its own.
  if (first.kind === "pwp" && second.kind === "pwp") return "both";
  if (first.exclusive) return "onlyFirst";
  if (stepOf[first.kind] === stepOf.item) return first.stackable || second.stackable ? "both" : "onlyFirst";
  return "both";
}
