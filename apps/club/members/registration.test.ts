import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database, clock } = club;
const minute = 60 * 1000;

let people = 0;
const aNumber = () => `+62878${String(++people).padStart(7, "0")}`;
const formOf = (mobile: string, more: Record<string, unknown> = {}) => ({
  mobile,
  email: `joiner${mobile.slice(-4)}@club.example`,
  password: "Klub-kita7",
  firstName: "Wati",
  lastName: "Susanti",
  gender: "FEMALE",
  birthDate: "1991-02-03",
  referralCode: null,
  consentVersion: "2026-01",
  memberId: null,
  ...more,
});
const person =
  "data { id mobile email status firstName lastName gender birthDate emailVerified mobileVerified passwordSet havePin referralCode consentVersion tierCode }";
const open = (mobile: string, key = `open-${mobile}`) =>
  club.ask("clubOpenRegistration", { mobile, key }, "data { token expiresAt member { id status } }");
const register = (token: string, form: object, key = `register-${token.slice(0, 12)}`) =>
  club.ask("clubRegister", { token, form, key }, person);
const detail = (token: string) => club.ask("clubRegistrationDetail", { token }, "data { id firstName }");

describe("registration", () => {
  test("takes a verified number, a token of fifteen minutes, and a form", async () => {
    const mobile = aNumber();
    const opened = await open(mobile);
    expect(opened).toEqual({
      code: "200",
      data: { token: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: "2026-11-15T03:15:00.000Z", member: null },
    });
    expect(await open(mobile)).toEqual(opened);
    const { token } = opened.data;
    expect(await detail(token)).toEqual({ code: "200", data: null });
    const joined = await register(token, formOf(mobile));
    expect(joined.code).toBe("200");
    expect(joined.data).toEqual({
      id: expect.stringMatching(/^MC\d{8}$/),
      mobile,
      email: formOf(mobile).email,
      status: "ACTIVE",
      firstName: "Wati",
      lastName: "Susanti",
      gender: "FEMALE",
      birthDate: "1991-02-03",
      emailVerified: true,
      mobileVerified: true,
      passwordSet: true,
      havePin: false,
      referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      consentVersion: "2026-01",
      tierCode: "BLUE",
    });
    expect(await register(token, formOf(mobile))).toEqual(joined);
    expect(await detail(token)).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
    expect(await register(token, formOf(mobile), "again")).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
    expect(await open(mobile, "open-again")).toEqual({ code: "ALREADY_REGISTERED", data: null });
    const signedIn = await club.ask("clubCheckPassword", { mobile, password: "Klub-kita7" }, "data { id }");
    expect(signedIn).toEqual({ code: "200", data: { id: joined.data.id } });
    const { rows } = await sql`
      select version, at from club.consent where member_id = ${joined.data.id}`.execute(database.kysely);
    expect(rows).toEqual([{ version: "2026-01", at: clock.now() }]);
    const stored = await sql<{ text: string }>`
      select string_agg(row::text, '') as text from (select * from club.registration, club.request) as row`.execute(
      database.kysely,
    );
    expect(stored.rows[0]?.text).not.toContain(token);
    expect(stored.rows[0]?.text).not.toContain("Klub-kita7");
  });

  test("is over after a quarter of an hour", async () => {
    const mobile = aNumber();
    const { token } = (await open(mobile)).data;
    clock.advance(15 * minute);
    expect(await detail(token)).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
    expect(await register(token, formOf(mobile))).toEqual({ code: "REGISTRATION_TOKEN_EXPIRED", data: null });
    expect(await club.ask("clubMemberByMobile", { mobile }, "data { id }")).toEqual({ code: "200", data: null });
    clock.set("2026-11-15T03:00:00Z");
  });

  test("refuses a taken e-mail address, an unknown referral code and an outdated consent; the form can be corrected", async () => {
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

  test("stores the referrer of a referral code, whose name is returned before", async () => {
    const friend = await aClubMember(database);
    const asked = { code: friend.referralCode.toLowerCase() };
    expect(await club.ask("clubReferral", asked, "data { firstName lastName referralCode registerDate }")).toEqual({
      code: "200",
      data: { firstName: "Tari", lastName: "Utami", referralCode: friend.referralCode, registerDate: "2026-03-02" },
    });
    expect(await club.ask("clubReferral", { code: "NOBODY" }, "data { firstName }")).toEqual({
      code: "200",
      data: null,
    });
    const mobile = aNumber();
    const { token } = (await open(mobile)).data;
    const { data } = await register(token, formOf(mobile, { referralCode: friend.referralCode.toLowerCase() }));
    const { rows } = await sql`select referred_by as by from club.member where id = ${data.id}`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ by: friend.id }]);
    const points = await club.ask("clubAccount", { id: friend.id }, "data { availablePoints }");
    expect(points.data.availablePoints).toBe(0);
  });

  test("activates an inactive member with the data the club has, and a guest keeps the points", async () => {
    const sari = await aClubMember(database, { status: "INACTIVE", email: "sari@club.example" });
    const opened = await open(sari.mobile);
    expect(opened.data.member).toEqual({ id: sari.id, status: "INACTIVE" });
    expect(await detail(opened.data.token)).toEqual({ code: "200", data: { id: sari.id, firstName: "Tari" } });
    const { data } = await register(opened.data.token, formOf(sari.mobile, { memberId: sari.id }));
    expect(data).toMatchObject({ id: sari.id, status: "ACTIVE", firstName: "Tari", email: "sari@club.example" });

    const mobile = aNumber();
    const input = { to: { mobile }, points: 40, reference: "ORDER-1" };
    const guest = (await club.ask("clubEarn", { input, key: "guest-earn" }, "data { memberId }")).data.memberId;
    const { token } = (await open(mobile)).data;
    const joined = await register(token, formOf(mobile, { memberId: guest }));
    expect(joined.data).toMatchObject({ id: guest, status: "ACTIVE", firstName: "Wati" });
    expect((await club.ask("clubAccount", { id: guest }, "data { availablePoints }")).data.availablePoints).toBe(40);
  });

  test("succeeds once for one number with two tokens, and for one e-mail address used twice", async () => {
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
});
