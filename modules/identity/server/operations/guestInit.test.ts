import { sql } from "kysely";
import { expect, test } from "vitest";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { guestSessionsPerAddressPerHour } from "../../contract/constants.ts";
import { openGuestSession } from "../session/open-guest-session.ts";
import { sessionTokenHash } from "../session/session-cookie.ts";
import { cookieOf, guestOf, identityFixture } from "../testing/identity-fixture.ts";

const { database } = await testDatabase();
const plain = await identityFixture(database);
const secure = await identityFixture(database, { https: true });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const countSessions = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from identity.session`.execute(
    database.kysely,
  );
  return rows[0]?.count;
};

test("SE-01 SE-03 EN-12 OP-37 a visitor without a session gets one, with every field of the reply", async () => {
  const before = (await countSessions()) ?? 0;
  const response = await plain.guestInit();
  const { visitorUniqueKey } = guestOf(response);
  expect(response.status).toBe(200);
  expect(visitorUniqueKey).toMatch(uuid);
  expect(response.body).toEqual({
    data: {
      guestInit: {
        success: true,
        code: "200",
        message: null,
        timestamp: "2026-11-15T10:00:00.000Z",
        errorMessage: null,
        errorCode: null,
        data: {
          userAuthToken: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
          visitorUniqueKey,
          account: `guest-${visitorUniqueKey.slice(0, 8)}`,
          firstName: "Guest",
          lastName: "",
        },
      },
    },
  });
  expect(await countSessions()).toBe(before + 1);
});

test("the session cookie is HttpOnly and SameSite", async () => {
  const { cookies } = await plain.guestInit();
  expect(cookies).toEqual([
    expect.stringMatching(/^token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
  ]);
});

test("over HTTPS the cookie is Secure with the __Host- prefix", async () => {
  const { cookies } = await secure.guestInit();
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/),
  ]);
});

test("over HTTPS a cookie without the prefix, which a sibling host could have set, is ignored", async () => {
  const reply = await secure.guestInit();
  const value = cookieOf(reply).replace("__Host-", "");
  expect((await secure.whoAmI({ cookie: value })).body.errors?.[0]?.extensions.code).toBe("0002");
});

test("a guest with a session keeps it, identified by cookie or token", async () => {
  const first = await plain.guestInit();
  const before = await countSessions();
  const guest = guestOf(first);
  const ways: Record<string, string>[] = [
    { cookie: cookieOf(first) },
    { authorization: `Bearer ${guest.userAuthToken}` },
  ];
  for (const headers of ways) {
    const again = await plain.guestInit(headers);
    expect(again.cookies).toEqual([]);
    expect(guestOf(again).visitorUniqueKey).toBe(guest.visitorUniqueKey);
    const token = guestOf(again).userAuthToken;
    expect((await plain.whoAmI({ authorization: `Bearer ${token}` })).body).toEqual({
      data: { whoAmI: guest.visitorUniqueKey },
    });
  }
  expect(await countSessions()).toBe(before);
});

test("two visitors get different guests", async () => {
  const [one, two] = await Promise.all([plain.guestInit(), plain.guestInit()]);
  expect(guestOf(one).visitorUniqueKey).not.toBe(guestOf(two).visitorUniqueKey);
  expect(cookieOf(one)).not.toBe(cookieOf(two));
});

test("the database stores a keyed hash of the cookie, and neither cookie nor token", async () => {
  const reply = await plain.guestInit();
  const value = cookieOf(reply).slice("token=".length);
  const { rows } = await sql<{ row: string; token_hash: string }>`
    select session::text as row, token_hash from identity.session
    where guest_id = ${guestOf(reply).visitorUniqueKey}`.execute(database.kysely);
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([sessionTokenHash(value, plain.deps.secret)]);
  expect(rows[0]?.row).not.toContain(value);
  expect(rows[0]?.row).not.toContain(guestOf(reply).userAuthToken);
});

test("parallel calls from one address open exactly as many sessions as its limit", async () => {
  const key = `guest-session:${keyedHash(plain.deps.secret, "rate-limit.203.0.113.7")}`;
  await sql`insert into kit.rate_limit (key, count, expires_at)
    values (${key}, ${guestSessionsPerAddressPerHour - 5}, now() + interval '1 hour')`.execute(database.kysely);
  const before = (await countSessions()) ?? 0;
  const results = await Promise.all(Array.from({ length: 20 }, () => openGuestSession(plain.deps, "203.0.113.7")));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(results.filter(({ ok }) => !ok)).toEqual(Array(15).fill({ ok: false, error: { code: "RATE_LIMITED" } }));
  expect(await countSessions()).toBe(before + 5);
  expect((await openGuestSession(plain.deps, "203.0.113.8")).ok).toBe(true);
});

test("a visitor over the limit gets a message and no cookie", async () => {
  const key = `guest-session:${keyedHash(plain.deps.secret, "rate-limit.127.0.0.1")}`;
  await sql`update kit.rate_limit set count = ${guestSessionsPerAddressPerHour} where key = ${key}`.execute(
    database.kysely,
  );
  const { status, body, cookies } = await plain.guestInit();
  expect(status).toBe(200);
  expect(cookies).toEqual([]);
  expect(body.data?.guestInit).toEqual({
    success: false,
    code: "RATE_LIMITED",
    message: "Too many visits from your network at the moment. Please try again later.",
    timestamp: "2026-11-15T10:00:00.000Z",
    errorMessage: "Too many visits from your network at the moment. Please try again later.",
    errorCode: "RATE_LIMITED",
    data: null,
  });
});
