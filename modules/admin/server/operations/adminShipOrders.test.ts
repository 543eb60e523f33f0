import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { adminClient, pickupAt } from "../testing/admin-client.ts";
import { orderBatchCalls } from "../testing/order-batch-calls.ts";

const client = await adminClient();
const { database, orders: shop, staff, mutate, outcome, seen, paidOrder, audit, cancelRequested } = client;
const { shipOrders, newKey } = orderBatchCalls(client);

const parcels = async (orderCode: string) => {
  const { rows } = await sql<{ courier: string; number: string | null; pieces: number }>`
    select courier_code as courier, express_code as number,
      (select sum(quantity)::int from shipping.parcel_item where parcel_code = parcel.code) as pieces
    from shipping.parcel where reference = ${orderCode} order by sent_at`.execute(database.kysely);
  return rows;
};

test("MO-04 orders are handed to the courier with all that is left, by the shopper's courier or one for all", async () => {
  const [whole, part, booked] = [await paidOrder(), await paidOrder(), await paidOrder()];
  const items = [{ number: 0, quantity: 1 }];
  await mutate("adminShip", { ...part, items, courierCode: "GRAB", expressCode: "GR-1" });
  expect(await outcome("adminPack", whole)).toBe("DONE");
  const { outcomes, message } = await shipOrders({
    key: newKey(),
    orders: [
      { ...whole, expressCode: "JNE-7" },
      { orderCode: part.orderCode, version: (await seen(part.orderCode)).version, expressCode: " JNE-8 " },
    ],
  });
  expect([message, outcomes.map(({ errorCode }) => errorCode)]).toEqual([
    "Handed to the courier: 2. Refused: 0.",
    [null, null],
  ]);
  expect(await shipOrders({ key: newKey(), courierCode: "GRAB", orders: [booked] })).toMatchObject({
    outcomes: [{ errorCode: null }],
  });
  expect(await parcels(whole.orderCode)).toEqual([{ courier: "JNE", number: "JNE-7", pieces: 2 }]);
  expect((await parcels(part.orderCode)).map(({ pieces }) => pieces)).toEqual([1, 1]);
  expect(await parcels(booked.orderCode)).toEqual([{ courier: "GRAB", number: null, pieces: 2 }]);
  for (const { orderCode } of [whole, part, booked]) expect((await seen(orderCode)).status).toBe("42");
  expect(await shop.broken()).toEqual([]);
});

test("MO-04 each refusal of a press is named; the orders between them are sent", async () => {
  const [held = ""] = await shop.placed(aDraft({ paymentReference: "HELD" }));
  const { chargeId } = await shop.open("HELD", 288_000);
  await shop.pay({ chargeId, amount: 288_000 });
  const outdated = await paidOrder({ lines: [aLine({ quantity: 4 })] });
  await mutate("adminShip", { ...outdated, items: [{ number: 0, quantity: 1 }], courierCode: "JNE" });
  const [pickup, asked, sent] = [await paidOrder(pickupAt("1001")), await cancelRequested(), await paidOrder()];
  const { outcomes } = await shipOrders({
    key: newKey(),
    courierCode: "JNE",
    orders: [{ orderCode: held, version: (await seen(held)).version }, outdated, pickup, asked, sent].map(
      ({ orderCode, version }) => ({ orderCode, version }),
    ),
  });
  expect(outcomes.map(({ orderCode, errorCode }) => [orderCode, errorCode])).toEqual([
    [held, "ON_HOLD"],
    [outdated.orderCode, "CHANGED"],
    [pickup.orderCode, "ACTION_NOT_ALLOWED"],
    [asked.orderCode, "ACTION_NOT_ALLOWED"],
    [sent.orderCode, null],
  ]);
  expect(outcomes[1]?.errorMessage).toContain("Somebody was faster (Name of orders@staff.test)");
  expect((await seen(sent.orderCode)).status).toBe("42");
  for (const { orderCode } of [pickup, asked]) expect((await seen(orderCode)).status).toBe("31");
  expect(await shipOrders({ key: newKey(), courierCode: "NOBODY", orders: [await paidOrder()] })).toMatchObject({
    outcomes: [{ errorCode: "UNKNOWN_COURIER", errorMessage: "Please choose a courier." }],
  });
});

test("MO-04 a press sent twice, and two people at once, send each order in one parcel", async () => {
  const other = await staff.signedIn("other@staff.test", "orderDesk");
  const orders = await Promise.all(Array.from({ length: 4 }, () => paidOrder()));
  const key = newKey();
  const replies = await Promise.all([
    shipOrders({ key, courierCode: "JNE", orders }),
    shipOrders({ key, courierCode: "JNE", orders }),
    shipOrders({ key: newKey(), courierCode: "JNE", orders: orders.toReversed() }, other),
  ]);
  for (const { orderCode } of orders) {
    expect(await parcels(orderCode)).toHaveLength(1);
    const [line, ...more] = await audit(`order:${orderCode}`);
    expect(more).toEqual([]);
    const [first, second, theirs] = replies.map(
      ({ outcomes }) => outcomes.find((one) => one.orderCode === orderCode)?.errorCode ?? "DONE",
    );
    expect(first).toBe(second);
    expect([first, theirs].sort()).toEqual(["CHANGED", "DONE"]);
    expect(theirs === "DONE").toBe(line === "order.ship by Name of other@staff.test");
  }
  expect(await shop.broken()).toEqual([]);
});

test("MO-04 store staff may not hand orders to a courier", async () => {
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  const order = await paidOrder();
  expect(await shipOrders({ key: newKey(), orders: [order] }, store)).toMatchObject({ errorCode: "FORBIDDEN" });
  expect(await parcels(order.orderCode)).toEqual([]);
});
