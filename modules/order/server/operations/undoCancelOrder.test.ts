import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { callOrders } from "../testing/call-orders.ts";
import { cancelCalls } from "../testing/cancel-calls.ts";
import { cancelRequestsFixture } from "../testing/cancel-requests-fixture.ts";
import { otherGuest } from "../testing/order-calls.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps, paidOrder, request, approve, pieces } = await cancelRequestsFixture(database);
const { undo } = cancelCalls(callOrders(deps));

test("OR-20 OR-25 a cancel request is undone once, by the owner alone", async () => {
  const { code } = await paidOrder();
  await request(code, [0, 1]);
  expect((await undo(code, otherGuest)).reply?.errorCode).toBe("NOT_FOUND");
  expect(await pieces(code)).toEqual(["0/0/1", "0/0/0"]);
  expect((await undo(code)).reply?.success).toBe(true);
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  expect((await undo(code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
});

test("OR-25 a decided request is not undone", async () => {
  const { code } = await paidOrder();
  await request(code, [0, 1]);
  await approve(code);
  expect((await undo(code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await pieces(code)).toEqual(["0/1/0", "0/0/0"]);
});
