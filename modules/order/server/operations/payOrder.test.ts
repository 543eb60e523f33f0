import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { pay } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `PAY-${count}`;
};
beforeEach(() => fixture.bank.turn(true));

test("OP-57 OR-13 D-60 a payment continues with the same account number, or with another channel", async () => {
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

test("OP-57 an order that is not the caller's cannot be paid, and its charge stays as it is", async () => {
  const shared = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
  await fixture.open(shared, 288_000);
  const document =
    'mutation payOrder($code: String!) { payOrder(orderCode: $code, paymentMethod: "VA_BNI") { errorCode } }';
  for (const tried of [code, "BB2222222222"]) {
    expect((await call(document, { code: tried }, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  }
  expect(await fixture.states(shared)).toEqual(["open"]);
});
