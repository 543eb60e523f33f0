import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { placeOrders } from "../place-orders.ts";
import { aDraft } from "../testing/a-draft.ts";
import { ordersWithoutListeners } from "../testing/orders-without-listeners.ts";
import { couponOrders } from "./coupon-orders.ts";

const { database } = await testDatabase();
const now = new Date("2026-11-15T05:00:00Z");

test("an order is answered with its buyer and the discount of everything placed with it", async () => {
  const draft = aDraft({ couponCode: "HELLO10" });
  const drafts = [draft, { ...draft, sourceCode: "WH02" }];
  const placed = await inTransaction(database, (trx) =>
    placeOrders(trx, ordersWithoutListeners, drafts, now, { paymentDue: null }),
  );
  const codes = placed.map(({ orderCode }) => orderCode);
  const found = await couponOrders(database.kysely, [...codes, "BBNOTHING"]);
  expect([...found.keys()].sort()).toEqual([...codes].sort());
  expect(found.get(codes[0] ?? "")).toEqual({
    firstName: draft.receiver.firstName,
    lastName: draft.receiver.lastName,
    discount: rupiah(drafts.reduce((sum, { totals }) => sum + totals.couponDiscount, 0)),
  });
});
