import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
const rani = memory.add({
  id: "MC10000001",
  mobile: "+62816000001",
  email: "rani@mail.example",
  firstName: "Rani",
  lastName: "Wijaya",
  emailVerified: true,
  password: "x",
  referralCode: "RANI92",
});
memory.add({ mobile: "+62816000002", status: "INACTIVE" });
memory.add({ mobile: "+62816000003", status: "INACTIVE", mobileVerified: false });
memory.add({ mobile: "+62816000004", status: "GUEST" });
memory.add({ mobile: "+62816000005", status: "BLOCKED" });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  memory.trouble(() => null);
});

test.each([
  ["0816000001", true, null],
  ["0816000002", false, "ACCOUNT_NOT_ACTIVATED"],
  ["0816000003", false, "PHONE_NOT_VERIFIED"],
  ["0816000004", false, "MEMBER_NOT_FOUND"],
  ["0816000005", true, null],
  ["0816999999", false, "MEMBER_NOT_FOUND"],
  ["12", false, "INVALID_INPUT"],
])("OP-16 %s: %s, %s", async (mobile, success, errorCode) => {
  expect(await (await fixture.visitor()).ask("checkMobile", { mobile })).toMatchObject({ success, errorCode });
});

describe("OP-12 checkMemberStatus", () => {
  test("EN-04 LY-42 D-85 says who is behind a number as far as they would know themselves", async () => {
    const answer = await (await fixture.visitor()).ask("status", { phone: "0816000001" });
    expect(answer).toMatchObject({ success: true, message: null, errorMessage: null, timestamp: expect.any(String) });
    expect(answer.data).toEqual({
      nimbusIdMasking: "•••001",
      firstNameMasking: "R•••",
      lastNameMasking: "W•••••",
      emailMasking: "r•••@mail.example",
      emailVerified: true,
      phoneVerified: true,
      statusUser: "ACTIVE",
    });
    expect(JSON.stringify(answer)).not.toMatch(/Rani|Wijaya|rani@/);
    expect(rani.firstName).toBe("Rani");
  });

  test.each([
    ["0816000001", "ACTIVE"],
    ["0816000002", "INACTIVE"],
    ["0816000004", "GUEST"],
    ["0816000005", "BLOCKED"],
  ])("D-12 %s is %s", async (phone, statusUser) => {
    const { data } = await (await fixture.visitor()).ask<{ statusUser: string }>("status", { phone });
    expect(data.statusUser).toBe(statusUser);
  });

  test("a guest has no names, and nobody is nobody", async () => {
    const visitor = await fixture.visitor();
    expect((await visitor.ask("status", { phone: "0816000004" })).data).toMatchObject({
      firstNameMasking: null,
      statusUser: "GUEST",
    });
    expect(await visitor.ask("status", { phone: "0816999999" })).toMatchObject({
      success: false,
      errorCode: "MEMBER_NOT_FOUND",
      errorMessage: "Mobile Phone not registered in Mapclub",
    });
  });
});

describe("OP-24 LY-43 EN-07 validateReferralCode", () => {
  test("SU-08 SU-09 a friend's code says whose it is, in whatever letters it was typed", async () => {
    expect((await (await fixture.visitor()).ask("referral", { code: " rani92 " })).data).toEqual({
      firstName: "Rani",
      lastName: "Wijaya",
      fullName: "Rani Wijaya",
      referralCode: "RANI92",
      registerDate: "2026-01-01",
    });
  });

  test("a code nobody has", async () => {
    const answer = await (await fixture.visitor()).ask("referral", { code: "NOBODY1" });
    expect(answer).toMatchObject({ success: false, errorCode: "REFERRAL_UNKNOWN", data: null });
  });
});

test("2A-04 S5 D-85 one session is answered ten times an hour about numbers, however it asks and however many ask at once; others at its address go on", async () => {
  const address = "198.51.100.7";
  const visitor = await fixture.visitor(address);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? visitor.ask("status", { phone: "0816000001" })
        : visitor.ask("checkMobile", { mobile: "0816000001" }),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(10);
  expect(answers.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(30);
  const codes = await Promise.all(Array.from({ length: 40 }, () => visitor.ask("referral", { code: "RANI92" })));
  expect(codes.filter(({ success }) => success)).toHaveLength(10);
  const neighbour = await fixture.visitor(address);
  expect((await neighbour.ask("status", { phone: "0816000001" })).success).toBe(true);
});

test("a club that is down is said so, and nothing else stops", async () => {
  memory.trouble(() => "before");
  const visitor = await fixture.visitor();
  for (const [name, variables] of [
    ["status", { phone: "0816000001" }],
    ["checkMobile", { mobile: "0816000001" }],
    ["referral", { code: "RANI92" }],
  ] as const) {
    expect(await visitor.ask(name, variables)).toMatchObject({ success: false, errorCode: "CLUB_UNREACHABLE" });
  }
  // Registering with the shop goes on: the club is taken to know nobody.
  expect(await visitor.call("check", { mobile: "0816000001" })).toMatchObject({
    errorCode: "MEMBER_NOT_FOUND_IN_BOTH",
  });
  const info = await fixture.post<{ queryClubInfo: object }>(
    "query queryClubInfo { queryClubInfo { name linkBonusPoints consentVersion siteUrl } }",
  );
  expect(info.body.data?.queryClubInfo).toEqual({
    name: null,
    linkBonusPoints: null,
    consentVersion: null,
    siteUrl: "http://club.test/club",
  });
});
