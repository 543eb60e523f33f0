import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { forgetOrders } from "../store/member-data.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { parcelFixture } from "../testing/parcel-fixture.ts";

const { database } = await testDatabase();
const fixture = await parcelFixture(database);
const call = callOrders(fixture.deps);
const ani = { caller: { kind: "member", sessionId: "s", userCode: "ANI" } } as const;
const detail = `query($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { success errorCode errorMessage
  data { statusTimes { finalDeliveryTime } operationList { type } expressList { companyCode companyName signerName expressStatus
    expressStatusStr deliveryFailReason sendTime sendSuccessTime expressCode events { status statusStr time place reason }
    items { expressCode orderItemCode skuCode count amount } } } } }`;
const list = `query { queryOrderList { success errorCode errorMessage data { dataList { orderCode
  newExpressList { companyName expressStatus productList { expressCode image count } } } } } }`;
let count = 0;
const sent = async () => {
  count += 1;
  const code = await fixture.paid(aDraft({ owner: "member:ANI", paymentReference: `WIRE-${count}` }));
  await fixture.send(code, { expressCode: `JNE-${count}` });
  return code;
};
const parcelOf = async (code: string, as: Parameters<typeof call>[2] = ani) =>
  (await call(detail, { code }, as)).reply?.data?.expressList[0];

test("EN-40 an order lists its parcels: courier, number, progress, signer, contents", async () => {
  const code = await sent();
  const at = fixture.clock.now().toISOString();
  expect(await parcelOf(code)).toEqual({
    companyCode: "JNE",
    companyName: "JNE",
    signerName: null,
    expressStatus: "booked",
    expressStatusStr: "Waiting for the courier",
    deliveryFailReason: null,
    sendTime: at,
    sendSuccessTime: null,
    expressCode: "JNE-1",
    events: [],
    items: [{ expressCode: "JNE-1", orderItemCode: `${code}-1`, skuCode: "BALL-A", count: 2, amount: 270_000 }],
  });
  fixture.clock.advance(60_000);
  await fixture.tell(code, { status: "failed", reason: "NOBODY_HOME" });
  expect(await parcelOf(code)).toMatchObject({
    expressStatus: "failed",
    deliveryFailReason: "Nobody was at home",
    events: [{ statusStr: "Could not be delivered", place: "Tebet", reason: "Nobody was at home" }],
  });
  fixture.clock.advance(60_000);
  await fixture.tell(code, { status: "delivered", signerName: "Sari Lestari" });
  expect(await parcelOf(code)).toMatchObject({
    expressStatus: "delivered",
    signerName: "Sari Lestari",
    deliveryFailReason: null,
    sendSuccessTime: fixture.clock.now().toISOString(),
    events: [{ status: "delivered" }, { status: "failed" }],
  });
  const { reply } = await call(detail, { code }, ani);
  expect(reply?.data.statusTimes.finalDeliveryTime).toBe(fixture.clock.now().toISOString());
  expect(reply?.data.operationList).toContainEqual({ type: "checkLogistics" });
});

test("another guest does not see the position of a parcel", async () => {
  const code = await sent();
  expect((await call(detail, { code }, { caller: aGuest })).reply).toMatchObject({
    errorCode: "NOT_FOUND",
    data: null,
  });
});

test("EN-41 the list shows each parcel with its contents, in one more statement for any number of orders", async () => {
  const counter = countQueries(database);
  await call(list, {}, ani);
  const before = counter.statements.length;
  for (let more = 0; more < 4; more += 1) await sent();
  counter.reset();
  const { reply } = await call(list, {}, ani);
  expect(counter.statements).toHaveLength(before);
  counter.stop();
  expect(reply?.data.dataList).toHaveLength(6);
  const entry = reply?.data.dataList.at(-1);
  expect(entry.newExpressList).toEqual([
    {
      companyName: "JNE",
      expressStatus: "delivered",
      productList: [{ expressCode: "JNE-1", image: "/products/ball.jpg?v=1", count: 2 }],
    },
  ]);
});

test("the signer is deleted with the receiver of the order", async () => {
  count += 1;
  const code = await fixture.paid(aDraft({ owner: "member:GONE", paymentReference: `WIRE-${count}` }));
  await fixture.send(code);
  await fixture.tell(code, { status: "delivered", signerName: "Xanthippe" });
  await inTransaction(database, (trx) => forgetOrders(trx, "GONE"));
  expect(await fixture.parcels(code)).toMatchObject([{ status: "delivered", signerName: null }]);
});
