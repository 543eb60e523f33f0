import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { secretMatches } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { confirmationMinutes } from "../../contract/constants.ts";
import { accountFixture, oldPassword, rightCode } from "../testing/account-fixture.ts";
import { identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const swallowed: string[] = [];
const fixture = await accountFixture(database, {
  onSwallowed: (operation, code) => swallowed.push(`${operation} ${code}`),
});
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const newPassword = { password: "Bata-merah8", rePassword: "Bata-merah8" };

/** Lets the minutes of a proof pass. */
const age = (minutes: number) =>
  sql`update identity.session set confirmed_at = confirmed_at - make_interval(mins => ${minutes})`.execute(
    database.kysely,
  );

describe("the WhatsApp number and what was not told yet", () => {
  test("OP-30 VA-08 a member changes their WhatsApp number, or takes it away", async () => {
    const ani = await fixture.member("A1");
    expect(await ani.ask("updateMemberProfile", { whatsApp: " 628123456789 " })).toMatchObject(fine);
    expect((await fixture.row("A1"))?.whatsapp).toBe("628123456789");
    expect(await ani.ask("updateMemberProfile", { whatsApp: null })).toMatchObject(fine);
    expect((await fixture.row("A1"))?.whatsapp).toBeNull();
  });

  test("VA-07 VA-08 VA-38 anything else is refused in the words of the form, and nothing changes", async () => {
    const ani = await fixture.member("A2");
    const words = { success: false, errorMessage: "Please input the correct WhatsApp ID" };
    for (const whatsApp of ["", "+62812", "1".repeat(21), "abc"]) {
      expect(await ani.ask("updateMemberProfile", { whatsApp })).toMatchObject(words);
    }
    expect(await ani.ask("updateMemberProfile", { mobile: "8".repeat(21) })).toMatchObject({
      errorMessage: "Please input mobile number with 8 to 13 digits",
    });
    expect((await fixture.row("A2"))?.whatsapp).toBeNull();
  });

  test("AC-08 ER-19 what the page does not say is told to the log, without the number", async () => {
    const ani = await fixture.member("A4");
    swallowed.length = 0;
    await ani.ask("updateMemberProfile", { whatsApp: "abc" });
    await ani.ask("updateMemberProfile", { mobile: "81299999999", verificationCode: "0000" });
    await ani.ask("updateMemberProfile", { whatsApp: "628" });
    expect(swallowed).toEqual(["updateMemberProfile INVALID_INPUT", "updateMemberProfile CONFIRM_FIRST"]);
  });

  test("D-63 what is empty can be told once; what is there stays, whatever is sent", async () => {
    const ani = await fixture.member("A3", { lastName: "", gender: null, birthDate: null });
    const told = { lastName: " Putri ", gender: "FEMALE", birthDate: "28/02/1990" };
    expect(await ani.ask("updateMemberProfile", told)).toMatchObject(fine);
    const other = { firstName: "Eve", lastName: "Mallory", gender: "MALE", birthDate: "01/01/1980" };
    expect(await ani.ask("updateMemberProfile", other)).toMatchObject(fine);
    expect(await fixture.row("A3")).toMatchObject({
      first_name: "A3",
      last_name: "Putri",
      gender: "FEMALE",
      birth_date: "1990-02-28",
    });
    expect(await ani.ask("updateMemberProfile", { birthDate: "01/01/2015" })).toMatchObject({
      errorMessage: "Minimum 18 years old",
    });
  });
});

describe("S11 proving who one is", () => {
  test("by the password, or by a code to what one has proved before", async () => {
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

  test("of 200 passwords guessed at once five are looked at, and then the right one is refused too", async () => {
    const ani = await fixture.member("B2");
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ani.ask("confirmAccess", { password: `Guess-${index}` })),
    );
    const count = (code: string) => guesses.filter(({ errorCode }) => errorCode === code).length;
    expect([count("PASSWORD_WRONG"), count("PASSWORD_TOO_MANY")]).toEqual([5, 195]);
    expect(await ani.ask("confirmAccess", { password: oldPassword })).toMatchObject(refused("PASSWORD_TOO_MANY"));
    expect(await ani.ask("changePassword", { oldPassword, ...newPassword })).toMatchObject(
      refused("PASSWORD_TOO_MANY"),
    );
  });

  test("without a proof nothing dangerous happens, nor after its ten minutes, nor a second time, nor on another device", async () => {
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => ani.ask("updateMemberEmail", email)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await ani.ask("deleteAccount", { understood: true })).toMatchObject(refused("CONFIRM_FIRST"));
    expect((await fixture.row("B3"))?.email).toBe(email.email);
  });
});

