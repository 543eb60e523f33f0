import type { Transaction } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { Payer } from "../ports/gateway.ts";

export type PaymentRequest = {
  /** What is paid for: our own text, at most once live. */
  readonly reference: string;
  readonly amount: Rupiah;
  readonly channelCode: string;
  /** `owner` is 'guest:<guest id>' or 'member:<user code>'. */
  readonly payer: Payer & { readonly owner: string };
  /** Where a hosted page sends the browser back to. */
  readonly returnUrl: string;
  /** When it stops waiting; null for cash on delivery (see `expiryOf`). */
  readonly expiresAt: Date | null;
  /** The same again opens nothing new. */
  readonly key: string;
  /**
   * Another amount than before may be asked for. Called in the transaction that begins the attempt, to write what the amount is
   * made of; false when nobody waits for the money any more, and nothing is begun.
   */
  readonly agree?: (trx: Transaction<unknown>) => Promise<boolean>;
};

export type OpenFailure = {
  readonly code:
    | "CHANNEL_NOT_OFFERED"
    | "ALREADY_PAID"
    | "AMOUNT_DIFFERS"
    /** Whoever had to agree to the amount did not. */
    | "NOT_AGREED"
    /** The gateway will not take this payment. Another channel may. */
    | "GATEWAY_REFUSED"
    /** An attempt through another channel could not be ended first; nothing was opened (D-60). */
    | "GATEWAY_UNAVAILABLE";
};
