import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { aDraft, aLine, aPickup } from "../testing/a-draft.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { orderQuestions } from "../testing/order-questions.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const ask = askOrders(fixture.deps);
let count = 0;
const reference = () => {
  count += 1;
  return `OPS-${count}`;
};

const { detail, act, cancel, pay } = orderQuestions(ask);

beforeAll(() =>
  sampleGoods(database.kysely, [aProduct("BALL"), aProduct("GONE"), aProduct("BRICK")], {
    "BRICK-A": { quantity: 9, sold: 0 },
    "BALL-A": { quantity: 3, sold: 0 },
    "GONE-A": { quantity: 0, sold: 0 },
  }),
);
beforeEach(() => fixture.bank.turn(true));

describe("OP-57 what a shopper does", () => {
  test("OR-13 D-60 paying goes on with the same number, or with another way", async () => {
    const shared = reference();
    const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
    const { vaNumber } = await fixture.open(shared, 288_000);
    expect((await pay(code)).reply?.data).toEqual({
      orderCode: code,
      paymentMethod: "VA_BCA",
      totalAmount: 288_000,
      vaNumber,
      redirectUrl: null,
    });
    const other = await pay(code, "VA_BNI");
    expect(other.reply?.data.vaNumber).not.toBe(vaNumber);
    expect(await fixture.states(shared)).toEqual(expect.arrayContaining(["cancelled", "open"]));
    expect((await pay(code, "COD")).reply?.errorCode).toBe("CHANNEL_NOT_OFFERED");
    fixture.bank.turn(false);
    expect((await pay(code, "VA_BCA")).reply?.errorCode).toBe("GATEWAY_UNAVAILABLE");
    expect(await fixture.status(code)).toBe("awaitingPayment");
  });

  test("OR-08 OR-15 an unpaid order is cancelled with its reason, together with those paid for in one go; a paid one is not", async () => {
    const shared = reference();
    const [code = "", sister = ""] = await fixture.placed(
      aDraft({ paymentReference: shared }),
      aPickup({ paymentReference: shared }),
    );
    expect((await cancel(code)).reply?.success).toBe(true);
    expect([await fixture.status(code), await fixture.status(sister)]).toEqual(["cancelled", "cancelled"]);
    expect((await detail(code)).reply?.data).toMatchObject({
      cancelCode: "WRONG_ADDRESS",
      cancelRemark: "Wrong address",
    });
    expect((await cancel(code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
    const paid = reference();
    const [kept = ""] = await fixture.placed(aDraft({ paymentReference: paid }));
    await fixture.pay(await fixture.open(paid, 288_000));
    expect((await cancel(kept)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  });

  test("OR-14 OR-18 what was sent is received, what is ready is handed over by the store, and not the other way round", async () => {
    const [home = ""] = await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
    expect((await act("receiveOrder", home)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
    await fixture.step(home, { transition: "send", actor: "staff" });
    expect((await act("pickupOrder", home)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
    const answers = await Promise.all([act("receiveOrder", home), act("receiveOrder", home)]);
    expect(answers.filter(({ reply }) => reply?.success)).toHaveLength(1);
    const paid = reference();
    const [fetched = ""] = await fixture.placed(aPickup({ paymentReference: paid }));
    await fixture.pay(await fixture.open(paid, 270_000));
    await fixture.step(fetched, { transition: "send", actor: "staff" });
    const { storeConfirmCode } = (await detail(fetched)).reply?.data.receiver ?? {};
    expect(storeConfirmCode).toMatch(/^\w{6}$/);
    const said = await Promise.all([act("pickupOrder", fetched), act("pickupOrder", fetched)]);
    expect(said.filter(({ reply }) => reply?.success)).toHaveLength(1);
    expect(await fixture.status(fetched)).toBe("shipped");
    expect((await fixture.collect(fetched, null)).ok).toBe(true);
    expect(await fixture.status(fetched)).toBe("completed");
  });

  test("OR-18 the store hands over by the code alone, however it is typed, and not by a wrong one", async () => {
    const paid = reference();
    const [code = ""] = await fixture.placed(aPickup({ paymentReference: paid }));
    expect(await fixture.collect(code, "ABCDEF")).toEqual({ ok: false, error: { code: "ACTION_NOT_ALLOWED" } });
    await fixture.pay(await fixture.open(paid, 270_000));
    await fixture.step(code, { transition: "send", actor: "staff" });
    const { storeConfirmCode } = (await detail(code)).reply?.data.receiver ?? {};
    const wrong = storeConfirmCode === "ABCDEF" ? "ABCDEG" : "ABCDEF";
    for (const typed of [null, " ", wrong]) {
      expect(await fixture.collect(code, typed)).toEqual({ ok: false, error: { code: "WRONG_CODE" } });
    }
    const typed = `${storeConfirmCode.slice(0, 3)} ${storeConfirmCode.slice(3)}`.toLowerCase();
    const answers = await Promise.all([fixture.collect(code, typed), fixture.collect(code, typed)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await fixture.status(code)).toBe("completed");
  });

  test("OP-44 OR-22 OR-23 ER-29 buying again adds what can be had, names what cannot, and fails when there is nothing", async () => {
    const again = (code: string) =>
      ask(
        `mutation buyAgain($code: String!) { buyAgain(orderCode: $code) { success errorCode errorMessage data { addedCount miniCartCount missing { skuCode count } } } }`,
        { code },
      );
    const gone = aLine({ skuCode: "GONE-A", productCode: "GONE" });
    const totals = { ...aDraft().totals, productAmount: 600_000, promotionDiscount: 60_000, totalAmount: 558_000 };
    const [both = ""] = await fixture.placed(
      aDraft({ paymentReference: reference(), channelCode: "COD", lines: [aLine(), gone], totals: totals as never }),
    );
    expect((await again(both)).reply?.data).toEqual({
      addedCount: 2,
      miniCartCount: 2,
      missing: [{ skuCode: "GONE-A", count: 2 }],
    });
    expect((await again(both)).reply?.data).toMatchObject({ addedCount: 1, miniCartCount: 3 });
    expect((await again(both)).reply).toMatchObject({ success: false, errorMessage: "Fail" });
    const [unpaid = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
    expect((await again(unpaid)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  });

  test("1A-08 buying a pickup again puts one line for each SKU into the cart, to be sent home, and joins a line that is there", async () => {
    const owner = "guest:AGAIN";
    const caller = { kind: "guest", sessionId: "s-again", guestId: "AGAIN" } as const;
    const third = {
      quantity: 1,
      listAmount: rupiah(100_000),
      productAmount: rupiah(100_000),
      promotionDiscount: rupiah(10_000),
      payAmount: rupiah(90_000),
    };
    const lines = [
      aLine(third),
      aLine({ ...third, skuCode: "BRICK-A", productCode: "BRICK" }),
      aLine({ ...third, campaign: { activityCode: "FLASH", units: 1 } }),
    ];
    const order = async (draft: typeof aPickup) => {
      const [code = ""] = await fixture.placed(draft({ owner, paymentReference: reference(), lines, discounts: [] }));
      await fixture.step(code, { transition: "cancel", actor: "shopper" });
      return code;
    };
    const document = "mutation buyAgain($code: String!) { buyAgain(orderCode: $code) { success data { addedCount } } }";
    const again = async (code: string) => (await ask(document, { code }, { caller })).reply;
    const inCart = async () => {
      const { rows } = await sql<{ sku: string; type: string; quantity: number }>`
        select sku_code as sku, distribution_type as type, quantity from cart.line where owner = ${owner}
        order by sku_code`.execute(database.kysely);
      return rows.map(({ sku, type, quantity }) => `${sku} ${type} ${quantity}`);
    };
    expect(await again(await order(aPickup))).toMatchObject({ success: true, data: { addedCount: 3 } });
    expect(await inCart()).toEqual(["BALL-A 11 2", "BRICK-A 11 1"]);
    await again(await order(aDraft));
    expect(await inCart()).toEqual(["BALL-A 11 3", "BRICK-A 11 2"]);
  });
});
