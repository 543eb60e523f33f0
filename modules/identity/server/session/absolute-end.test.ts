import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { issueResetToken } from "../reset/reset-token.ts";
import { purgeSessions } from "../store/sessions.ts";
import { accountFixture, oldPassword } from "../testing/account-fixture.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";
import { openMemberSession } from "./open-member-session.ts";
import { renewSession } from "./renew-session.ts";

const { database } = await testDatabase();
const fixture = await accountFixture(database);
const db = database.kysely;
const newPassword = { password: "Bata-merah8", rePassword: "Bata-merah8" };

const whoIs = async (cookie: string) => (await fixture.whoAmI({ cookie })).body.data?.whoAmI ?? null;

/** Lets days go by for every session: the database's clock cannot be turned on, so what it looks at is turned back. */
const daysPass = (days: number) =>
  sql`update identity.session set created_at = created_at - make_interval(days => ${days}),
    signed_in_at = signed_in_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days}),
    last_seen_at = last_seen_at - make_interval(days => ${days}), ended_at = ended_at - make_interval(days => ${days})`.execute(
    db,
  );

test("2B-08 a member who visits every day stays signed in for 90 days, not 91", async () => {
  const { cookie } = await fixture.member("DAILY");
  for (let day = 0; day < 8; day += 1) {
    await daysPass(11);
    expect([day, await whoIs(cookie)]).toEqual([day, "DAILY"]);
  }
  await daysPass(3);
  expect(await whoIs(cookie)).toBeNull();
});

test("2B-08 a session without a visit ends after 30 days", async () => {
  const { cookie } = await fixture.member("AWAY");
  await daysPass(29);
  expect(await whoIs(cookie)).toBe("AWAY");
  await daysPass(30);
  expect(await whoIs(cookie)).toBeNull();
});

test("2B-08 a renewed session keeps its absolute end; a new sign-in starts another", async () => {
  const { cookie } = await fixture.member("GOESON");
  await daysPass(25);
  expect(await whoIs(cookie)).toBe("GOESON");
  const { rows } = await sql<{ id: string }>`
    select id from identity.session where user_code = 'GOESON' and ended_at is null`.execute(db);
  const set: string[] = [];
  const visit = {
    caller: { kind: "member", sessionId: rows[0]?.id ?? "", userCode: "GOESON" },
    reply: { setCookie: (text: string) => void set.push(text), setHeader: () => undefined },
    address: "203.0.113.1",
    userAgent: "",
    cookie: undefined,
  } as unknown as Parameters<typeof renewSession>[1];
  await renewSession(fixture.deps, visit, "GOESON");
  const renewed = sessionCookieOf({ cookies: set });
  set.length = 0;
  await openMemberSession(fixture.deps, { ...visit, caller: { kind: "anonymous" } }, "GOESON");
  const proven = sessionCookieOf({ cookies: set });
  for (const days of [20, 20, 20]) {
    await daysPass(days);
    expect([await whoIs(renewed), await whoIs(proven)]).toEqual(["GOESON", "GOESON"]);
  }
  await daysPass(6);
  expect([await whoIs(renewed), await whoIs(proven)]).toEqual([null, "GOESON"]);
});

test("2B-08 a password change invalidates all reset links", async () => {
  const ani = await fixture.member("LINKS");
  const link = () => inTransaction(database, (trx) => issueResetToken(trx, fixture.deps, "LINKS"));
  const reset = async (token: string, password: string) => {
    const text = `mutation resetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { success errorCode } }`;
    const input = { token, password, rePassword: password };
    const { body } = await fixture.post<{ resetPassword: { errorCode: string | null } }>(text, { input });
    return body.data?.resetPassword.errorCode ?? "DONE";
  };
  const stolen = await link();
  expect(await ani.ask("changePassword", { oldPassword, ...newPassword })).toMatchObject({ success: true });
  expect(await reset(stolen, "Gunung-api9")).toBe("RESET_LINK_EXPIRED");
  const [one, other] = [await link(), await link()];
  expect(await reset(one, "Gunung-api9")).toBe("DONE");
  expect(await reset(other, "Laut-biru77")).toBe("RESET_LINK_EXPIRED");
});

test("2B-08 ended sessions are purged after 30 days, open ones never", async () => {
  const live = await fixture.member("KEPT");
  const ended = await fixture.member("ENDED");
  await fixture.guestInit();
  await sql`update identity.session set ended_at = now() where user_code = 'ENDED'`.execute(db);
  const left = async () =>
    (
      await sql<{ who: string }>`
        select distinct coalesce(user_code, 'guest') as who from identity.session
        where coalesce(user_code, 'guest') in ('KEPT', 'ENDED', 'guest') order by 1`.execute(db)
    ).rows.map(({ who }) => who);
  await purgeSessions(db);
  expect(await left()).toEqual(["ENDED", "KEPT", "guest"]);
  await daysPass(29);
  expect([await whoIs(live.cookie), await whoIs(ended.cookie)]).toEqual(["KEPT", null]);
  await daysPass(2);
  await purgeSessions(db);
  expect(await left()).toEqual(["KEPT", "guest"]);
  await daysPass(59);
  await purgeSessions(db);
  expect(await left()).toEqual([]);
});
