import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { usualCodeLimits } from "../codes/code-limits.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await accountFixture(database);
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

test("a CONFIRM code is sent to the member's verified contact of the channel, and to no other", async () => {
  const ani = await fixture.member("R1");
  expect(await ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "EMAIL" })).toMatchObject(fine);
  expect(await ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "SMS" })).toMatchObject(fine);
  expect((await fixture.messages("verificationCode")).map(({ channel, to }) => [channel, to])).toEqual([
    ["EMAIL", "r1@mail.example"],
    ["SMS", ani.mobile],
  ]);
});

test("without a verified contact of the channel nothing is sent", async () => {
  const ani = await fixture.member("R2", { mobile: null });
  const before = await fixture.messages("verificationCode");
  expect(await ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "SMS" })).toMatchObject(
    refused("NO_RECEIVER"),
  );
  expect(await fixture.messages("verificationCode")).toEqual(before);
});

test("S11 a code to a new contact needs a recent confirmation", async () => {
  const ani = await fixture.member("R3");
  const before = await fixture.messages("verificationCode");
  for (const input of [
    { purpose: "NEW_EMAIL", channel: "EMAIL", receiver: "new-r3@mail.example" },
    { purpose: "NEW_MOBILE", channel: "SMS", receiver: "81270000009" },
  ]) {
    expect(await ani.ask("requestAccountCode", input)).toMatchObject(refused("CONFIRM_FIRST"));
  }
  expect(await fixture.messages("verificationCode")).toEqual(before);
});

test("S2 within the pause a second request sends nothing and returns the remaining time", async () => {
  const strict = await accountFixture(database, { codes: usualCodeLimits });
  const ani = await strict.member("R5");
  const request = () => ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "EMAIL" });
  expect(await request()).toMatchObject({ ...fine, data: { timeRemaining: 60_000 } });
  const sent = await strict.messages("verificationCode");
  expect(await request()).toMatchObject(fine);
  expect(await strict.messages("verificationCode")).toEqual(sent);
});

test("the current address, an invalid and an empty one are refused", async () => {
  const ani = await fixture.member("C4");
  await ani.ask("confirmAccess", { password: oldPassword });
  const call = (receiver: string) =>
    ani.ask("requestAccountCode", { purpose: "NEW_EMAIL", channel: "EMAIL", receiver });
  expect(await call("c4@mail.example")).toMatchObject(refused("SAME_AS_BEFORE"));
  expect(await call("c4@")).toMatchObject({ errorMessage: "Invalid email address" });
  expect(await call("")).toMatchObject({ errorMessage: "Please enter your email" });
});
