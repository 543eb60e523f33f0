import type { Transaction } from "kysely";

/**
 * requested: the gateway is asked. manual: it cannot, a person sends it. review: a person decides whether it goes back. done:
 * sent. declined: it stays. withdrawn: the bank took the payment back first.
 */
export type RefundState = "requested" | "done" | "manual" | "review" | "declined" | "withdrawn";

/**
 * What happened to a refund. requested: money that was not expected goes back. accountNeeded: the gateway could not send it, so a
 * bank account is needed. sent: it is on its way. accountDeclined: the bank did not take the account. withdrawn: nothing is owed.
 */
export type RefundNews = {
  readonly event: "requested" | "accountNeeded" | "sent" | "accountDeclined" | "withdrawn";
  readonly reference: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  /** The account it goes to, as its payer recognises it. */
  readonly accountShown: string | null;
  readonly needsAccount: boolean;
  /** Why the bank declined, for the payer. */
  readonly note?: string;
};

/** Hears of a refund in the transaction that changes it. */
export type RefundListener = (trx: Transaction<unknown>, news: RefundNews) => Promise<void>;

type Telling = { readonly onRefund?: readonly RefundListener[] };

export async function notifyRefundListeners(
  trx: Transaction<unknown>,
  { onRefund = [] }: Telling,
  news: RefundNews,
): Promise<void> {
  for (const listener of onRefund) await listener(trx, news);
}
