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
  const answer = await fixture.guestInit();
  const { visitorUniqueKey: guestId, userAuthToken } = guestOf(answer);
  return { guestId, bearer: { authorization: `Bearer ${userAuthToken}` }, cookie: cookieOf(answer) };
}

const sessionIdOf = async (guestId: string) => {
  const { rows } = await sql<{ id: string }>`select id from identity.session where guest_id = ${guestId}`.execute(
    database.kysely,
  );
  return rows[0]?.id ?? "";
};

describe("D-10 the access token", () => {
  test("lasts 15 minutes to the millisecond", async () => {
    const { guestId, bearer } = await aGuest();
    fixture.clock.advance(fifteenMinutes - 1);
    expect((await fixture.whoAmI(bearer)).body).toEqual({ data: { whoAmI: guestId } });
    fixture.clock.advance(1);
    expect((await fixture.whoAmI(bearer)).body).toEqual(ended);
  });

  test("is renewed through the cookie of the same session, and the new one is good for 15 minutes more", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    fixture.clock.advance(fifteenMinutes);
    const renewed = await fixture.whoAmI({ ...bearer, cookie });
    expect(renewed.body).toEqual({ data: { whoAmI: guestId } });
    const token = String(renewed.headers["x-access-token"]);
    fixture.clock.advance(fifteenMinutes - 1);
    expect((await fixture.whoAmI({ authorization: `Bearer ${token}` })).body).toEqual({ data: { whoAmI: guestId } });
  });

  test("is not renewed while it is good", async () => {
    const { bearer, cookie } = await aGuest();
    expect((await fixture.whoAmI({ ...bearer, cookie })).headers["x-access-token"]).toBeUndefined();
  });

  test("is never renewed through the cookie of another session", async () => {
    const [mine, theirs] = [await aGuest(), await aGuest()];
    fixture.clock.advance(fifteenMinutes);
    const answer = await fixture.whoAmI({ ...mine.bearer, cookie: theirs.cookie });
    expect(answer.body).toEqual(ended);
    expect(answer.headers["x-access-token"]).toBeUndefined();
  });

  test("that was lost is no lost session: the cookie alone answers, with a fresh token", async () => {
    const { guestId, cookie } = await aGuest();
    const answer = await fixture.whoAmI({ cookie });
    expect(answer.body).toEqual({ data: { whoAmI: guestId } });
    expect(answer.headers["x-access-token"]).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });
});

describe("no session", () => {
  test("nobody, a made-up cookie, a made-up token and an odd scheme all answer 0002", async () => {
    const { bearer } = await aGuest();
    const token = bearer.authorization.slice("Bearer ".length);
    const strangers: Record<string, string>[] = [
      {},
      { cookie: "token=" },
      { cookie: `token=${"A".repeat(43)}` },
      { authorization: "Bearer nonsense" },
      { authorization: `bearer${token}` },
      { authorization: `Basic ${token}` },
    ];
    for (const headers of strangers) {
      expect((await fixture.whoAmI(headers)).body).toEqual(ended);
    }
  });

  test("a forged token is refused even beside a good cookie", async () => {
    const { guestId, cookie } = await aGuest();
    const sessionId = await sessionIdOf(guestId);
    const expiresAt = new Date(fixture.clock.now().getTime() + fifteenMinutes);
    const forged = issueAccessToken({ sessionId, expiresAt }, "another secret of thirty-two characters");
    expect((await fixture.whoAmI({ authorization: `Bearer ${forged}`, cookie })).body).toEqual(ended);
  });

  test("a well-signed token of a session that does not exist is refused", async () => {
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

  test("of a crowd everybody is who they are, and who has left is nobody", async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, aGuest));
    const gone = guests.filter((_, at) => at % 3 === 0);
    for (const { guestId } of gone) await endSession(database.kysely, await sessionIdOf(guestId));
    const told = guests.map((guest) => (gone.includes(guest) ? ended : { data: { whoAmI: guest.guestId } }));
    const all = (headers: (guest: (typeof guests)[number]) => Record<string, string>) =>
      Promise.all(guests.map(async (guest) => (await fixture.whoAmI(headers(guest))).body));
    expect(await all(({ bearer }) => bearer)).toEqual(told);
    expect(await all(({ cookie }) => ({ cookie }))).toEqual(told);
  });

  test("a new guest is opened in place of an ended one", async () => {
    const { guestId, bearer, cookie } = await aGuest();
    await endSession(database.kysely, await sessionIdOf(guestId));
    const next = await fixture.guestInit({ ...bearer, cookie });
    expect(guestOf(next).visitorUniqueKey).not.toBe(guestId);
    expect(next.cookies).toHaveLength(1);
  });
});

describe("D-11 a guest's session", () => {
  test("lasts 30 days", async () => {
    const { guestId } = await aGuest();
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - created_at)::int / 86400 as days
      from identity.session where guest_id = ${guestId}`.execute(database.kysely);
    expect(rows).toEqual([{ days: 30 }]);
  });

  test("is over when its 30 days are", async () => {
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

test("10,000 sessions' worth of ids, guests and cookies are all different, and so are the hashes", () => {
  const { ids, secret } = fixture.deps;
  const drawn = Array.from({ length: 10_000 }, () => [ids.uuid(), ids.uuid(), ids.token(32)] as const);
  expect(new Set(drawn.flat()).size).toBe(30_000);
  expect(new Set(drawn.map(([, , cookie]) => sessionTokenHash(cookie, secret))).size).toBe(10_000);
  figure("S6", "10,000 sessions' worth of ids and cookies: duplicates", 0);
});
