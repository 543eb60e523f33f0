import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
memory.add({ mobile: "+62816000001", password: "x" });
memory.add({ mobile: "+62816000002", status: "INACTIVE" });
memory.add({ mobile: "+62816000003", status: "INACTIVE", mobileVerified: false });
memory.add({ mobile: "+62816000004", status: "GUEST" });
memory.add({ mobile: "+62816000005", status: "BLOCKED" });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  memory.fault(() => null);
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

test("OP-16 while the club does not answer this check reports it, and registration with the shop continues", async () => {
  memory.fault(() => "before");
  const visitor = await fixture.visitor();
  expect(await visitor.ask("checkMobile", { mobile: "0816000001" })).toMatchObject({
    success: false,
    errorCode: "CLUB_UNREACHABLE",
  });
  // The shop's own check treats an unreachable club as one without this member.
  expect(await visitor.call("check", { mobile: "0816000001" })).toMatchObject({
    errorCode: "MEMBER_NOT_FOUND_IN_BOTH",
  });
});
