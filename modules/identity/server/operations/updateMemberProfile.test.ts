import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { accountFixture, oldPassword, rightCode } from "../testing/account-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const swallowed: string[] = [];
const fixture = await accountFixture(database, {
  onSwallowed: (operation, code) => swallowed.push(`${operation} ${code}`),
});
const fine = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });

describe("WhatsApp number and empty profile fields", () => {
  test("OP-30 VA-08 a member changes or removes their WhatsApp number", async () => {
    const ani = await fixture.member("A1");
    expect(await ani.ask("updateMemberProfile", { whatsApp: " 628123456789 " })).toMatchObject(fine);
    expect((await fixture.row("A1"))?.whatsapp).toBe("628123456789");
    expect(await ani.ask("updateMemberProfile", { whatsApp: null })).toMatchObject(fine);
    expect((await fixture.row("A1"))?.whatsapp).toBeNull();
  });

  test("VA-07 VA-08 VA-38 an invalid number is refused with the form's message, and nothing changes", async () => {
    const ani = await fixture.member("A2");
    const refusal = { success: false, errorMessage: "Please input the correct WhatsApp ID" };
    for (const whatsApp of ["", "+62812", "1".repeat(21), "abc"]) {
      expect(await ani.ask("updateMemberProfile", { whatsApp })).toMatchObject(refusal);
    }
    expect(await ani.ask("updateMemberProfile", { mobile: "8".repeat(21) })).toMatchObject({
      errorMessage: "Please input mobile number with 8 to 13 digits",
    });
    expect((await fixture.row("A2"))?.whatsapp).toBeNull();
  });

  test("AC-08 ER-19 refusals the page does not show are logged, without the number", async () => {
    const ani = await fixture.member("A4");
    swallowed.length = 0;
    await ani.ask("updateMemberProfile", { whatsApp: "abc" });
    await ani.ask("updateMemberProfile", { mobile: "81299999999", verificationCode: "0000" });
    await ani.ask("updateMemberProfile", { whatsApp: "628" });
    expect(swallowed).toEqual(["updateMemberProfile INVALID_INPUT", "updateMemberProfile CONFIRM_FIRST"]);
  });

  test("D-63 an empty field can be set once; later values are ignored", async () => {
    const ani = await fixture.member("A3", { lastName: "", gender: null, birthDate: null });
    const input = { lastName: " Putri ", gender: "FEMALE", birthDate: "28/02/1990" };
    expect(await ani.ask("updateMemberProfile", input)).toMatchObject(fine);
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

describe("mobile number", () => {
  const toNew = async (ani: Awaited<ReturnType<typeof fixture.member>>, mobile: string) => {
    await ani.ask("requestAccountCode", { purpose: "NEW_MOBILE", channel: "SMS", receiver: mobile });
    return ani.ask("updateMemberProfile", { mobile, verificationCode: rightCode });
  };

  test("D-63 the number is changed by a code to the old one and a code to the new one", async () => {
    const ani = await fixture.member("D1");
    await ani.proveBy("WHATSAPP");
    expect(await toNew(ani, "0812 7000 0001")).toMatchObject(fine);
    expect((await fixture.row("D1"))?.mobile).toBe("+6281270000001");
    expect((await fixture.letters()).at(-1)).toMatchObject({
      to: "d1@mail.example",
      content: { kind: "contactChanged", data: { which: "mobile" } },
    });
  });

  test("D-63 neither the password nor a code by e-mail permits changing the number", async () => {
    const ani = await fixture.member("D2");
    await ani.ask("confirmAccess", { password: oldPassword });
    expect(await toNew(ani, "81270000002")).toMatchObject(refused("CONFIRM_FIRST"));
    await ani.proveBy("EMAIL");
    expect(await toNew(ani, "81270000002")).toMatchObject(refused("CONFIRM_FIRST"));
    expect((await fixture.row("D2"))?.mobile).toBe(ani.mobile);
  });

  test("D-63 a first number needs any confirmation and a code to it", async () => {
    const ani = await fixture.member("D3", { mobile: null });
    await ani.ask("confirmAccess", { password: oldPassword });
    expect(await ani.ask("requestAccountCode", { purpose: "CONFIRM", channel: "SMS" })).toMatchObject(
      refused("NO_RECEIVER"),
    );
    expect(await toNew(ani, "81270000003")).toMatchObject(fine);
    expect((await fixture.row("D3"))?.mobile).toBe("+6281270000003");
  });

  test("of two members who claim the same number at once, one gets it", async () => {
    const both = [await fixture.member("D4", { mobile: null }), await fixture.member("D5", { mobile: null })];
    const replies = await Promise.all(
      both.map(async (ani) => {
        await ani.ask("confirmAccess", { password: oldPassword });
        return toNew(ani, "81270000004");
      }),
    );
    const owners = [await fixture.row("D4"), await fixture.row("D5")].filter((row) => row?.mobile === "+6281270000004");
    expect(owners).toHaveLength(1);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});