describe("the mailbox", () => {
  const change = async (
    ani: Awaited<ReturnType<typeof fixture.member>>,
    email: string,
    verificationCode = rightCode,
  ) => {
    await ani.ask("confirmAccess", { password: oldPassword });
    await ani.ask("requestAccountCode", { purpose: "NEW_EMAIL", channel: "EMAIL", receiver: email });
    return ani.ask("updateMemberEmail", { email, verificationCode });
  };

  test("D-63 is changed by a code to the new one, and the old one is told", async () => {
    const ani = await fixture.member("C1");
    expect(await change(ani, " New-C1@Mail.Example ", "0000")).toMatchObject(refused("OTP_INVALID"));
    expect((await fixture.row("C1"))?.email).toBe("c1@mail.example");
    expect(await change(ani, " New-C1@Mail.Example ")).toMatchObject(fine);
    expect((await fixture.row("C1"))?.email).toBe("new-c1@mail.example");
    expect((await fixture.letters()).at(-1)).toMatchObject({
      channel: "EMAIL",
      to: "c1@mail.example",
      content: { kind: "contactChanged", data: { which: "email", to: "n•••@mail.example" } },
    });
  });

  test("that another account has is told only to who proved it is theirs, and nothing changes", async () => {
    await fixture.member("C2");
    const ani = await fixture.member("C3");
    expect(await change(ani, "c2@mail.example", "0000")).toMatchObject(refused("OTP_INVALID"));
    expect(await change(ani, "c2@mail.example")).toMatchObject(refused("CONTACT_TAKEN"));
    expect((await fixture.row("C3"))?.email).toBe("c3@mail.example");
    expect((await fixture.row("C2"))?.email).toBe("c2@mail.example");
  });

  test("one's own is no change, and no address is no mailbox", async () => {
    const ani = await fixture.member("C4");
    await ani.ask("confirmAccess", { password: oldPassword });
    const ask = (receiver: string) =>
      ani.ask("requestAccountCode", { purpose: "NEW_EMAIL", channel: "EMAIL", receiver });
    expect(await ask("c4@mail.example")).toMatchObject(refused("SAME_AS_BEFORE"));
    expect(await ask("c4@")).toMatchObject({ errorMessage: "Invalid email address" });
    expect(await ask("")).toMatchObject({ errorMessage: "Please enter your email" });
  });
});

describe("the mobile number", () => {
  const toNew = async (ani: Awaited<ReturnType<typeof fixture.member>>, mobile: string) => {
    await ani.ask("requestAccountCode", { purpose: "NEW_MOBILE", channel: "SMS", receiver: mobile });
    return ani.ask("updateMemberProfile", { mobile, verificationCode: rightCode });
  };

  test("D-63 is changed by a code to the old one and a code to the new one", async () => {
    const ani = await fixture.member("D1");
    await ani.proveBy("WHATSAPP");
    expect(await toNew(ani, "0812 7000 0001")).toMatchObject(fine);
    expect((await fixture.row("D1"))?.mobile).toBe("+6281270000001");
    expect((await fixture.letters()).at(-1)).toMatchObject({
      to: "d1@mail.example",
      content: { kind: "contactChanged", data: { which: "mobile" } },
    });
  });

  test("is not given up by the password or a code to the mailbox alone", async () => {
    const ani = await fixture.member("D2");
    await ani.ask("confirmAccess", { password: oldPassword });
    expect(await toNew(ani, "81270000002")).toMatchObject(refused("CONFIRM_FIRST"));
    await ani.proveBy("EMAIL");
    expect(await toNew(ani, "81270000002")).toMatchObject(refused("CONFIRM_FIRST"));
    expect((await fixture.row("D2"))?.mobile).toBe(ani.mobile);
  });

  test("the first one needs any proof, and a code to it", async () => {
    const ani = await fixture.member("D3", { mobile: null });
    await ani.ask("confirmAccess", { password: oldPassword });
    expect(await ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "SMS" })).toMatchObject(
      refused("NO_RECEIVER"),
    );
    expect(await toNew(ani, "81270000003")).toMatchObject(fine);
    expect((await fixture.row("D3"))?.mobile).toBe("+6281270000003");
  });

  test("two who want the same one at once: one gets it", async () => {
    const both = [await fixture.member("D4", { mobile: null }), await fixture.member("D5", { mobile: null })];
    const answers = await Promise.all(
      both.map(async (ani) => {
        await ani.ask("confirmAccess", { password: oldPassword });
        return toNew(ani, "81270000004");
      }),
    );
    const owners = [await fixture.row("D4"), await fixture.row("D5")].filter((row) => row?.mobile === "+6281270000004");
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe("the password", () => {
  test("S6 S11 is changed by the old one: other devices are out, this one has a new session, and a letter tells", async () => {
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

  test("VA-14 VA-15 VA-18 VA-38 D-05 keeps the rules of the form, in its words", async () => {
    const ani = await fixture.member("E2");
    const said = async (password: string, rePassword = password) =>
      (await ani.ask("changePassword", { oldPassword, password, rePassword })).errorMessage;
    expect(await said("")).toBe("Please enter your password");
    expect(await said("short1")).toBe("The value must contain alphanumeric special characters And at least six");
    expect(await said("Bata-merah8", "Bata-merah9")).toBe("The password you entered are not the same");
    expect(await said("Password1!")).toBe("This password is common or was leaked elsewhere. Please choose another.");
    expect(await secretMatches(oldPassword, (await fixture.row("E2"))?.password_hash ?? "")).toBe(true);
  });

  test("who has none yet proves by a code who they are", async () => {
    const ani = await fixture.member("E3", { passwordHash: null });
    expect(await ani.ask("changePassword", { oldPassword, ...newPassword })).toMatchObject(refused("CONFIRM_FIRST"));
    expect((await fixture.row("E3"))?.password_hash).toBeNull();
    await ani.proveBy("EMAIL");
    expect(await ani.ask("changePassword", newPassword)).toMatchObject(fine);
    expect(await secretMatches("Bata-merah8", (await fixture.row("E3"))?.password_hash ?? "")).toBe(true);
  });
});

test("S7 none of it is for guests or strangers, and nothing in it names another member", async () => {
  const { guestInit } = await identityFixture(database);
  const guest = sessionCookieOf(await guestInit());
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
