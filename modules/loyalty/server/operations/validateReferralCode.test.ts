import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
memory.add({ mobile: "+62816000001", firstName: "Rani", lastName: "Wijaya", referralCode: "RANI92" });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  memory.fault(() => null);
});

test("OP-24 LY-43 EN-07 SU-08 SU-09 a referral code is answered with its owner's name, in any case and with spaces around it", async () => {
  expect((await (await fixture.visitor()).ask("referral", { code: " rani92 " })).data).toEqual({
    firstName: "Rani",
    lastName: "Wijaya",
    fullName: "Rani Wijaya",
    referralCode: "RANI92",
    registerDate: "2026-01-01",
  });
});

test("OP-24 an unknown code is refused", async () => {
  const reply = await (await fixture.visitor()).ask("referral", { code: "NOBODY1" });
  expect(reply).toMatchObject({ success: false, errorCode: "REFERRAL_UNKNOWN", data: null });
});

test("2A-04 S5 D-85 one session gets ten answers an hour about referral codes, also in parallel", async () => {
  const visitor = await fixture.visitor();
  const codes = await Promise.all(Array.from({ length: 40 }, () => visitor.ask("referral", { code: "RANI92" })));
  expect(codes.filter(({ success }) => success)).toHaveLength(10);
  expect(codes.filter(({ errorCode }) => errorCode === "RATE_LIMITED")).toHaveLength(30);
});

test("validateReferralCode reports that the club does not answer", async () => {
  memory.fault(() => "before");
  const visitor = await fixture.visitor();
  expect(await visitor.ask("referral", { code: "RANI92" })).toMatchObject({
    success: false,
    errorCode: "CLUB_UNREACHABLE",
  });
});
