import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { formOf, registrationCalls } from "../testing/registration-calls.ts";

const club = await clubFixture();
const { clock } = club;
const { aNumber, open, register, detail } = registrationCalls(club);

test("a token shows the club's data of an inactive member, and no data of a new number", async () => {
  const sari = await aClubMember(club.database, { status: "INACTIVE" });
  const [known, fresh] = [await open(sari.mobile), await open(aNumber())];
  expect(await detail(known.data.token)).toEqual({ code: "200", data: { id: sari.id, firstName: "Tari" } });
  expect(await detail(fresh.data.token)).toEqual({ code: "200", data: null });
  expect(await detail("0".repeat(64))).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
});

test("a token expires after a quarter of an hour, for the form too", async () => {
  const mobile = aNumber();
  const { token } = (await open(mobile)).data;
  clock.advance(15 * 60 * 1000);
  expect(await detail(token)).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
  expect(await register(token, formOf(mobile))).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
  expect(await club.ask("clubMemberByMobile", { mobile }, "data { id }")).toEqual({ code: "200", data: null });
  clock.set("2026-11-15T03:00:00Z");
});
