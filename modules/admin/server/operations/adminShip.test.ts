import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { adminClient } from "../testing/admin-client.ts";

const { database, orders, staff, mutate, outcome, seen, paidOrder, audit } = await adminClient();
const parcel = { courierCode: "JNE", expressCode: "JNE-1" };
const units = (quantity: number) => ({ items: [{ number: 0, quantity }] });

test("an order on hold, because the bank may still reverse the payment, is not shipped", async () => {
  const [orderCode = ""] = await orders.placed(aDraft({ paymentReference: "HELD" }));
  const { chargeId } = await orders.open("HELD", 288_000);
  await orders.pay({ chargeId, amount: 288_000 });
  const { version } = await seen(orderCode);
  expect(await outcome("adminShip", { orderCode, version, ...parcel, ...units(2) })).toBe("ON_HOLD");
});

test("an order is shipped in two parcels, neither empty nor larger than the rest; audit and history name who shipped", async () => {
  const { orderCode, version } = await paidOrder();
  const ship = (input: object) => mutate("adminShip", { orderCode, ...parcel, ...input });
  expect((await seen(orderCode)).can).toEqual(["ship", "pack", "edit", "cancel", "note"]);
  expect(await ship({ version, ...units(3) })).toMatchObject({ errorCode: "TOO_MANY" });
  expect(await ship({ version, items: [] })).toMatchObject({
    errorCode: "NOTHING_TO_SEND",
    errorMessage: "Please select product",
  });
  expect(await ship({ version, ...units(1) })).toMatchObject({ success: true });
  const half = await seen(orderCode);
  expect(half.status).toBe("41");
  expect(await ship({ version: half.version, expressCode: null, ...units(1) })).toMatchObject({ success: true });
  expect((await seen(orderCode)).status).toBe("42");
  const by = "Name of orders@staff.test";
  expect(await audit(`order:${orderCode}`)).toEqual([`order.ship by ${by}`, `order.ship by ${by}`]);
  const { rows } = await sql<{ name: string | null }>`
    select actor_name as name from orders.event where order_code = ${orderCode} and actor = 'staff'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ name: by }, { name: by }]);
});

test("of parallel calls for the same version of an order one ships; the others are told whose was first", async () => {
  const other = await staff.signedIn("other@staff.test", "orderDesk");
  const { orderCode, version } = await paidOrder({ lines: [aLine({ quantity: 4 })] });
  const input = { orderCode, version, ...parcel, ...units(2) };
  const replies = await Promise.all([
    mutate("adminShip", input),
    mutate("adminShip", input, other),
    mutate("adminShip", input),
  ]);
  expect(replies.map(({ errorCode }) => errorCode ?? "SENT").sort()).toEqual(["CHANGED", "CHANGED", "SENT"]);
  const refusal = replies.find(({ errorCode }) => errorCode === "CHANGED")?.errorMessage;
  expect(refusal).toMatch(/Somebody was faster \(Name of (orders|other)@staff\.test\): it is “Partly shipped” now/);
  const { rows } = await sql<{ sent: number }>`select sent from orders.line where order_code = ${orderCode}`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ sent: 2 }]);
  expect(await orders.broken()).toEqual([]);
});

test("store staff may not ship, and no shipment is created for them", async () => {
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const order = await paidOrder();
  expect(await outcome("adminShip", { ...order, ...parcel, ...units(2) }, store)).toBe("FORBIDDEN");
  expect((await seen(order.orderCode)).status).toBe("31");
});
