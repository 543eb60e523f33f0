import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft, aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls, otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { act } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `RECEIVE-${count}`;
};

test("OP-57 OR-14 a shipped order is received once, not before it is shipped, and not by another caller", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference(), channelCode: "COD" }));
  expect((await act("receiveOrder", code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  await fixture.step(code, { transition: "send", actor: "staff" });
  expect((await act("receiveOrder", code, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect(await fixture.status(code)).toBe("shipped");
  const replies = await Promise.all([act("receiveOrder", code), act("receiveOrder", code)]);
  expect(replies.filter(({ reply }) => reply?.success)).toHaveLength(1);
  expect(await fixture.status(code)).toBe("completed");
});

test("OR-14 an order that is ready at a store is not received by its shopper", async () => {
  const paid = reference();
  const [code = ""] = await fixture.placed(aPickup({ paymentReference: paid }));
  await fixture.pay(await fixture.open(paid, 270_000));
  await fixture.step(code, { transition: "send", actor: "staff" });
  expect((await act("receiveOrder", code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await fixture.status(code)).toBe("shipped");
});
