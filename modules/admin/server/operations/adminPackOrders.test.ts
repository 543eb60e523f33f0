import { sql } from "kysely";
import { expect, test } from "vitest";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { adminClient, pickupAt } from "../testing/admin-client.ts";
import { orderBatchCalls } from "../testing/order-batch-calls.ts";

const client = await adminClient();
const { database, orders: shop, staff, seen, query, paidOrder, outcome, audit } = client;
const { packOrders, newKey } = orderBatchCalls(client);
const other = await staff.signedIn("other@staff.test", "orderDesk");

/** Many paid orders, six of each payment, as the list shows them. */
async function paidOrders(count: number): Promise<{ orderCode: string; version: string }[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const paymentReference = `MANY-${codes.length}`;
    codes.push(...(await shop.placed(...Array.from({ length: 6 }, () => aDraft({ paymentReference })))));
    const { chargeId } = await shop.open(paymentReference, 6 * 288_000);
    await shop.pay({ chargeId, amount: 6 * 288_000 });
  }
  const { orders } = await query(
    "query adminOrders($input: AdminOrdersInput!) { adminOrders(input: $input) { orders { orderCode version } } }",
    { input: { codes, pageSize: count } },
  );
  return orders;
}

test("MO-04 fifty orders are packed by one press, each with its audit line; a refused one is named and the others are done", async () => {
  const orders = await paidOrders(48);
  const packed = await paidOrder();
  expect(await outcome("adminPack", packed, other)).toBe("DONE");
  const gone = { orderCode: "BB222222222222", version: "31.0.0.0" };
  const { outcomes, message } = await packOrders({ key: newKey(), orders: [gone, ...orders, packed] });
  expect(message).toBe("Packed: 48. Refused: 2.");
  expect(outcomes.filter(({ errorCode }) => errorCode !== null)).toEqual([
    { orderCode: gone.orderCode, errorCode: "NOT_FOUND", errorMessage: "There is nothing under this number." },
    {
      orderCode: packed.orderCode,
      errorCode: "PACKED",
      errorMessage: "Name of other@staff.test has packed it already.",
    },
  ]);
  for (const { orderCode } of orders)
    expect(await audit(`order:${orderCode}`)).toEqual(["order.pack by Name of orders@staff.test"]);
});

test("MO-04 a press that is sent twice, at once or later, packs each order once and answers the same", async () => {
  const orders = [await paidOrder(), await paidOrder()];
  const key = newKey();
  const replies = await Promise.all([packOrders({ key, orders }), packOrders({ key, orders })]);
  replies.push(await packOrders({ key, orders }));
  for (const { outcomes } of replies) expect(outcomes.map(({ errorCode }) => errorCode)).toEqual([null, null]);
  for (const { orderCode } of orders) expect(await audit(`order:${orderCode}`)).toHaveLength(1);
  // The same key of somebody else is another press.
  const { outcomes } = await packOrders({ key, orders }, other);
  expect(outcomes.map(({ errorCode }) => errorCode)).toEqual(["PACKED", "PACKED"]);
});

test("MO-04 of two people who press at once each order is packed by one; the other is told which and by whom", async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => paidOrder()));
  const [mine, theirs] = await Promise.all([
    packOrders({ key: newKey(), orders }),
    packOrders({ key: newKey(), orders: orders.toReversed() }, other),
  ]);
  for (const { orderCode } of orders) {
    const answers = [...(mine?.outcomes ?? []), ...(theirs?.outcomes ?? [])].filter(
      (one) => one.orderCode === orderCode,
    );
    const [line = "", ...more] = await audit(`order:${orderCode}`);
    expect(more).toEqual([]);
    const winner = line.replace("order.pack by ", "");
    expect(answers.map(({ errorCode }) => errorCode ?? "DONE").sort()).toEqual(["DONE", "PACKED"]);
    expect(answers.find(({ errorCode }) => errorCode)?.errorMessage).toBe(`${winner} has packed it already.`);
  }
});

test("MO-04 staff of one store pack its orders alone; support may not; more than 50, or an order twice, is refused as a whole", async () => {
  const store = await staff.signedIn("store@staff.test", "storeStaff");
  await sql`update staff.account set store_code = '1001' where email = 'store@staff.test'`.execute(database.kysely);
  const support = await staff.signedIn("support@staff.test", "support");
  const [own, elsewhere] = [await paidOrder(pickupAt("1001")), await paidOrder(pickupAt("1002"))];
  const { outcomes } = await packOrders({ key: newKey(), orders: [own, elsewhere] }, store);
  expect(outcomes.map(({ errorCode }) => errorCode)).toEqual([null, "NOT_FOUND"]);
  expect((await seen(elsewhere.orderCode)).can).toContain("pack");
  expect(await packOrders({ key: newKey(), orders: [elsewhere] }, support)).toMatchObject({ errorCode: "FORBIDDEN" });
  const many = Array.from({ length: 51 }, (_, at) => ({ ...elsewhere, orderCode: `BB${at}` }));
  for (const orders of [many, [], [elsewhere, { ...elsewhere, orderCode: elsewhere.orderCode.toLowerCase() }]])
    expect(await packOrders({ key: newKey(), orders })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await packOrders({ key: "again", orders: [elsewhere] })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await audit(`order:${elsewhere.orderCode}`)).toEqual([]);
});
