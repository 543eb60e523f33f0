import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { signInFixture } from "../testing/sign-in-fixture.ts";

const { database } = await testDatabase();
const fixture = await signInFixture(database);
const { ask, me } = fixture;

test("logging out ends the session on the server and deletes the cookie", async () => {
  const { cookie } = await fixture.signedIn("nine@staff.test", "support");
  const left = await ask("logOut", {}, cookie);
  expect(left.reply?.success).toBe(true);
  expect(left.cookies[0]).toMatch(/^admin=; .*Max-Age=0/);
  expect(await me(cookie)).toBeNull();
});

test("the session of another account stays open", async () => {
  const one = await fixture.signedIn("a@staff.test", "support");
  const other = await fixture.signedIn("b@staff.test", "support");
  await ask("logOut", {}, one.cookie);
  expect(await me(other.cookie)).not.toBeNull();
});

test("without a session logging out succeeds and deletes the cookie", async () => {
  const left = await ask("logOut");
  expect([left.reply?.success, left.cookies.length]).toEqual([true, 1]);
});
