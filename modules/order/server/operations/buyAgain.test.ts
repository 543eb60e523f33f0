import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aDraft, aLine, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
let count = 0;
const reference = () => {
  count += 1;
  return `AGAIN-${count}`;
};

beforeAll(() =>
  insertProducts(database.kysely, [aProduct("BALL"), aProduct("GONE"), aProduct("BRICK")], {
    "BRICK-A": { quantity: 9, sold: 0 },
    "BALL-A": { quantity: 3, sold: 0 },
    "GONE-A": { quantity: 0, sold: 0 },
  }),
);

test("OP-57 OP-44 OR-22 OR-23 ER-29 buying again adds what is available, names the rest, and fails when nothing is available", async () => {
  const again = (code: string) =>
    call(
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

test("1A-08 buying a pickup again puts one line for each SKU into the cart, for home delivery, and grows an existing line", async () => {
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
    aLine({ ...third, flashSale: { activityCode: "FLASH", units: 1 } }),
  ];
  const order = async (draft: typeof aPickup) => {
    const [code = ""] = await fixture.placed(draft({ owner, paymentReference: reference(), lines, discounts: [] }));
    await fixture.step(code, { transition: "cancel", actor: "shopper" });
    return code;
  };
  const document = "mutation buyAgain($code: String!) { buyAgain(orderCode: $code) { success data { addedCount } } }";
  const again = async (code: string) => (await call(document, { code }, { caller })).reply;
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

test("OP-44 the order of another shopper adds nothing to the cart", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  const document =
    "mutation buyAgain($code: String!) { buyAgain(orderCode: $code) { success errorCode data { addedCount } } }";
  for (const tried of [code, "BB2222222222"]) {
    expect((await call(document, { code: tried }, otherGuest)).reply).toEqual({
      success: false,
      errorCode: "NOT_FOUND",
      data: null,
    });
  }
});
