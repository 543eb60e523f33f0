import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ClubPerson } from "../ports/club-directory.ts";
import { aClubPerson } from "../testing/a-club-person.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture, rightCode } from "../testing/registration-fixture.ts";

const { database } = await testDatabase();
const clubMembers: Record<string, ClubPerson> = {
  "+62811000001": aClubPerson({ id: "C1", status: "ACTIVE" }),
  "+62811000002": aClubPerson({ id: "C2", status: "INACTIVE" }),
  "+62811000006": aClubPerson({ id: "C6", status: "INACTIVE", mobileVerified: false }),
  "+62811000007": aClubPerson({ id: "C7", status: "GUEST" }),
  "+62811000008": aClubPerson({ id: "C8", status: "BLOCKED" }),
};
const fixture = await registrationFixture(database, {
  club: { personBy: async (mobile) => clubMembers[mobile] ?? null },
});
await aMember(database, "U1", { mobile: "+62811000003" });
await aMember(database, "U2", { mobile: "+62811000004" });
await sql`update identity.member set mobile_verified_at = null where user_code = 'U2'`.execute(database.kysely);

describe("OP-15 checkMobilePhoneAlreadyExist", () => {
  test.each([
    ["0811 000 001", true, null],
    ["0811000002", false, "ACCOUNT_NOT_ACTIVATED"],
    ["0811000003", false, "MEMBER_SPORT_STATION_ALREADY_EXISTS"],
    ["0811000004", false, "PHONE_NOT_VERIFIED"],
    ["0811000005", false, "MEMBER_NOT_FOUND_IN_BOTH"],
    ["0811000006", false, "PHONE_NOT_VERIFIED"],
    ["0811000007", false, "MEMBER_NOT_FOUND"],
    ["0811000008", true, null],
  ])("ID-01 %s: %s, %s", async (mobile, success, errorCode) => {
    const visitor = await fixture.visitor();
    const answer = await visitor.call("check", { mobile });
    expect(answer).toMatchObject({ success, errorCode, data: success ? { shop: false, club: true } : null });
  });

  test("VA-38 the rules of the form hold here as well, with the same words", async () => {
    const visitor = await fixture.visitor();
    const said = async (mobile: string) => (await visitor.call("check", { mobile })).errorMessage;
    expect(await said("")).toBe("Please enter your mobile phone");
    expect(await said("8123")).toBe("Please input mobile number with 8 to 13 digits");
    expect(await said("2112345678")).toBe("Invalid phone number");
    expect((await visitor.call("check", { mobile: "" }, { "accept-language": "id-ID" })).errorMessage).toBe(
      "Silakan masukkan nomor ponsel Anda",
    );
  });

  test("S5 D-85 one address is answered ten times an hour, even when it asks 50 times at once", async () => {
    const visitor = await fixture.visitor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        visitor.call("check", { mobile: `8990000${String(index).padStart(3, "0")}` }),
      ),
    );
    expect(answers.filter(({ errorCode }) => errorCode === "MEMBER_NOT_FOUND_IN_BOTH")).toHaveLength(10);
    expect(answers.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(40);
  });

  test("nobody is answered without a session", async () => {
    const { body } = await fixture.post(`query checkMobilePhoneAlreadyExist {
      checkMobilePhoneAlreadyExist(input: { mobile: "811000001" }) { success } }`);
    expect(body.errors?.[0]?.extensions?.code).toBe("0002");
  });
});

