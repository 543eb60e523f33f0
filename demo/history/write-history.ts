import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type HistoryCustomer, historyCustomers } from "./customers.ts";
import { visitsBefore } from "./funnel-rows.ts";
import type { HistoryOrder } from "./history-order.ts";
import { type HistoryRows, historyRows } from "./history-rows.ts";
import { readHistoryShop } from "./history-shop.ts";
import { orderMaker } from "./make-order.ts";
import { day, later } from "./moments.ts";
import { addOrder } from "./order-rows.ts";
import { addParcel } from "./parcel-rows.ts";
import { addPayment } from "./payment-rows.ts";
import { historyDays, planHistory } from "./plan-history.ts";
import { type RandomChoices, randomChoices } from "./random-choices.ts";
import { refundAccount } from "./refund-account.ts";
import { addReturn, type ReturnedGoods, returnedGoods } from "./return-rows.ts";
import { addMissedPages, addSearches } from "./search-rows.ts";
import { saveStaffEdits } from "./staff-edits.ts";
import { addAudit } from "./staff-rows.ts";
import { historyStock } from "./stock-rows.ts";
import { countSold, dateOpeningsBack, lockOnHand } from "./store/history-stock.ts";
import { insertRows } from "./store/insert-rows.ts";
import { addVisits, sumSearches } from "./store/visit-sums.ts";
import { addCarts, addChats, addOffers } from "./visitor-rows.ts";

export type HistoryDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: { seal(text: string, use: "bankAccount"): string };
  /** Recorded in the same transaction, so that the history is written once. */
  finished(trx: Parameters<typeof insertRows>[0]): Promise<void>;
};

const size = { orders: 260, members: 60, guests: 130, carts: 24 };

/**
 * Writes three months of orders with everything that belongs to them, one statement for each table (ADR 0102). The same seed and moment
 * give the same orders.
 */
export async function writeHistory({ database, clock, sealer, finished }: HistoryDeps): Promise<void> {
  const now = clock.now();
  const random = randomChoices("three months of the demo shop");
  const shop = await readHistoryShop(database, clock);
  const customers = historyCustomers(random, size);
  const makeOrder = orderMaker(random, shop, now);
  const accountOf = ({ customer }: HistoryOrder) => refundAccount(random, sealer, customer);
  const orders: { order: HistoryOrder; returned: ReturnedGoods }[] = [];
  for (const plan of planHistory(random, customers, { orders: size.orders, now })) {
    const order = await makeOrder(plan);
    orders.push({ order, returned: returnedGoods(random, order, accountOf) });
  }
  const rows = historyRows();
  const stock = historyStock();
  addMembers(rows, random, customers, now);
  for (const { order, returned } of orders) {
    addOrder(rows, random, order, returned);
    addPayment(rows, random, order, returned, accountOf);
    addParcel(rows, random, order);
    addReturn(rows, random, order, returned);
    stock.addOrder(rows, order, returned);
  }
  addAudit(rows, orders);
  const skuCodes = shop.inWarehouses.map(({ skuCode }) => skuCode);
  addCarts(rows, { random, customers: customers.toReversed(), skuCodes, now }, size.carts);
  addChats(rows, { random, customers, now });
  addOffers(rows, random, now);
  const lines = orders.flatMap(({ order }) => order.lines);
  const products = new Map(lines.map(({ productCode, name }) => [productCode, name]));
  addSearches(rows, random, products, now);
  addMissedPages(rows, random, now);
  const visits = visitsBefore(
    random,
    orders.map(({ order }) => order),
  );
  await inTransaction(database, async (trx) => {
    // A retried transaction may find other units on hand.
    const movements = historyRows();
    const totals = stock.addMovements(movements, await lockOnHand(trx), now);
    await dateOpeningsBack(trx, later(now, -(historyDays + 1) * day));
    await insertRows(trx, rows);
    await insertRows(trx, movements);
    await countSold(trx, totals);
    await addVisits(trx, visits);
    await sumSearches(trx);
    await saveStaffEdits(trx, { productCodes: [...products.keys()], skuCodes }, clock);
    await finished(trx);
  });
}

/** They have no password and never sign in. */
function addMembers(rows: HistoryRows, random: RandomChoices, customers: readonly HistoryCustomer[], now: Date): void {
  for (const { userCode, email, mobile, firstName, lastName, gender, birthDate } of customers) {
    if (userCode === null) continue;
    const at = later(now, -random.between(historyDays, 3 * historyDays) * day);
    rows.add("identity.member", {
      user_code: userCode,
      email,
      mobile,
      email_verified_at: at,
      mobile_verified_at: at,
      first_name: firstName,
      last_name: lastName,
      gender,
      birth_date: birthDate,
      password_hash: null,
      status: "ACTIVE",
      created_at: at,
    });
  }
}
