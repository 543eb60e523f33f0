import { sql } from "kysely";
import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";

const { database, orders, staff, outcome, seen, paidOrder, readyOrder } = await adminClient();

test("an order that was not collected is closed and refunded; store staff may not close it", async () => {
  const order = await readyOrder();
  const input = { ...order, reasonCode: "NOT_COLLECTED" };
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  expect(await outcome("adminFailDelivery", input, store)).toBe("FORBIDDEN");
  expect(await outcome("adminFailDelivery", { ...order, reasonCode: "OTHER" })).toBe("INVALID_INPUT");
  expect(await outcome("adminFailDelivery", input)).toBe("DONE");
  expect((await seen(order.orderCode)).status).toBe("62");
  const { rows } = await sql<{ amount: number }>`select amount from payment.refund`.execute(database.kysely);
  expect(rows).toEqual([{ amount: 288_000 }]);
  expect(await orders.broken()).toEqual([]);
});

test("an order that has not left cannot fail to be delivered", async () => {
  const order = await paidOrder();
  expect(await outcome("adminFailDelivery", { ...order, reasonCode: "DELIVERY_FAILED" })).toBe("ACTION_NOT_ALLOWED");
});
