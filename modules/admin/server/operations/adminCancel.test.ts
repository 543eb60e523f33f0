import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { adminClient } from "../testing/admin-client.ts";

const { database, orders, staff, outcome, seen, paidOrder } = await adminClient();

test("a paid order is cancelled for a known reason and its money refunded; support may not", async () => {
  const order = await paidOrder();
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminCancel", { ...order, reasonCode: "OTHER" }, support)).toBe("FORBIDDEN");
  expect(await outcome("adminCancel", { ...order, reasonCode: "nonsense" })).toBe("INVALID_INPUT");
  expect(await outcome("adminCancel", { ...order, reasonCode: "OTHER" })).toBe("DONE");
  expect((await seen(order.orderCode)).status).toBe("61");
  const { rows } = await sql<{ amount: number }>`
    select amount from payment.refund where key = ${`closed:${order.orderCode}`}`.execute(database.kysely);
  expect(rows).toEqual([{ amount: 288_000 }]);
});

test("an unpaid order is cancelled, unless the gateway reports a payment", async () => {
  const [open = ""] = await orders.placed(aDraft({ paymentReference: "UNPAID" }));
  await orders.open("UNPAID", 288_000);
  const { version } = await seen(open);
  expect(await outcome("adminCancel", { orderCode: open, version, reasonCode: "OTHER" })).toBe("DONE");
  expect((await seen(open)).status).toBe("61");

  const [late = ""] = await orders.placed(aDraft({ paymentReference: "JUST-PAID" }));
  const { chargeId } = await orders.open("JUST-PAID", 288_000);
  const before = await seen(late);
  orders.bank.set(chargeId, "paid");
  expect(await outcome("adminCancel", { orderCode: late, version: before.version, reasonCode: "OTHER" })).toBe(
    "CHANGED",
  );
  expect((await seen(late)).status).toBe("31");
  expect(await orders.broken()).toEqual([]);
});
