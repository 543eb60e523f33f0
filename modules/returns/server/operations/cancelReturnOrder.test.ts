import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { anonymous, missing, otherGuest, returnCalls } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await returnsFixture(database);
const { undo } = returnCalls(fixture);
const { staff, status } = fixture;

test("OR-16 TR-37 a return is cancelled by its shopper until it is sent", async () => {
  const order = await fixture.received();
  for (const approved of [false, true]) {
    const code = await fixture.asked(order);
    if (approved) await staff.approve(code);
    expect(await undo(code)).toMatchObject({ success: true });
    expect(await status(code)).toBe("cancelled");
    expect((await undo(code)).errorCode).toBe("ACTION_NOT_ALLOWED");
  }
  // The pieces of a cancelled return may be returned again.
  expect((await fixture.request(order, { items: [{ orderItemCode: `${order}-1`, quantity: 2 }] })).success).toBe(true);
  expect(await fixture.broken()).toEqual([]);
});

test("another caller does not cancel a return, and a caller without a session is refused", async () => {
  const code = await fixture.asked(await fixture.received());
  await staff.approve(code);
  for (const as of [otherGuest, { caller: aMember }]) expect(await undo(code, as)).toMatchObject(missing);
  expect((await undo(code, anonymous)).errorCode).toBe("0002");
  expect(await status(code)).toBe("approved");
});
