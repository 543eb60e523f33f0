import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { blockStaff } from "../manage/manage-staff.ts";
import { cookieOf, signInFixture } from "../testing/sign-in-fixture.ts";
import { staffPassword } from "../testing/staff-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { ask, enrolmentOf, firstStep, me, withPassword } = fixture;

test("D-70 the first step gives a short-lived cookie that opens the second step only", async () => {
  await withPassword("one@staff.test", "orderDesk");
  const first = await firstStep("one@staff.test");
  expect(first.next).toBe("ENROL");
  expect(first.cookies).toEqual([
    expect.stringMatching(/^admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/),
  ]);
  expect(await me(first.cookie)).toBeNull();
  const { secret = "" } = (await enrolmentOf(first.cookie)) ?? {};
  const second = await ask("code", { code: fixture.codeOf(secret) }, first.cookie);
  expect(cookieOf(second)).not.toBe(first.cookie);
  expect((await firstStep("one@staff.test")).next).toBe("CODE");
});

test("S4 of twelve parallel wrong passwords from one address five are checked", async () => {
  await withPassword("four@staff.test", "support");
  const tries = Array.from({ length: 12 }, (_, index) =>
    ask("signIn", { email: "four@staff.test", password: `wrong ${index}` }, "", "10.0.0.4"),
  );
  const codes = (await Promise.all(tries)).map(({ reply: one }) => one?.errorCode);
  expect(codes.filter((code) => code === "WRONG_PASSWORD")).toHaveLength(5);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(7);
  const right = { email: "four@staff.test", password: staffPassword };
  expect((await ask("signIn", right, "", "10.0.0.4")).reply?.errorCode).toBe("RATE_LIMITED");
  expect((await ask("signIn", right, "", "10.0.0.5")).reply?.success).toBe(true);
});

test("an unknown name and a wrong password give the same reply", async () => {
  const unknown = await ask("signIn", { email: "nobody@staff.test", password: staffPassword }, "", "10.0.0.9");
  await withPassword("six@staff.test", "support");
  const wrong = await ask("signIn", { email: "six@staff.test", password: "wrong" }, "", "10.0.0.9");
  expect(unknown.reply).toEqual(wrong.reply);
});

test("a blocked account gets the reply of a wrong password", async () => {
  await withPassword("ten@staff.test", "support");
  await blockStaff(fixture.deps, "ten@staff.test", true);
  const right = { email: "ten@staff.test", password: staffPassword };
  expect((await ask("signIn", right)).reply?.errorCode).toBe("WRONG_PASSWORD");
});
