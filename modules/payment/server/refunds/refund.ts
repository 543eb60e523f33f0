import type { Transaction } from "kysely";

/**
 * requested: the gateway sends it. manual: staff send it, because the gateway cannot. review: staff decide whether it is sent. done:
 * sent. declined: not sent. withdrawn: the bank reversed the payment first.
 */
export type RefundState = "requested" | "done" | "manual" | "review" | "declined" | "withdrawn";

/**
 * A change of a refund. requested: an unexpected payment goes back. accountNeeded: the gateway could not send it, so a bank account
 * is needed. sent: it is on its way. accountDeclined: the bank declined the account. withdrawn: nothing is owed.
 */
export type RefundChange = {
  readonly event: "requested" | "accountNeeded" | "sent" | "accountDeclined" | "withdrawn";
  readonly reference: string;
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  /** The last digits of the account it goes to. */
  readonly accountShown: string | null;
  readonly needsAccount: boolean;
  /** Why the bank declined, for the payer. */
  readonly note?: string;
};

/** Called in the transaction that changes a refund. */
export type RefundListener = (trx: Transaction<unknown>, news: RefundChange) => Promise<void>;

type Listeners = { readonly onRefund?: readonly RefundListener[] };

export async function notifyRefundListeners(
  trx: Transaction<unknown>,
  { onRefund = [] }: Listeners,
  news: RefundChange,
): Promise<void> {
  for (const listener of onRefund) await listener(trx, news);
}
