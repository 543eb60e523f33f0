import { expect, test } from "vitest";
import { secretMatches } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await accountFixture(database);
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const newPassword = { password: "Bata-merah8", rePassword: "Bata-merah8" };

test("S6 S11 the old password permits the change: other sessions end, this one is renewed, and the member is notified", async () => {
  const ani = await fixture.member("E1");
  const other = await ani.elsewhere();
  expect(await ani.ask("changePassword", { oldPassword: "Wrong-one7", ...newPassword })).toMatchObject(
    refused("PASSWORD_WRONG"),
  );
  const changed = await ani.ask("changePassword", { oldPassword, ...newPassword });
  expect(changed).toMatchObject(fine);
  expect(await secretMatches("Bata-merah8", (await fixture.row("E1"))?.password_hash ?? "")).toBe(true);
  const fresh = sessionCookieOf(changed);
  expect(fresh).not.toBe(ani.cookie);
  const who = async (headers: Record<string, string>) => (await fixture.whoAmI(headers)).body.data?.whoAmI ?? null;
  expect([await who({ cookie: ani.cookie }), await who({ cookie: other })]).toEqual([null, null]);
  expect(await who({ cookie: fresh })).toBe("E1");
  expect(await who({ authorization: `Bearer ${changed.token}` })).toBe("E1");
  expect((await fixture.letters()).at(-1)).toMatchObject({
    to: "e1@mail.example",
    content: { kind: "passwordChanged" },
  });
});

test("VA-14 VA-15 VA-18 VA-38 D-05 a password against the rules is refused with the form's messages", async () => {
  const ani = await fixture.member("E2");
  const message = async (password: string, rePassword = password) =>
    (await ani.ask("changePassword", { oldPassword, password, rePassword })).errorMessage;
  expect(await message("")).toBe("Please enter your password");
  expect(await message("short1")).toBe("The value must contain alphanumeric special characters And at least six");
  expect(await message("Bata-merah8", "Bata-merah9")).toBe("The password you entered are not the same");
  expect(await message("Password1!")).toBe("This password is common or was leaked elsewhere. Please choose another.");
  expect(await secretMatches(oldPassword, (await fixture.row("E2"))?.password_hash ?? "")).toBe(true);
});

test("S11 a member without a password confirms by a code", async () => {
  const ani = await fixture.member("E3", { passwordHash: null });
  expect(await ani.ask("changePassword", { oldPassword, ...newPassword })).toMatchObject(refused("CONFIRM_FIRST"));
  expect((await fixture.row("E3"))?.password_hash).toBeNull();
  await ani.proveBy("EMAIL");
  expect(await ani.ask("changePassword", newPassword)).toMatchObject(fine);
  expect(await secretMatches("Bata-merah8", (await fixture.row("E3"))?.password_hash ?? "")).toBe(true);
});
