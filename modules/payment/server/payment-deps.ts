import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Gateways } from "./ports/gateway.ts";
import type { OwnerOfReference } from "./ports/owner-of-reference.ts";
import type { RefundListener } from "./refunds/refund.ts";

/** A settled payment, passed to listeners inside the transaction that settles it. */
export type Settled = {
  readonly reference: string;
  readonly status: "paid" | "failed" | "expired";
  /** The amount of this attempt. An earlier attempt through another channel may have had another fee. */
  readonly amount: Rupiah;
  readonly attempt: { readonly id: string; readonly channelCode: string };
  /** The gateway has reversed a payment that was paid. */
  readonly reversed: boolean;
};

/**
 * Called for each settled payment. The answer decides about a payment that came after its order was closed: nothing or "keep" when
 * the order is reopened, "refund" when the payment has to be refunded.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a listener that decides nothing returns nothing
export type SettledListener = (trx: Transaction<unknown>, settled: Settled) => Promise<void | "keep" | "refund">;

/** Encrypts columns that hold personal data; see the notification module's sealer. */
export type Sealing = {
  seal(text: string, use: "payer" | "bankAccount"): string;
  open(sealed: string, use: "payer" | "bankAccount"): string;
};

/** Dependencies of opening, settling and closing payments. */
export type PaymentDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateways: Gateways;
  readonly sealer: Sealing;
  readonly onSettled: readonly SettledListener[];
  /** Locks the orders before their payment is locked: every path takes the two in this order (ADR 0057). */
  readonly lockOrders?: (trx: Transaction<unknown>, reference: string) => Promise<void>;
  /** Called for each change of a refund, in its transaction. */
  readonly onRefund?: readonly RefundListener[];
  /** Alerts staff to a problem that needs staff. Must not contain input of shoppers. */
  readonly alarm: (what: string, facts: Readonly<Record<string, string | number>>) => void;
};

/** Further dependencies of the module's operations. */
export type PaymentModuleDeps = PaymentDeps & {
  readonly ownerOfReference: OwnerOfReference;
  /** Whether a caller who does not own these orders, by their codes, may pay for them all the same (D-89). */
  readonly mayPayFor?: (context: RequestContext, orderCodes: readonly string[]) => Promise<boolean>;
  readonly pictureUrl: (path: string) => string;
};
