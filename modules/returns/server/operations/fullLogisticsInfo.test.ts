import { expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { missing, otherGuest, returnCalls } from "../testing/return-calls.ts";
import { returnsFixture } from "../testing/returns-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await returnsFixture(database);
const { detail, ship } = returnCalls(fixture);
const { staff, status } = fixture;

test("1A-13 the shopper names the courier by its code or by a name, and has to name one", async () => {
  const code = await fixture.asked(await fixture.received());
  await staff.approve(code, "Please");
  const sent = (change: object) => ship(code, {}, { expressCode: "GR-12345", ...change });
  for (const unnamed of [{}, { companyCode: "" }, { companyCode: " ", companyName: "" }]) {
    expect((await sent(unnamed)).errorCode).toBe("INVALID_INPUT");
  }
  expect(await sent({ companyCode: "GRAB" })).toMatchObject({ success: true });
  expect((await detail(code)).data).toMatchObject({ companyName: "Grab", expressCode: "GR-12345" });
});

test("TR-38 a return is sent once it is approved, by its shopper alone", async () => {
  const code = await fixture.asked(await fixture.received());
  expect((await ship(code)).errorCode).toBe("ACTION_NOT_ALLOWED");
  await staff.approve(code);
  for (const as of [otherGuest, { caller: aMember }]) expect(await ship(code, as)).toMatchObject(missing);
  expect(await status(code)).toBe("approved");
  expect(await ship(code)).toMatchObject({ success: true });
  expect(await status(code)).toBe("inTransit");
  expect((await ship(code)).errorCode).toBe("ACTION_NOT_ALLOWED");
});
