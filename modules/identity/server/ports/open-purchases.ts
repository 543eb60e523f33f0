import type { Transaction } from "kysely";

/** Why an order keeps an account from being deleted (D-92). */
type OpenReason = "UNPAID" | "ON_ITS_WAY" | "RETURN_OPEN" | "REFUND_OPEN";

/** An order that is not over yet. */
export type OpenPurchase = { readonly orderCode: string; readonly reason: OpenReason };

/**
 * A member's orders that are not over, locked until the transaction ends; no order is placed for the member meanwhile, and whoever
 * waits to place one finds the member gone.
 */
export type OpenPurchases = (trx: Transaction<unknown>, userCode: string) => Promise<readonly OpenPurchase[]>;
