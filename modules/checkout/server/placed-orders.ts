import type { StartedPayment } from "#modules/payment/server/index.ts";

/** The orders of one checkout and their common payment. */
export type PlacedOrders = {
  readonly orderCodes: readonly string[];
  readonly paymentReference: string;
  readonly totalAmount: number;
  readonly channelCode: string | null;
  readonly payer: { readonly name: string; readonly email: string; readonly mobile: string; readonly owner: string };
  /** Payment deadline as ISO time; null: none. */
  readonly expiresAt: string | null;
};

/** `started` is null when an earlier request has placed the orders and opened their payment. */
export type WrittenOrders = { readonly placed: PlacedOrders; readonly started: StartedPayment | null };
