import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { callOrders } from "../testing/call-orders.ts";
import { cancelCalls } from "../testing/cancel-calls.ts";
import { cancelRequestsFixture, tiered } from "../testing/cancel-requests-fixture.ts";
import { otherGuest } from "../testing/order-calls.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps, paidOrder, request, approve, pieces } = await cancelRequestsFixture(database);
const { request: send, preview } = cancelCalls(callOrders(deps));

test("1A-06 a request with an outdated refund amount is refused and changes nothing", async () => {
  const { code } = await paidOrder(tiered);
  const items = [{ orderItemCode: `${code}-2`, count: 1 }];
  expect((await send(code, items, {}, { expectedAmount: 135_000, expectedPoints: 0 })).reply).toMatchObject({
    success: false,
    errorCode: "REFUND_CHANGED",
  });
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  await request(code, [0, 1]);
  await approve(code);
  // The tier is lost already: now a piece is refunded at its price without it.
  expect((await send(code, items, {}, { expectedAmount: 90_000, expectedPoints: 0 })).reply?.errorCode).toBe(
    "REFUND_CHANGED",
  );
  expect((await preview(code, items)).reply?.data).toMatchObject({ amount: 150_000 });
  expect((await send(code, items, {}, { expectedAmount: 150_000, expectedPoints: 0 })).reply?.success).toBe(true);
});

test("OR-20 OR-25 VA-36 a request without products is refused with a message; a request is made by the owner alone", async () => {
  const { code } = await paidOrder();
  expect((await send(code, [])).reply).toMatchObject({ success: false, errorMessage: "Please select product" });
  const items = [{ orderItemCode: `${code}-1`, count: 1 }];
  expect((await send(code, items, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await send(code, [{ orderItemCode: "BB2222222222-1", count: 1 }])).reply?.errorCode).toBe(
    "ACTION_NOT_ALLOWED",
  );
  expect((await send(code, items)).reply?.success).toBe(true);
  expect(await pieces(code)).toEqual(["0/0/1", "0/0/0"]);
});
