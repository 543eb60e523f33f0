import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { endSession } from "../store/sessions.ts";
import { cookieOf, guestOf, identityFixture } from "../testing/identity-fixture.ts";
import { issueAccessToken } from "./access-token.ts";
import { sessionTokenHash } from "./session-cookie.ts";

const { database } = await testDatabase();
const fixture = await identityFixture(database);
const fifteenMinutes = 15 * 60 * 1000;

const ended = {
  data: null,
  errors: [
    {
      message: "Your session has ended. Please sign in again.",
      path: ["whoAmI"],
      extensions: { code: "0002", statusCode: 401 },
    },
  ],
};

async function aGuest() {
  const reply = await fixture.guestInit();
  const { visitorUniqueKey: guestId, userAuthToken } = guestOf(reply);
  return { guestId, bearer: { authorization: `Bearer ${userAuthToken}` }, cookie: cookieOf(reply) };
}

const sessionIdOf = async (guestId: string) => {
  const { rows } = await sql<{ id: string }>`select id from identity.session where guest_id = ${guestId}`.execute(
    database.kysely,
  );
  return rows[0]?.id ?? "";
};

describe("D-10 access token", () => {
  test("expires after 15 minutes, to the millisecond", async () => {
    const { guestId, bearer } = await aGuest();
    fixture.clock.advance(fifteenMinutes - 1);
    expect((await fixture.whoAmI(bearer)).body).toEqual({ data: { whoAmI: guestId } });
    fixture.clock.advance(1);
    expect((await fixture.whoAmI(bearer)).body).toEqual(ended);
  });

  test("is renewed by the cookie of the same session for another 15 minutes", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    fixture.clock.advance(fifteenMinutes);
    const renewed = await fixture.whoAmI({ ...bearer, cookie });
    expect(renewed.body).toEqual({ data: { whoAmI: guestId } });
    const token = String(renewed.headers["x-access-token"]);
    fixture.clock.advance(fifteenMinutes - 1);
    expect((await fixture.whoAmI({ authorization: `Bearer ${token}` })).body).toEqual({ data: { whoAmI: guestId } });
  });

  test("is not renewed while it is valid", async () => {
    const { bearer, cookie } = await aGuest();
    expect((await fixture.whoAmI({ ...bearer, cookie })).headers["x-access-token"]).toBeUndefined();
  });

  test("is not renewed by the cookie of another session", async () => {
    const [mine, theirs] = [await aGuest(), await aGuest()];
    fixture.clock.advance(fifteenMinutes);
    const response = await fixture.whoAmI({ ...mine.bearer, cookie: theirs.cookie });
    expect(response.body).toEqual(ended);
    expect(response.headers["x-access-token"]).toBeUndefined();
  });

  test("is issued again for the cookie alone", async () => {
    const { guestId, cookie } = await aGuest();
    const response = await fixture.whoAmI({ cookie });
    expect(response.body).toEqual({ data: { whoAmI: guestId } });
    expect(response.headers["x-access-token"]).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });
});

describe("without a valid session", () => {
  test("no credentials, a forged cookie, a forged token and another scheme are refused with 0002", async () => {
    const { bearer } = await aGuest();
    const token = bearer.authorization.slice("Bearer ".length);
    const invalidHeaders: Record<string, string>[] = [
      {},
      { cookie: "token=" },
      { cookie: `token=${"A".repeat(43)}` },
      { authorization: "Bearer nonsense" },
      { authorization: `bearer${token}` },
      { authorization: `Basic ${token}` },
    ];
    for (const headers of invalidHeaders) {
      expect((await fixture.whoAmI(headers)).body).toEqual(ended);
    }
  });

  test("a forged token is refused even with a valid cookie", async () => {
    const { guestId, cookie } = await aGuest();
    const sessionId = await sessionIdOf(guestId);
    const expiresAt = new Date(fixture.clock.now().getTime() + fifteenMinutes);
    const forged = issueAccessToken({ sessionId, expiresAt }, "another secret of thirty-two characters");
    expect((await fixture.whoAmI({ authorization: `Bearer ${forged}`, cookie })).body).toEqual(ended);
  });

  test("a validly signed token of an unknown session is refused", async () => {
    const expiresAt = new Date(fixture.clock.now().getTime() + fifteenMinutes);
    const token = issueAccessToken(
      { sessionId: "00000000-0000-4000-8000-000000000000", expiresAt },
      fixture.deps.secret,
    );
    expect((await fixture.whoAmI({ authorization: `Bearer ${token}` })).body).toEqual(ended);
  });

  test("an ended session is refused at once, by token and by cookie", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    await endSession(database.kysely, await sessionIdOf(guestId));
    expect((await fixture.whoAmI(bearer)).body).toEqual(ended);
    expect((await fixture.whoAmI({ cookie })).body).toEqual(ended);
  });

  test("parallel requests each get their own caller, and ended sessions are refused", async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, aGuest));
    const gone = guests.filter((_, at) => at % 3 === 0);
    for (const { guestId } of gone) await endSession(database.kysely, await sessionIdOf(guestId));
    const expected = guests.map((guest) => (gone.includes(guest) ? ended : { data: { whoAmI: guest.guestId } }));
    const all = (headers: (guest: (typeof guests)[number]) => Record<string, string>) =>
      Promise.all(guests.map(async (guest) => (await fixture.whoAmI(headers(guest))).body));
    expect(await all(({ bearer }) => bearer)).toEqual(expected);
    expect(await all(({ cookie }) => ({ cookie }))).toEqual(expected);
  });

  test("a new guest session replaces an ended one", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    await endSession(database.kysely, await sessionIdOf(guestId));
    const next = await fixture.guestInit({ ...bearer, cookie });
    expect(guestOf(next).visitorUniqueKey).not.toBe(guestId);
    expect(next.cookies).toHaveLength(1);
  });
});

describe("D-11 guest session", () => {
  test("lasts 30 days", async () => {
    const { guestId } = await aGuest();
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - created_at)::int / 86400 as days
      from identity.session where guest_id = ${guestId}`.execute(database.kysely);
    expect(rows).toEqual([{ days: 30 }]);
  });

  test("is refused after 30 days", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    const age = (by: string) =>
      sql`update identity.session set created_at = created_at - ${by}::interval, expires_at = expires_at - ${by}::interval
        where guest_id = ${guestId}`.execute(database.kysely);
    await age("29 days 23 hours 59 minutes");
    expect((await fixture.whoAmI({ cookie })).body).toEqual({ data: { whoAmI: guestId } });
    await age("1 minute");
    expect((await fixture.whoAmI({ cookie })).body).toEqual(ended);
    expect((await fixture.whoAmI(bearer)).body).toEqual(ended);
  });
});

test("the ids, guests, cookies and hashes of 10,000 sessions are all different", () => {
  const { ids, secret } = fixture.deps;
  const generated = Array.from({ length: 10_000 }, () => [ids.uuid(), ids.uuid(), ids.token(32)] as const);
  expect(new Set(generated.flat()).size).toBe(30_000);
  expect(new Set(generated.map(([, , cookie]) => sessionTokenHash(cookie, secret))).size).toBe(10_000);
  figure("S6", "10,000 sessions' worth of ids and cookies: duplicates", 0);
});
