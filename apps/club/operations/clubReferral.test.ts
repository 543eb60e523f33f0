import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { registrationCalls } from "../testing/registration-calls.ts";

const club = await clubFixture();
const { referral } = registrationCalls(club);

test("a referral code in any case has its member's name and day of registration", async () => {
  const friend = await aClubMember(club.database);
  expect(await referral(friend.referralCode.toLowerCase())).toEqual({
    code: "200",
    data: { firstName: "Tari", lastName: "Utami", referralCode: friend.referralCode, registerDate: "2026-03-02" },
  });
});

test("an unknown referral code has no member", async () => {
  expect(await referral("NOBODY")).toEqual({ code: "200", data: null });
});
