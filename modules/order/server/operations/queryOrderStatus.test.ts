import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
let count = 0;
const reference = () => {
  count += 1;
  return `STATUS-${count}`;
};

const status = async (code: string, as = {}) =>
  (
    await call(
      `query queryOrderStatus($code: String!) { queryOrderStatus(orderCode: $code) {
        success errorCode data { orderCode orderStatus orderStatusStr scheduleCancelTime } } }`,
      { code },
      as,
    )
  ).reply;

test("the status is answered as code and text in the caller's language, with the due time while unpaid", async () => {
  const shared = reference();
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: shared }));
  const due = new Date(fixture.clock.now().getTime() + 3_600_000).toISOString();
  expect((await status(code.toLowerCase()))?.data).toEqual({
    orderCode: code,
    orderStatus: "21",
    orderStatusStr: "Awaiting payment",
    scheduleCancelTime: due,
  });
  expect((await status(code, { locale: "id-ID" }))?.data.orderStatusStr).toBe("Menunggu pembayaran");
  await fixture.pay(await fixture.open(shared, 288_000));
  expect((await status(code))?.data).toMatchObject({ orderStatus: "31", scheduleCancelTime: null });
});

test("RO-15 S7 the status of another shopper's order is answered like that of a missing one", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference() }));
  const missing = { success: false, errorCode: "NOT_FOUND", data: null };
  for (const as of [otherGuest, { caller: { kind: "anonymous" } as const }]) {
    expect(await status(code, as)).toEqual(missing);
    expect(await status("BB2222222222", as)).toEqual(missing);
  }
});
