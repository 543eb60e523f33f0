import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPickup } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { orderCalls } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
const { detail } = orderCalls(call);
let count = 0;
const reference = () => {
  count += 1;
  return `COLLECT-${count}`;
};

test("OR-18 the store hands an order over for its code in any spelling, and not for a wrong one", async () => {
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
  const results = await Promise.all([fixture.collect(code, typed), fixture.collect(code, typed)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await fixture.status(code)).toBe("completed");
});
