import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { type Order, uncollectedCash } from "#modules/order/server/index.ts";
import { confirmCollected } from "#modules/payment/server/index.ts";

/** Whoever pays at the door has paid once the last of what was ordered together has arrived or come to nothing (D-51). */
export const noteCash =
  (deps: { readonly ids: Ids; readonly clock: Clock }) =>
  async (trx: Transaction<unknown>, { paymentReference: reference, totals }: Order): Promise<void> => {
    const uncollected = totals.totalAmount === 0 ? null : await uncollectedCash(trx, reference);
    if (uncollected !== null) await confirmCollected(trx, deps, { reference, uncollected: rupiah(uncollected) });
  };
