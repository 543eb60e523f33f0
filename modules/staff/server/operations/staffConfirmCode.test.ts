import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { cookieOf, signInFixture } from "../testing/sign-in-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { ask, enrolled, enrolmentOf, firstStep, me, withPassword } = fixture;

test("D-70 a correct code opens the back office, and gives ten recovery codes the first time", async () => {
  await withPassword("one@staff.test", "orderDesk");
  const { cookie } = await firstStep("one@staff.test");
  const { secret = "" } = (await enrolmentOf(cookie)) ?? {};
  const second = await ask<{ recoveryCodes: string[] }>("code", { code: fixture.codeOf(secret) }, cookie);
  expect(second.reply?.data?.recoveryCodes).toHaveLength(10);
  expect(await me(cookieOf(second))).toMatchObject({ email: "one@staff.test" });
  // The first step's cookie is used up.
  expect((await ask("code", { code: "000000" }, cookie)).reply?.errorCode).toBe("START_AGAIN");
});

test("a code works once, also for parallel requests", async () => {
  const { secret } = await enrolled("two@staff.test");
  fixture.clock.advance(60_000);
  const cookies = await Promise.all([1, 2, 3].map(async () => (await firstStep("two@staff.test")).cookie));
  const code = fixture.codeOf(secret);
  const answers = await Promise.all(cookies.map((cookie) => ask("code", { code }, cookie)));
  expect(answers.map(({ reply: one }) => one?.success).sort()).toEqual([false, false, true]);
});

test("a recovery code works once, typed with or without dashes", async () => {
  const { recoveryCodes } = await enrolled("three@staff.test");
  const [code = ""] = recoveryCodes;
  const typed = code.replaceAll("-", " ").toLowerCase();
  expect((await ask("code", { code: typed }, (await firstStep("three@staff.test")).cookie)).reply?.success).toBe(true);
  expect((await ask("code", { code }, (await firstStep("three@staff.test")).cookie)).reply?.errorCode).toBe(
    "WRONG_CODE",
  );
});

test("S4 of eight parallel wrong codes five are checked; then the correct one is refused", async () => {
  const { secret } = await enrolled("five@staff.test");
  fixture.clock.advance(60_000);
  const { cookie } = await firstStep("five@staff.test");
  const tries = Array.from({ length: 8 }, () => ask("code", { code: "000000" }, cookie));
  const codes = (await Promise.all(tries)).map(({ reply: one }) => one?.errorCode);
  expect(codes.filter((code) => code === "WRONG_CODE")).toHaveLength(5);
  expect((await ask("code", { code: fixture.codeOf(secret) }, cookie)).reply?.errorCode).toBe("RATE_LIMITED");
});

test("without the first step a code is refused", async () => {
  expect((await ask("code", { code: "000000" })).reply?.errorCode).toBe("START_AGAIN");
});
