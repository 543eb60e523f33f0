import type { Clock } from "#kit/core/clock.ts";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { countRefundsToHandle } from "#modules/admin/server/index.ts";
import { countDaysToClose } from "#modules/cash/server/index.ts";
import { missedPages } from "#modules/content/server/index.ts";
import { countLowStock } from "#modules/inventory/server/index.ts";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { countOpenOrders, findOrders } from "#modules/order/server/index.ts";
import { countRequests } from "#modules/privacy/server/index.ts";
import type { HomeCount } from "#modules/reports/server/index.ts";
import { findReturns } from "#modules/returns/server/index.ts";
import { countOpenDifferences, missedBefore } from "#modules/settlements/server/index.ts";

const missedDays = 30;
const one = { offset: 0, limit: 1 };

const ofStore = (storeCode: string | null) => ({
  ...{ statuses: [], deliveryMethod: null, storeCode, search: "", cancelAsked: false },
});

const returnsIn = (status: ReturnStatus): HomeCount["count"] => {
  return async (db, { storeCode }) => (await findReturns(db, { statuses: [status], storeCode }, one)).total;
};

/** What may wait for staff, each as the list it leads to counts it. */
export const homeCounts = (clock: Clock): HomeCount[] => [
  {
    task: "orders",
    needs: "orders.read",
    async count(db, { storeCode }) {
      const open = await countOpenOrders(db, ofStore(storeCode));
      return open
        .filter(({ status }) => status === "paid" || status === "partiallyShipped")
        .reduce((sum, { count }) => sum + count, 0);
    },
  },
  {
    task: "cancelRequests",
    needs: "orders.read",
    count: async (db, { storeCode }) => (await findOrders(db, { ...ofStore(storeCode), cancelAsked: true }, one)).total,
  },
  { task: "returns", needs: "returns.decide", count: returnsIn("requested") },
  { task: "receivedReturns", needs: "returns.refund", count: returnsIn("received") },
  { task: "refunds", needs: "refunds.read", count: countRefundsToHandle },
  {
    task: "privacyRequests",
    needs: "privacy.handle",
    count: (db) => countRequests(db, { view: "overdue", customer: "", now: clock.now() }),
  },
  {
    task: "cashDays",
    needs: "cash.close",
    count: (db, { storeCode }) => countDaysToClose(db, { storeCode, today: jakartaDay(clock.now()) }),
  },
  {
    task: "settlementDifferences",
    needs: "settlements.reconcile",
    count: async (db, { storeCode }) => (storeCode === null ? countOpenDifferences(db, missedBefore(clock.now())) : 0),
  },
  { task: "lowStock", needs: "stock.read", count: (db, { storeCode }) => countLowStock(db, storeCode) },
  {
    task: "missedPages",
    needs: "content.edit",
    async count(db) {
      const since = jakartaDay(new Date(clock.now().getTime() - (missedDays - 1) * 86_400_000));
      return (await missedPages(db, since, one)).total;
    },
  },
];
