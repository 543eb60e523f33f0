import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { confirmationMinutes } from "../../contract/constants.ts";
import { accountFixture, oldPassword, rightCode } from "../testing/account-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await accountFixture(database);
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const newPassword = { password: "Bata-merah8", rePassword: "Bata-merah8" };

/** Makes every confirmation this many minutes older. */
const age = (minutes: number) =>
  sql`update identity.session set confirmed_at = confirmed_at - make_interval(mins => ${minutes})`.execute(
    database.kysely,
  );

test("S11 the password confirms, and so does a code to a verified contact, once", async () => {
  const ani = await fixture.member("B1");
  expect(await ani.ask("confirmAccess", { password: oldPassword })).toMatchObject({
    ...fine,
    data: { minutes: confirmationMinutes },
  });
  expect(await ani.proveBy("WHATSAPP")).toMatchObject(fine);
  expect(await ani.proveBy("EMAIL")).toMatchObject(fine);
  expect(await ani.ask("confirmAccess", { channel: "EMAIL", verificationCode: rightCode })).toMatchObject(
    refused("OTP_EXPIRED"),
  );
});

test("S11 of 200 parallel wrong passwords five are checked; then the correct one is refused too", async () => {
  const ani = await fixture.member("B2");
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => ani.ask("confirmAccess", { password: `Guess-${index}` })),
  );
  const count = (code: string) => guesses.filter(({ errorCode }) => errorCode === code).length;
  expect([count("PASSWORD_WRONG"), count("PASSWORD_TOO_MANY")]).toEqual([5, 195]);
  expect(await ani.ask("confirmAccess", { password: oldPassword })).toMatchObject(refused("PASSWORD_TOO_MANY"));
  expect(await ani.ask("changePassword", { oldPassword, ...newPassword })).toMatchObject(refused("PASSWORD_TOO_MANY"));
});

test("S11 a confirmation is needed for sensitive changes, lasts ten minutes, works once and on its own session only", async () => {
  const ani = await fixture.member("B3");
  const email = { email: "new-b3@mail.example", verificationCode: rightCode };
  const askForCode = { purpose: "NEW_EMAIL", channel: "EMAIL", receiver: email.email };
  expect(await ani.ask("requestAccountCode", askForCode)).toMatchObject(refused("CONFIRM_FIRST"));
  expect(await ani.ask("updateMemberEmail", email)).toMatchObject(refused("CONFIRM_FIRST"));
  expect(await ani.ask("deleteAccount", { understood: true })).toMatchObject(refused("CONFIRM_FIRST"));

  await ani.ask("confirmAccess", { password: oldPassword });
  expect(await ani.ask("requestAccountCode", askForCode)).toMatchObject(fine);
  const other = await ani.elsewhere();
  expect(await fixture.ask(other, "updateMemberEmail", email)).toMatchObject(refused("CONFIRM_FIRST"));
  await age(confirmationMinutes);
  expect(await ani.ask("updateMemberEmail", email)).toMatchObject(refused("CONFIRM_FIRST"));
  expect((await fixture.row("B3"))?.email).toBe("b3@mail.example");

  await ani.ask("confirmAccess", { password: oldPassword });
  const replies = await Promise.all(Array.from({ length: 20 }, () => ani.ask("updateMemberEmail", email)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(await ani.ask("deleteAccount", { understood: true })).toMatchObject(refused("CONFIRM_FIRST"));
  expect((await fixture.row("B3"))?.email).toBe(email.email);
});

test("S7 account operations refuse guests and callers without a session", async () => {
  const guest = sessionCookieOf(await fixture.guestInit());
  for (const cookie of ["", guest]) {
    for (const [name, input] of [
      ["confirmAccess", { password: oldPassword }],
      ["requestAccountCode", { purpose: "CONFIRM", channel: "EMAIL" }],
      ["updateMemberProfile", { whatsApp: "1" }],
      ["updateMemberEmail", { email: "x@mail.example", verificationCode: rightCode }],
      ["changePassword", { oldPassword, ...newPassword }],
      ["deleteAccount", { understood: true }],
    ] as const) {
      expect(await fixture.ask(cookie, name, input)).toMatchObject(refused("0002"));
    }
  }
});
