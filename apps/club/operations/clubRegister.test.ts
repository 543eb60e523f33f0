import { sql } from "kysely";
import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { formOf, registrationCalls } from "../testing/registration-calls.ts";

const club = await clubFixture();
const { database } = club;
const { aNumber, open, register } = registrationCalls(club);

test("a taken e-mail address, an unknown referral code and an outdated consent are refused; the form can be corrected", async () => {
  await aClubMember(database, { email: "taken@club.example" });
  const mobile = aNumber();
  const { token } = (await open(mobile)).data;
  const refused = async (more: object, code: string) =>
    expect(await register(token, formOf(mobile, { ...more }))).toEqual({ code, data: null });
  await refused({ email: "taken@club.example" }, "EMAIL_TAKEN");
  await refused({ referralCode: "NOBODY" }, "REFERRAL_UNKNOWN");
  await refused({ consentVersion: "2025-01" }, "CONSENT_OUTDATED");
  await refused({ mobile: aNumber() }, "REGISTRATION_TOKEN_EXPIRED");
  await refused({ memberId: "MC0" }, "REGISTRATION_TOKEN_EXPIRED");
  await refused({ email: "nonsense" }, "INVALID_INPUT");
  await refused({ birthDate: "1991-02-30" }, "INVALID_INPUT");
  expect((await register(token, formOf(mobile))).code).toBe("200");
});

test("registering succeeds once for one number with two tokens, and for one e-mail address used twice", async () => {
  const mobile = aNumber();
  const tokens = [(await open(mobile, "t1")).data.token, (await open(mobile, "t2")).data.token];
  const both = await Promise.all(tokens.map((token) => register(token, formOf(mobile))));
  expect(both.map(({ code }) => code).sort()).toEqual(["200", "ALREADY_REGISTERED"]);
  const two = [aNumber(), aNumber()];
  const forms = await Promise.all(
    two.map(async (number) => {
      const { token } = (await open(number)).data;
      return register(token, formOf(number, { email: "one@club.example" }));
    }),
  );
  expect(forms.map(({ code }) => code).sort()).toEqual(["200", "EMAIL_TAKEN"]);
});

test("the referrer of a referral code is stored and gets no points", async () => {
  const friend = await aClubMember(database);
  const mobile = aNumber();
  const { token } = (await open(mobile)).data;
  const { data } = await register(token, formOf(mobile, { referralCode: friend.referralCode.toLowerCase() }));
  const { rows } = await sql`select referred_by as by from club.member where id = ${data.id}`.execute(database.kysely);
  expect(rows).toEqual([{ by: friend.id }]);
  const points = await club.ask("clubAccount", { id: friend.id }, "data { availablePoints }");
  expect(points.data.availablePoints).toBe(0);
});
