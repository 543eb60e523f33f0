import type { Transaction } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { parcelsOf, recordTracking, type TrackingReport } from "#modules/shipping/server/index.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import type { LockedOrder } from "../order.ts";
import { makeReady, type ReadyOrder } from "../parcels/make-ready.ts";
import { orderParcels } from "../parcels/order-parcels.ts";
import { type ParcelOrder, sendParcel } from "../parcels/send-parcel.ts";
import { isOneOf, lockAndReadOrders, orderByCode } from "../store/orders.ts";
import { orderFixture } from "./order-fixture.ts";

/** The order fixture with parcels. */
export async function parcelFixture(database: Database) {
  const fixture = await orderFixture(database);
  const deps = { ...fixture.deps, canBookParcels: true };
  const db = database.kysely;
  const withOrder = <T>(code: string, work: (trx: Transaction<unknown>, order: LockedOrder) => Promise<T>) =>
    inTransaction(database, async (trx) => {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
      if (!order) throw new Error("no such order");
      return work(trx, order);
    });
  const parcels = (code: string) => parcelsOf(db, [code]);

  return {
    ...fixture,
    deps,
    parcels,
    order: (code: string) => orderByCode(db, code),
    /** A paid order. */
    async paid(draft: OrderDraft) {
      const [code = ""] = await fixture.placed(draft);
      await fixture.pay(await fixture.open(draft.paymentReference, draft.totals.totalAmount));
      return code;
    },
    send: (code: string, parcel: Partial<ParcelOrder> = {}) =>
      withOrder(code, (trx, order) =>
        sendParcel(trx, deps, order, {
          items: order.lines.map(({ quantity }, number) => ({ number, quantity })),
          actor: "staff",
          actorName: "Wati",
          ...parcel,
        }),
      ),
    ready: (code: string, change: Partial<ReadyOrder> = {}) =>
      withOrder(code, (trx, order) => makeReady(trx, deps, order, { actor: "staff", actorName: "Wati", ...change })),
    /** The courier reports a tracking event of this order's parcel. */
    async tell(code: string, news: Partial<TrackingReport> & Pick<TrackingReport, "status">, which = 0) {
      const parcel = (await parcels(code))[which];
      if (!parcel) throw new Error("no such parcel");
      await inTransaction(database, (trx) =>
        recordTracking(
          trx,
          { clock: fixture.clock, onMoved: [orderParcels(deps)] },
          { parcelCode: parcel.code, courierCode: parcel.courierCode, expressCode: parcel.expressCode ?? "" },
          [
            {
              eventId: systemIds.uuid(),
              at: fixture.clock.now(),
              place: "Tebet",
              signerName: null,
              reason: null,
              ...news,
            },
          ],
        ),
      );
    },
  };
}
