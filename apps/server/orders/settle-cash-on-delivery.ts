import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { type OrderChange, uncollectedCash } from "#modules/order/server/index.ts";
import { confirmCollected } from "#modules/payment/server/index.ts";

/** Completes a cash-on-delivery payment once the last order of the purchase is delivered or ended (D-51). */
export const settleCashOnDelivery =
  (deps: { readonly ids: Ids; readonly clock: Clock }) =>
  async (trx: Transaction<unknown>, changes: readonly OrderChange[]): Promise<void> => {
    const paid = changes.filter(({ order }) => order.totals.totalAmount > 0);
    for (const reference of new Set(paid.map(({ order }) => order.paymentReference))) {
      const uncollected = await uncollectedCash(trx, reference);
      if (uncollected !== null) await confirmCollected(trx, deps, { reference, uncollected: rupiah(uncollected) });
    }
  };
