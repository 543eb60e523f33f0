import type { EarnedLevel, EarnedReward } from "./earned-reward.ts";
import { keptOf, type OrderState, type RefundableOrder, sum } from "./line-share.ts";

/** The steps of pricing whose discounts a refund has to know (D-37). */
export const discountSteps = { item: 2, tier: 3, coupon: 4, freeShipping: 5 } as const;

/** One reward of a purchase, with the entries that its orders keep of it. */
export type PurchaseReward = {
  /** Thresholds and levels are the same in every entry. */
  readonly rule: EarnedReward;
  readonly entries: readonly { readonly order: number; readonly entry: EarnedReward }[];
};

/** The rewards of a purchase, each once, in the order in which its orders name them. */
export function rewardsOf(orders: readonly RefundableOrder[]): PurchaseReward[] {
  const found = new Map<string, { rule: EarnedReward; entries: { order: number; entry: EarnedReward }[] }>();
  for (const [order, { earned = [] }] of orders.entries()) {
    for (const entry of earned) {
      const key = `${entry.kind} ${entry.promotionCode}`;
      const known = found.get(key);
      if (known) known.entries.push({ order, entry });
      else found.set(key, { rule: entry, entries: [{ order, entry }] });
    }
  }
  return [...found.values()];
}

/** What a discount of one step took off a line, whole. */
const takenOff = ({ discounts }: RefundableOrder, number: number, steps: readonly number[]): number =>
  sum(discounts.filter(({ step, line }) => line === number && steps.includes(step)).map(({ amount }) => amount));

export type Counted = { readonly amount: number; readonly counted: number };

/** What the kept pieces of an entry's lines count, in rupiah after these steps and towards the threshold. */
function keptBy(state: OrderState, { lines, byPieces }: EarnedReward, steps: readonly number[]): Counted {
  const amount = sum(
    lines.map((number) => {
      const line = state.lines[number];
      return line ? keptOf(state, number, line.productAmount - takenOff(state, number, steps)) : 0;
    }),
  );
  const quantities = sum(lines.map((number) => (state.lines[number]?.quantity ?? 0) - (state.back[number] ?? 0)));
  return { amount, counted: byPieces ? quantities : amount };
}

/** Tiers, gifts and delivery use line prices after item promotions; a coupon uses prices after tiers too. */
const stepsBefore = ({ kind }: EarnedReward): readonly number[] =>
  kind === "coupon" ? [discountSteps.item, discountSteps.tier] : [discountSteps.item];

const withNothingBack = (state: OrderState): OrderState => ({ ...state, back: state.lines.map(() => 0) });

/** What all orders of a purchase count for a reward: as they stand, or as they were placed. */
export function countedFor(
  states: readonly OrderState[],
  { rule, entries }: PurchaseReward,
  when: "now" | "placed",
): Counted & { readonly elsewhere: number } {
  const steps = stepsBefore(rule);
  const at = entries.flatMap(({ order, entry }) => {
    const state = states[order];
    return state
      ? [{ entry, now: keptBy(state, entry, steps), placed: keptBy(withNothingBack(state), entry, steps) }]
      : [];
  });
  const total = (key: "amount" | "counted") => sum(at.map((one) => one[when][key]));
  // Rewards that older orders counted elsewhere, without an entry, stay unchanged.
  const untold = (key: "amount" | "counted") =>
    Math.max(0, ...at.map(({ entry, placed }) => entry.elsewhere[key] + placed[key])) -
    sum(at.map(({ placed }) => placed[key]));
  const elsewhere = Math.max(0, untold("amount"));
  return { amount: total("amount"), counted: total("counted") + Math.max(0, untold("counted")), elsewhere };
}

/** The highest level that is reached. */
export const levelAt = ({ levels }: EarnedReward, counted: number): EarnedLevel | undefined =>
  levels.filter(({ threshold }) => threshold <= counted).sort((one, other) => other.threshold - one.threshold)[0];
