import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail, act, cancel } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `DETAIL-${count}`;
};

test("OP-43 OR-03 OR-24 OR-29 an order's page gets everything, amounts that add up and what may be done now", async () => {
  const shared = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
  await fixture.open(shared, 288_000);
  const { reply } = await detail(code);
  expect(reply?.data).toMatchObject({
    orderCode: code,
    orgCode: "WH01",
    orderStatus: "21",
    orderStatusStr: "Awaiting payment",
    amount: 288_000,
    productAmount: 300_000,
    discount: 30_000,
    freight: 18_000,
    usedPoint: 0,
    usedPointAmount: 0,
    payStatus: 0,
    access: "owner",
    expectTime: "2–4 working days",
    receiver: { name: "Sari Lestari", mobile: "+6281234567890", address: "Jl. Melati 5", districtName: "Tebet" },
    operationMap: { payOrder: "1", cancelOrder: "1", goDetail: "1" },
    payInfos: [{ price: 288_000, isSucceed: false, payStatus: 0, payCode: expect.any(String) }],
    discounts: [{ activityName: "A tenth off", step: 2, skuName: "Ball", amount: 30_000 }],
    invoice: { isPersonInVoice: true, name: "Sari Lestari" },
  });
  expect(reply?.data.productList).toEqual([
    {
      skuCode: "BALL-A",
      skuName: "Ball",
      count: 2,
      amount: 270_000,
      sellPrice: 150_000,
      attribute: '{"saleAttribute":[{"key":"Colour","value":"Red"}]}',
      orderItemCode: `${code}-1`,
      isGift: false,
      activities: [{ activityCode: "TENTH", activityName: "A tenth off" }],
    },
  ]);
});

test("RO-15 S7 every operation answers another caller as if there were no such order, and changes nothing", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
  const before = (await detail(code)).reply;
  for (const as of [otherGuest, { caller: aMember }, { caller: { kind: "anonymous" } as const }]) {
    const pairs = await Promise.all(
      [code, "BB2222222222", "x"].map(async (tried) => [
        (await detail(tried, as)).reply,
        (await cancel(tried, as)).errors ?? (await cancel(tried, as)).reply,
        ...(await Promise.all(
          ["receiveOrder", "pickupOrder"].map(async (name) => {
            const reply = await act(name, tried, as);
            return reply.errors ?? reply.reply;
          }),
        )),
      ]),
    );
    expect(pairs[0]).toEqual(pairs[1]);
    expect(pairs[0]).toEqual(pairs[2]);
  }
  expect((await detail(code)).reply).toEqual(before);
});

test("RO-15 S7 the signed link of the confirmation message opens its order, and a changed signature does not", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
  await fixture.confirm();
  const emails = await fixture.letters();
  const { path } = emails.find(({ content }) => content.data.orderCode === code).content.data;
  const key = new URL(path, "https://shop.example").searchParams.get("key") ?? "";
  expect((await detail(code, otherGuest, key)).reply?.data.access).toBe("confirmed");
  expect((await detail(code, otherGuest, `${key}0`)).reply?.errorCode).toBe("NOT_FOUND");
});