describe("sendOtpToMember and verifyOtpMember", () => {
  test("OP-20 OP-21 ID-29 EN-15 a code is sent once a minute, and the right one is worth a ticket in a list of one", async () => {
    const visitor = await fixture.visitor();
    const mobile = "0812 1111 0001";
    const before = await fixture.count("kit.outbox");
    const sent = await visitor.call<{ timeRemaining: number }>("send", { mobile, channel: "SMS" });
    expect(sent).toMatchObject({ success: true, code: "200", data: { timeRemaining: 60_000 } });
    const again = await visitor.call<{ timeRemaining: number }>("send", { mobile, channel: "SMS" });
    expect(again.data.timeRemaining).toBeLessThanOrEqual(60_000);
    expect(await fixture.count("kit.outbox")).toBe(before + 1);
    const verified = await visitor.call<{ token: string }[]>("verify", { mobile, verificationCode: rightCode });
    expect(verified.success).toBe(true);
    expect(verified.data).toEqual([{ token: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/) }]);
    const detail = await visitor.call("detail", { token: verified.data[0]?.token });
    expect(detail.data).toEqual({
      phone: "+6281211110001",
      phoneVerified: true,
      email: null,
      emailVerified: false,
      enabled: false,
      profileCompleted: false,
    });
  });

  test("ID-12 ER-12 a wrong code is told at its field, in the shopper's language", async () => {
    const visitor = await fixture.visitor();
    const mobile = "81211110002";
    await visitor.call("send", { mobile });
    const wrong = await visitor.call("verify", { mobile, verificationCode: "0000" });
    expect(wrong).toMatchObject({
      success: false,
      errorCode: "OTP_INVALID",
      errorMessage: "This code is not right. Please check it and try again.",
      data: null,
    });
    const other = await visitor.call("verify", { mobile, verificationCode: "0000" }, { "accept-language": "id-ID" });
    expect(other.errorMessage).toBe("Kode ini salah. Silakan periksa dan coba lagi.");
  });

  test("S1 aliases in one request count one by one; more than 15 are not answered at all", async () => {
    const visitor = await fixture.visitor();
    const mobile = "81211110003";
    await visitor.call("send", { mobile });
    const aliases = (count: number) =>
      `mutation verifyOtpMember { ${Array.from({ length: count }, (_, index) => `a${index}: verifyOtpMember(mobile: "${mobile}", verificationCode: "00${String(index).padStart(2, "0")}") { errorCode }`).join("\n")} }`;
    const { body } = await fixture.post<Record<string, { errorCode: string }>>(aliases(15), {}, visitor.headers);
    const codes = Object.values(body.data ?? {}).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === "OTP_INVALID")).toHaveLength(5);
    expect(codes.filter((code) => code === "OTP_TOO_MANY")).toHaveLength(10);
    const many = await fixture.post(aliases(100), {}, visitor.headers);
    expect(many.body.data ?? null).toBeNull();
    expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_TOO_MANY");
  });

  test("S2 the code of one session is nothing in another, and stands in no answer", async () => {
    const [visitor, other] = [await fixture.visitor(), await fixture.visitor()];
    const mobile = "81211110004";
    const sent = await visitor.call("send", { mobile });
    expect(JSON.stringify(sent)).not.toContain(rightCode);
    expect((await other.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_EXPIRED");
    const right = await visitor.call("verify", { mobile, verificationCode: rightCode });
    expect(right.success).toBe(true);
    expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).errorCode).toBe("OTP_EXPIRED");
  });

  test("VA-09 VA-38 BC-04 anything but four digits is no code, and costs no try", async () => {
    const visitor = await fixture.visitor();
    const mobile = "81211110005";
    await visitor.call("send", { mobile });
    for (const code of ["", "123", "12345", "12a4", "१२३४"]) {
      expect((await visitor.call("verify", { mobile, verificationCode: code })).errorCode).toBe("INVALID_INPUT");
    }
    expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).success).toBe(true);
  });
});

test("S1 a list of guesses in one request is refused as a whole, and none of them is looked at", async () => {
  const visitor = await fixture.visitor();
  const mobile = "+62811000091";
  await visitor.call("send", { mobile });
  const guess = (verificationCode: string) => ({
    operationName: "verifyOtpMember",
    query: `mutation verifyOtpMember($mobile: String!, $verificationCode: String!) {
      verifyOtpMember(mobile: $mobile, verificationCode: $verificationCode) { success } }`,
    variables: { mobile, verificationCode },
  });
  const guesses = Array.from({ length: 100 }, (_, index) => guess(String(4_650 + index)));
  const answer = await fetch(`${fixture.url}?opname=verifyOtpMember`, {
    method: "POST",
    headers: { ...visitor.headers, "content-type": "application/json" },
    body: JSON.stringify(guesses),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('"success":true');
  // Nothing was tried: the one right code is still good.
  expect((await visitor.call("verify", { mobile, verificationCode: rightCode })).success).toBe(true);
});
