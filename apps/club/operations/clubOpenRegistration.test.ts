import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { registrationCalls } from "../testing/registration-calls.ts";

const club = await clubFixture();
const { aNumber, open } = registrationCalls(club);

test("a new number gets a token for fifteen minutes, the same for the same idempotency key", async () => {
  const mobile = aNumber();
  const opened = await open(mobile);
  expect(opened).toEqual({
    code: "200",
    data: { token: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: "2026-11-15T03:15:00.000Z", member: null },
  });
  expect(await open(mobile)).toEqual(opened);
});

test("an inactive member is named with the token, an active one is registered already", async () => {
  const sari = await aClubMember(club.database, { status: "INACTIVE" });
  expect((await open(sari.mobile)).data.member).toEqual({ id: sari.id, status: "INACTIVE" });
  const { mobile } = await aClubMember(club.database);
  expect(await open(mobile)).toEqual({ code: "ALREADY_REGISTERED", data: null });
});
