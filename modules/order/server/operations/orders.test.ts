import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { orderQuestions, stranger } from "../testing/order-questions.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const ask = askOrders(fixture.deps);
let count = 0;
const reference = () => {
  count += 1;
  return `OPS-${count}`;
};

const { detail, act, cancel, track, list } = orderQuestions(ask);

beforeAll(() =>
  sampleGoods(database.kysely, [aProduct("BALL"), aProduct("GONE")], {
    "BALL-A": { quantity: 3, sold: 0 },
    "GONE-A": { quantity: 0, sold: 0 },
  }),
);
beforeEach(() => fixture.bank.turn(true));

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

test("OP-54 OR-01 OR-02 the list has tabs, delivery types, a search and pages of one's own orders", async () => {
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

describe("RO-15 S7 what is somebody else's is not there", () => {
  test("every operation answers a stranger as if there were no such order, and changes nothing", async () => {
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
    const before = (await detail(code)).reply;
    for (const as of [stranger, { caller: aMember }, { caller: { kind: "anonymous" } as const }]) {
      const pairs = await Promise.all(
        [code, "BB2222222222", "x"].map(async (tried) => [
          (await detail(tried, as)).reply,
          (await cancel(tried, as)).errors ?? (await cancel(tried, as)).reply,
          ...(await Promise.all(
            ["receiveOrder", "pickupOrder"].map(async (name) => {
              const answer = await act(name, tried, as);
              return answer.errors ?? answer.reply;
            }),
          )),
        ]),
      );
      expect(pairs[0]).toEqual(pairs[1]);
      expect(pairs[0]).toEqual(pairs[2]);
    }
    expect((await detail(code)).reply).toEqual(before);
  });

  test("RT-13 an order is opened by its code and the e-mail or phone of it, masked, for half an hour", async () => {
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
    const opened = await track(code.toLowerCase(), "0812 3456 7890", "10.0.0.1");
    expect(opened.reply?.data).toEqual({ orderCode: code });
    const cookie = opened.cookies[0]?.split(";")[0];
    expect(opened.cookies[0]).toContain("HttpOnly");
    const as = { ...stranger, cookie };
    const { reply } = await detail(code, as);
    expect(reply?.data).toMatchObject({
      access: "visitor",
      receiver: {
        name: "S••• L•••",
        mobile: "+62 812•••••890",
        mail: "s•••@mail.example",
        address: "•••",
        zipCode: "",
      },
      operationMap: { payOrder: "1", goDetail: "1" },
      invoice: null,
    });
    expect((await cancel(code, as)).reply?.errorCode).toBe("CONTACT_PROOF_REQUIRED");
    expect((await list({}, {}, as)).dataList).toMatchObject([{ orderCode: code, orderReceiveOut: { address: "•••" } }]);
    fixture.clock.advance(31 * 60_000);
    expect((await detail(code, as)).reply?.errorCode).toBe("NOT_FOUND");
  });

  test("D-59 wrong and unknown get one answer, and after five there is none for a quarter of an hour, however many come at once", async () => {
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
    const wrong = await track(code, "nobody@mail.example", "10.0.0.2");
    const unknown = await track("BB2222222222", "sari@mail.example", "10.0.0.2");
    expect(wrong.reply).toEqual(unknown.reply);
    const answers = await Promise.all(Array.from({ length: 10 }, () => track(code, "x@mail.example", "10.0.0.2")));
    const codes = answers.map(({ reply }) => reply?.errorCode);
    expect(codes.filter((one) => one === "NOT_FOUND")).toHaveLength(3);
    expect(codes.filter((one) => one === "RATE_LIMITED")).toHaveLength(7);
    expect((await track(code, "sari@mail.example", "10.0.0.2")).reply?.errorCode).toBe("RATE_LIMITED");
    expect((await track(code, "SARI@mail.example", "10.0.0.3")).reply?.success).toBe(true);
  });

  test("the link of the letter opens its one order to whoever holds it", async () => {
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
    await fixture.confirm();
    const letters = await fixture.letters();
    const { path } = letters.find(({ content }) => content.data.orderCode === code).content.data;
    const key = new URL(path, "https://shop.example").searchParams.get("key") ?? "";
    expect((await detail(code, stranger, key)).reply?.data.access).toBe("confirmed");
    expect((await detail(code, stranger, `${key}0`)).reply?.errorCode).toBe("NOT_FOUND");
  });
});
