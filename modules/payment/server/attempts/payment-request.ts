import type { Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { Payer } from "../ports/gateway.ts";

export type PaymentRequest = {
  /** The payment reference; it has at most one live charge. */
  readonly reference: string;
  readonly amount: Rupiah;
  readonly channelCode: string;
  /** `owner` is 'guest:<guest id>' or 'member:<user code>'. */
  readonly payer: Payer & { readonly owner: string };
  /** The URL a hosted page redirects the browser to. */
  readonly returnUrl: string;
  /** When it expires; null for cash on delivery (see `expiryOf`). */
  readonly expiresAt: Date | null;
  /** Idempotency key. */
  readonly key: string;
  /**
   * Called in the transaction that starts the attempt, to write the fee that makes the amount differ from the one before. False
   * when the orders are no longer unpaid; then no attempt starts.
   */
  readonly agree?: (trx: Transaction<unknown>) => Promise<boolean>;
};

export type OpenFailure = {
  readonly code:
    | "CHANNEL_NOT_OFFERED"
    | "ALREADY_PAID"
    | "AMOUNT_DIFFERS"
    /** `agree` answered false. */
    | "NOT_AGREED"
    /** The gateway refused the charge; another channel may take it. */
    | "GATEWAY_REFUSED"
    /** An attempt through another channel could not be cancelled first, so none was opened (D-60). */
    | "GATEWAY_UNAVAILABLE";
};
