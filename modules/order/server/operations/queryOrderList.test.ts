import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { cancel, list } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `LIST-${count}`;
};

test("OP-54 OR-01 OR-02 the list has tabs, delivery methods, a search and pages of the caller's orders", async () => {
  const as = { caller: { kind: "member", sessionId: "s", userCode: "LIST" } } as const;
  const owner = "member:LIST";
  const codes: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const make = index % 3 === 0 ? aPickup : aDraft;
    codes.push(...(await fixture.placed(make({ owner, paymentReference: reference() }))));
    fixture.clock.advance(1_000);
  }
  await cancel(codes[0] ?? "", as);
  const first = await list({}, { pageNum: 1, pageSize: 10 }, as);
  expect(first.dataList.map(({ orderCode }: { orderCode: string }) => orderCode)).toEqual(
    codes.toReversed().slice(0, 10),
  );
  expect(first.pageInfo).toEqual({ hasNextPage: true, totalCount: 12 });
  expect((await list({}, { pageNum: 2 }, as)).dataList).toHaveLength(2);
  expect((await list({ tab: "cancelled" }, {}, as)).dataList).toMatchObject([
    { orderCode: codes[0], orderStatus: "61" },
  ]);
  expect((await list({ tab: "toPay", deliveryType: "21" }, {}, as)).pageInfo.totalCount).toBe(3);
  expect((await list({ orderCode: codes[5]?.slice(3, 9).toLowerCase() }, {}, as)).dataList).toMatchObject([
    { orderCode: codes[5] },
  ]);
});

test("RO-15 S7 a caller without orders, or without a session, gets an empty list", async () => {
  await fixture.placed(aDraft({ paymentReference: reference() }));
  for (const as of [otherGuest, { caller: { kind: "anonymous" } as const }]) {
    expect(await list({}, {}, as)).toEqual({ dataList: [], pageInfo: { hasNextPage: false, totalCount: 0 } });
  }
});

test("an unknown tab, delivery method or page is refused as invalid input", async () => {
  const document = `query queryOrderList($input: OrderListInput, $pageInput: PageInput) {
    queryOrderList(input: $input, pageInput: $pageInput) { success errorCode } }`;
  for (const variables of [
    { input: { tab: "lost" } },
    { input: { deliveryType: "99" } },
    { input: { orderCode: "x".repeat(41) } },
    { pageInput: { pageNum: 0 } },
  ]) {
    expect((await call(document, variables)).reply).toEqual({ success: false, errorCode: "INVALID_INPUT" });
  }
});
