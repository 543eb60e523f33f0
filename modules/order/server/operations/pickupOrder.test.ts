import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail, act } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `PICKUP-${count}`;
};

const ready = async () => {
  const paid = reference();
  const [code = ""] = await fixture.placed(aPickup({ paymentReference: paid }));
  await fixture.pay(await fixture.open(paid, 270_000));
  await fixture.step(code, { transition: "send", actor: "staff" });
  return code;
};

test("OP-57 OR-18 a shopper at the store reports it once, and the store may hand the order over without the code", async () => {
  const code = await ready();
  expect((await act("pickupOrder", code, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await detail(code)).reply?.data.receiver.storeConfirmCode).toMatch(/^\w{6}$/);
  const results = await Promise.all([act("pickupOrder", code), act("pickupOrder", code)]);
  expect(results.filter(({ reply }) => reply?.success)).toHaveLength(1);
  expect(await fixture.status(code)).toBe("shipped");
  expect((await fixture.collect(code, null)).ok).toBe(true);
  expect(await fixture.status(code)).toBe("completed");
});

test("OP-57 OR-18 an order for home delivery is not picked up", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  await fixture.step(code, { transition: "send", actor: "staff" });
  expect((await act("pickupOrder", code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await fixture.status(code)).toBe("shipped");
});
