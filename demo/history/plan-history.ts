import type { Locale } from "#kit/core/locale.ts";
import type { HistoryCustomer } from "./customers.ts";
import type { Outcome } from "./history-steps.ts";
import { orderDay, orderMoment } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";

/** How far the history goes back. */
export const historyDays = 90;

export type PlannedOrder = {
  readonly customer: HistoryCustomer;
  readonly placedAt: Date;
  readonly outcome: Outcome;
  readonly channelCode: string;
  readonly locale: Locale;
  readonly isPickup: boolean;
  /** The number of different products. */
  readonly products: number;
};

const byTransfer = [
  ["VA_BCA", 8],
  ["VA_MANDIRI", 4],
  ["VA_BNI", 3],
  ["VA_BRI", 3],
] as const;
const atOnce = [
  ["QRIS", 7],
  ["WALLET_GOPAY", 5],
  ["WALLET_SHOPEEPAY", 2],
  ["CARD", 5],
] as const;
export const historyChannels: readonly string[] = [
  ...byTransfer.map(([code]) => code),
  ...atOnce.map(([code]) => code),
  "COD",
];

/** Outcomes of orders that have had time for all of them. */
const outcomes: readonly (readonly [outcome: Outcome, weight: number])[] = [
  ["received", 60],
  ["collected", 13],
  ["expired", 8],
  ["cancelledByShopper", 5],
  ["cancelledByStaff", 2],
  ["cancelledPaid", 5],
  ["returned", 7],
];

/**
 * The orders of three months, some of them of today. Orders of the last two days are paid: an unpaid one would need a live charge at
 * the gateway.
 */
export function planHistory(
  random: RandomChoices,
  customers: readonly HistoryCustomer[],
  { orders, now }: { readonly orders: number; readonly now: Date },
): PlannedOrder[] {
  // Some customers order often.
  const regulars = customers.map(
    (customer, number) => [customer, customer.userCode === null ? 1 : number % 4 === 0 ? 4 : 2] as const,
  );
  return Array.from({ length: orders }, (_, number) => {
    const daysAgo = number < 6 ? 0 : number < 12 ? 1 : orderDay(random, now, historyDays);
    const placedAt = orderMoment(random, now, daysAgo);
    const isRecent = daysAgo < 3;
    const outcome: Outcome = isRecent ? (random.chance(0.8) ? "received" : "collected") : random.weighted(outcomes);
    const isUnpaid = outcome === "expired" || outcome.startsWith("cancelledBy");
    const isPickup = outcome === "collected" || (isUnpaid && random.chance(0.2));
    const customer = random.weighted(regulars);
    const mayBeCash = outcome === "received" && customer.userCode !== null && random.chance(0.2);
    return {
      customer,
      placedAt,
      outcome,
      channelCode: mayBeCash
        ? "COD"
        : random.weighted(isUnpaid ? byTransfer : daysAgo < 2 ? atOnce : [...byTransfer, ...atOnce]),
      locale: random.chance(0.85) ? ("id-ID" as const) : ("en-US" as const),
      isPickup,
      products: random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ] as const),
    };
  }).sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}
