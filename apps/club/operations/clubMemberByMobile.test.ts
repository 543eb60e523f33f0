import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const find = (mobile: string) => club.ask("clubMemberByMobile", { mobile }, "data { id status firstName }");

test("a member is found by mobile number, whatever the status", async () => {
  for (const status of ["ACTIVE", "INACTIVE", "BLOCKED"] as const) {
    const { id, mobile } = await aClubMember(club.database, { status });
    expect(await find(mobile)).toEqual({ code: "200", data: { id, status, firstName: "Tari" } });
  }
});

test("an unknown number has no member, and what is no number is refused", async () => {
  expect(await find("+628770000999")).toEqual({ code: "200", data: null });
  expect(await find("0812")).toEqual({ code: "INVALID_INPUT", data: null });
});
