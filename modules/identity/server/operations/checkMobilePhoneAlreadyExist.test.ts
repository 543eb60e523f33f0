import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ClubPerson } from "../ports/club-directory.ts";
import { aClubPerson } from "../testing/a-club-person.ts";
import { aMember } from "../testing/a-member.ts";
import { registrationFixture } from "../testing/registration-fixture.ts";

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

test.each([
  ["0811 000 001", true, null],
  ["0811000002", false, "ACCOUNT_NOT_ACTIVATED"],
  ["0811000003", false, "MEMBER_SPORT_STATION_ALREADY_EXISTS"],
  ["0811000004", false, "PHONE_NOT_VERIFIED"],
  ["0811000005", false, "MEMBER_NOT_FOUND_IN_BOTH"],
  ["0811000006", false, "PHONE_NOT_VERIFIED"],
  ["0811000007", false, "MEMBER_NOT_FOUND"],
  ["0811000008", true, null],
])("OP-15 ID-01 %s: %s, %s", async (mobile, success, errorCode) => {
  const visitor = await fixture.visitor();
  const reply = await visitor.call("check", { mobile });
  expect(reply).toMatchObject({ success, errorCode, data: success ? { shop: false, club: true } : null });
});

test("VA-38 invalid numbers are refused with the form's messages", async () => {
  const visitor = await fixture.visitor();
  const message = async (mobile: string) => (await visitor.call("check", { mobile })).errorMessage;
  expect(await message("")).toBe("Please enter your mobile phone");
  expect(await message("8123")).toBe("Please input mobile number with 8 to 13 digits");
  expect(await message("2112345678")).toBe("Invalid phone number");
  expect((await visitor.call("check", { mobile: "" }, { "accept-language": "id-ID" })).errorMessage).toBe(
    "Silakan masukkan nomor ponsel Anda",
  );
});

test("S5 D-85 of 50 parallel checks of one session ten are answered in an hour", async () => {
  const visitor = await fixture.visitor();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      visitor.call("check", { mobile: `8990000${String(index).padStart(3, "0")}` }),
    ),
  );
  expect(replies.filter(({ errorCode }) => errorCode === "MEMBER_NOT_FOUND_IN_BOTH")).toHaveLength(10);
  expect(replies.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(40);
});

test("a caller without a session is refused", async () => {
  const { body } = await fixture.post(`query checkMobilePhoneAlreadyExist {
    checkMobilePhoneAlreadyExist(input: { mobile: "811000001" }) { success } }`);
  expect(body.errors?.[0]?.extensions?.code).toBe("0002");
});
