import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { endAllSessionsOf } from "../store/sessions.ts";
import { aMember } from "../testing/a-member.ts";
import { allCookiesOf, guestOf, identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";
import type { SignedIn } from "./signed-in.ts";

const { database } = await testDatabase();
const signIns: SignedIn[] = [];
let refuse = false;
const fixture = await identityFixture(database, {
  onSignedIn: [
    async (_trx, signedIn) => {
      if (refuse) throw new Error("the cart is on fire");
      signIns.push(signedIn);
    },
  ],
});
const secure = await identityFixture(database, { https: true });
await aMember(database, "ANA");
await aMember(database, "BUDI");

const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
const whoIs = async (headers: Record<string, string>) => (await fixture.whoAmI(headers)).body.data?.whoAmI ?? null;
const sessionsOf = async (userCode: string) => {
  const { rows } = await sql<{ live: number; ended: number }>`
    select count(*) filter (where ended_at is null) as live, count(*) filter (where ended_at is not null) as ended
    from identity.session where user_code = ${userCode}`.execute(database.kysely);
  return rows[0];
};

describe("S6 signing in as a member", () => {
  test("sets a new cookie and token; the guest's are refused from then on", async () => {
    const guest = await fixture.guestInit();
    const before = sessionCookieOf(guest);
    const signedIn = await fixture.signInAs("ANA", { cookie: before });
    const after = sessionCookieOf(signedIn);
    expect(after).not.toBe(before);
    expect(await whoIs({ cookie: after })).toBe("ANA");
    expect(await whoIs(bearer(signedIn.body.data?.signInAs))).toBe("ANA");
    expect(await whoIs({ cookie: before })).toBeNull();
    expect(await whoIs(bearer(guestOf(guest).userAuthToken))).toBeNull();
  });

  test("does not keep a cookie that was planted in the browser (session fixation)", async () => {
    const planted = sessionCookieOf(await fixture.guestInit());
    await fixture.signInAs("ANA", { cookie: planted });
    const madeUp = `token=${"A".repeat(43)}`;
    await fixture.signInAs("ANA", { cookie: madeUp });
    expect([await whoIs({ cookie: planted }), await whoIs({ cookie: madeUp })]).toEqual([null, null]);
  });

  test("ends another member's session in the same browser", async () => {
    const ana = sessionCookieOf(await fixture.signInAs("ANA"));
    const budi = sessionCookieOf(await fixture.signInAs("BUDI", { cookie: ana }));
    expect([await whoIs({ cookie: ana }), await whoIs({ cookie: budi })]).toEqual([null, "BUDI"]);
  });

  test("calls the other modules with the previous guest, or without one", async () => {
    signIns.length = 0;
    const guest = await fixture.guestInit();
    await fixture.signInAs("ANA", { cookie: sessionCookieOf(guest) });
    await fixture.signInAs("ANA");
    expect(signIns).toEqual([
      { guestId: guestOf(guest).visitorUniqueKey, userCode: "ANA" },
      { guestId: null, userCode: "ANA" },
    ]);
  });

  test("is rolled back when a handler fails", async () => {
    const guest = await fixture.guestInit();
    const before = await sessionsOf("ANA");
    refuse = true;
    const response = await fixture.signInAs("ANA", { cookie: sessionCookieOf(guest) });
    refuse = false;
    expect(response.body.data).toBeNull();
    expect(response.cookies).toEqual([]);
    expect(await sessionsOf("ANA")).toEqual(before);
    expect(await whoIs({ cookie: sessionCookieOf(guest) })).toBe(guestOf(guest).visitorUniqueKey);
  });

  test("is refused for blocked members, and blocking ends open sessions at once", async () => {
    await aMember(database, "CICI");
    const cookie = sessionCookieOf(await fixture.signInAs("CICI"));
    await sql`update identity.member set status = 'BLOCKED' where user_code = 'CICI'`.execute(database.kysely);
    expect(await whoIs({ cookie })).toBeNull();
    expect((await fixture.signInAs("CICI")).body.data).toBeNull();
  });

  test("200 parallel sign-ins give 200 sessions with cookies of their own", async () => {
    const responses = await Promise.all(Array.from({ length: 200 }, () => fixture.signInAs("BUDI")));
    expect(new Set(responses.map(sessionCookieOf)).size).toBe(200);
    expect(new Set(responses.map((response) => response.body.data?.signInAs)).size).toBe(200);
  });
});

describe("cookies", () => {
  test("are HttpOnly and SameSite, and last 30 days", async () => {
    const { cookies } = await fixture.signInAs("ANA");
    expect(cookies).toEqual([
      expect.stringMatching(/^token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
      expect.stringMatching(/^knownDevice=[\w.-]{50}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
    ]);
  });

  test("over HTTPS are Secure with the __Host- prefix", async () => {
    const { cookies } = await secure.signInAs("ANA");
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-token=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/),
      expect.stringMatching(/^__Host-knownDevice=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/),
    ]);
  });
});

describe("D-11 member session", () => {
  const age = (days: number) =>
    sql`update identity.session set expires_at = expires_at - make_interval(days => ${days}),
      last_seen_at = last_seen_at - make_interval(days => ${days}) where user_code = 'DIAN'`.execute(database.kysely);
  const daysLeft = async () => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from identity.session
      where user_code = 'DIAN' and ended_at is null`.execute(database.kysely);
    return rows[0]?.days;
  };

  test("lasts 30 days from the last visit, by cookie and by token", async () => {
    await aMember(database, "DIAN");
    const signedIn = await fixture.signInAs("DIAN");
    const cookie = sessionCookieOf(signedIn);
    await age(29);
    const visit = await fixture.whoAmI({ cookie });
    expect([visit.body.data?.whoAmI, await daysLeft(), sessionCookieOf(visit)]).toEqual(["DIAN", 30, cookie]);
    await age(29);
    expect([await whoIs(bearer(signedIn.body.data?.signInAs)), await daysLeft()]).toEqual(["DIAN", 30]);
    await age(30);
    expect(await whoIs({ cookie })).toBeNull();
  });
});

test("ending all sessions but one leaves that one open", async () => {
  await aMember(database, "EKA");
  const [one, two, three] = [
    await fixture.signInAs("EKA"),
    await fixture.signInAs("EKA"),
    await fixture.signInAs("EKA"),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from identity.session where user_code = 'EKA' order by created_at limit 1`.execute(database.kysely);
  expect(await endAllSessionsOf(database.kysely, "EKA", rows[0]?.id)).toBe(2);
  const left = [one, two, three].map((reply) => whoIs({ cookie: sessionCookieOf(reply) }));
  expect(await Promise.all(left)).toEqual(["EKA", null, null]);
});

test("D-10 guestInit gives a member with a cookie but no token a new token", async () => {
  const signedIn = await fixture.signInAs("ANA");
  const { body, cookies } = await fixture.post<{ guestInit: { data: Record<string, string> } }>(
    "mutation guestInit { guestInit { data { userAuthToken firstName account userType } } }",
    {},
    { cookie: allCookiesOf(signedIn) },
  );
  const data = body.data?.guestInit.data;
  expect(data).toMatchObject({ firstName: "ANA", account: "ana@mail.example", userType: "MEMBER" });
  expect(await whoIs(bearer(data?.userAuthToken))).toBe("ANA");
  expect(sessionCookieOf({ cookies })).toBe(sessionCookieOf(signedIn));
});
