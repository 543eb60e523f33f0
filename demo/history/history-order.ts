import type { Locale } from "#kit/core/locale.ts";
import type { OrderAddress, OrderDraft } from "#modules/order/contract/order-draft.ts";
import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import { orderTransitions } from "#modules/order/contract/order-transitions.ts";
import type { HistoryCustomer } from "./customers.ts";
import type { HistoryStep } from "./history-steps.ts";
import type { PricedOrder } from "./price-order.ts";
import type { HistoryChannel } from "./store/history-shop.ts";

/** An order of the history with everything its rows are made of. */
export type HistoryOrder = PricedOrder & {
  readonly code: string;
  readonly reference: string;
  readonly customer: HistoryCustomer;
  readonly placedAt: Date;
  readonly sourceCode: string;
  /** Null for home delivery. */
  readonly store: OrderDraft["store"];
  /** Null for pickup, as are courier and days. */
  readonly address: OrderAddress | null;
  readonly service: string | null;
  readonly days: readonly [from: number, to: number] | null;
  readonly channel: HistoryChannel;
  readonly locale: Locale;
  readonly steps: readonly HistoryStep[];
};

type StepOf<Kind extends HistoryStep["kind"]> = Extract<HistoryStep, { kind: Kind }>;

export const stepsOf = <Kind extends HistoryStep["kind"]>({ steps }: HistoryOrder, kind: Kind): StepOf<Kind>[] =>
  steps.filter((step): step is StepOf<Kind> => step.kind === kind);

/** When an order took a transition; null when it did not. */
export const momentOf = (order: HistoryOrder, ...transitions: readonly string[]): Date | null =>
  stepsOf(order, "order").find(({ transition }) => transitions.includes(transition))?.at ?? null;

/** The transitions of an order with the status before and after each. */
export function transitionsOf(order: HistoryOrder) {
  let from: OrderStatus = "awaitingPayment";
  return stepsOf(order, "order").map((step) => {
    const before = from;
    from = orderTransitions[step.transition].to;
    return { ...step, from: before, to: from };
  });
}

export const statusOf = (order: HistoryOrder): OrderStatus => transitionsOf(order).at(-1)?.to ?? "awaitingPayment";
