import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Gateways } from "./ports/gateway.ts";
import type { OwnerOfReference } from "./ports/owner-of-reference.ts";
import type { RefundListener } from "./refunds/refund.ts";

/** What became of a payment, told inside the transaction that makes it so. */
export type Settled = {
  readonly reference: string;
  readonly status: "paid" | "failed" | "expired";
  /** What this try asked for. After another way to pay was chosen and its fee agreed on, an earlier one asked for another amount. */
  readonly amount: Rupiah;
  readonly attempt: { readonly id: string; readonly channelCode: string };
  /** Money that was there is gone again: the gateway has taken its word back. */
  readonly reversed: boolean;
};

/**
 * Hears of a payment. For money that came after its order was closed, the answer decides: nothing or "keep" when the
 * order lives again, "refund" when the money has to go back.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a listener that decides nothing returns nothing
export type SettledListener = (trx: Transaction<unknown>, settled: Settled) => Promise<void | "keep" | "refund">;

/** Locks what lies in a table until it has been sent; see the notification module's sealer. */
export type Sealing = {
  seal(text: string, use: "payer" | "bankAccount"): string;
  open(sealed: string, use: "payer" | "bankAccount"): string;
};

/** What opening, settling and closing payments needs. */
export type PaymentDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateways: Gateways;
  readonly sealer: Sealing;
  readonly onSettled: readonly SettledListener[];
  /** Locks what is paid for, before the payment itself is locked: everybody takes the two in this order (ADR 0057). */
  readonly lockOrders?: (trx: Transaction<unknown>, reference: string) => Promise<void>;
  /** Told of refunds, in the transaction that changes them. */
  readonly onRefund?: readonly RefundListener[];
  /** Tells a person what a machine cannot put right. Never holds what a shopper typed. */
  readonly alarm: (what: string, facts: Readonly<Record<string, string | number>>) => void;
};

/** What the module's operations need beyond that. */
export type PaymentModuleDeps = PaymentDeps & {
  readonly ownerOfReference: OwnerOfReference;
  /** Whether a caller who does not own these orders, by their codes, may pay for them all the same (D-89). */
  readonly mayPayFor?: (context: RequestContext, orderCodes: readonly string[]) => Promise<boolean>;
  readonly pictureUrl: (path: string) => string;
};
