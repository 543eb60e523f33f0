import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { orderByCode } from "../store/orders.ts";
import { callOrders } from "../testing/call-orders.ts";
import { cancelCalls } from "../testing/cancel-calls.ts";
import { cancelRequestsFixture, tiered } from "../testing/cancel-requests-fixture.ts";
import { otherGuest } from "../testing/order-calls.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { fixture, deps, db, paidOrder, approve, pieces } = await cancelRequestsFixture(database);
const { request, preview } = cancelCalls(callOrders(deps));

test("1A-06 the refund and its deductions are shown before the request, to the owner alone, and stored with it", async () => {
  const { code } = await paidOrder(tiered);
  const items = [{ orderItemCode: `${code}-1`, count: 1 }];
  const expected = {
    ...{ goods: 135_000, freight: 0, fee: 0, gifts: [], amount: 90_000, points: 0 },
    deductions: [{ kind: "tier", name: "Spend more", amount: 45_000 }],
  };
  expect((await preview(code, items)).reply).toMatchObject({
    success: true,
    data: { ...expected, paid: true, ends: false },
  });
  expect((await preview(code, items, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await preview(code, [{ orderItemCode: `${code}-1`, count: 3 }])).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  expect((await request(code, items, {}, { expectedAmount: 90_000, expectedPoints: 0 })).reply?.success).toBe(true);
  const requested = async () => {
    const [stored] = await requestsOf(db, [code]);
    return [stored?.state, stored?.refund?.money, stored?.refund?.deductions.map(({ name }) => name)];
  };
  expect(await requested()).toEqual(["open", 90_000, ["Spend more"]]);
  await approve(code);
  expect(await requested()).toEqual(["approved", 90_000, ["Spend more"]]);
  expect(
    (await fixture.refunds((await orderByCode(db, code))?.paymentReference ?? "")).map(({ amount }) => amount),
  ).toEqual([90_000]);
  const whole = [1, 2].map((line) => ({ orderItemCode: `${code}-${line}`, count: line }));
  // The rest: the deduction is refunded, with the freight.
  expect((await preview(code, whole)).reply?.data).toMatchObject({
    ...{ goods: 405_000, freight: 18_000, amount: 468_000, ends: true },
    deductions: [{ kind: "tier", name: "Spend more", amount: -45_000 }],
  });
});
