import type { Transaction } from "kysely";

/** Why an order prevents deletion of the account (D-92). */
type OpenReason = "UNPAID" | "ON_ITS_WAY" | "RETURN_OPEN" | "REFUND_OPEN";

/** An order still in progress. */
export type OpenPurchase = { readonly orderCode: string; readonly reason: OpenReason };

/**
 * Loads a member's orders in progress and locks the member until the transaction ends: a concurrent order waits and then fails,
 * because the member is gone.
 */
export type OpenPurchases = (trx: Transaction<unknown>, userCode: string) => Promise<readonly OpenPurchase[]>;
