import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { formOf, registrationCalls } from "../testing/registration-calls.ts";

const club = await clubFixture();
const { database, clock } = club;

const { aNumber, open, register, detail } = registrationCalls(club);

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
});
