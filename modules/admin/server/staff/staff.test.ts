import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openEnvelope } from "#modules/notification/server/message-envelope.ts";
import { staffPassword } from "#modules/staff/server/testing/staff-fixture.ts";
import { adminFixture } from "../testing/admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { staff } = await adminFixture(database);
const ani = await staff.signedIn("ani@staff.test", "admin");
const canSignIn = (email: string) =>
  sql`update staff.account set totp_secret = 'set up' where email = ${email}`.execute(database.kysely);
await canSignIn("ani@staff.test");

type Reply = { success: boolean; errorCode: string | null; errorMessage: string | null; data: { id: string } | null };

async function does(as: { cookie: string }, name: string, input: Record<string, unknown>): Promise<Reply> {
  const type = {
    adminInvite: "AdminInviteInput",
    adminChangeRights: "AdminRightsInput",
    adminSwitchStaffMember: "AdminSwitchInput",
  }[name];
  const text = `mutation ${name}($input: ${type ?? "AdminStaffMemberInput"}!) { ${name}(input: $input) {
    success errorCode errorMessage data { id } } }`;
  const { body } = await staff.post<Record<string, Reply>>(text, { input }, as);
  return body.data?.[name] ?? { success: false, errorCode: "REFUSED", errorMessage: null, data: null };
}

const idOf = async (email: string) =>
  (await sql<{ id: string }>`select id from staff.account where email = ${email}`.execute(database.kysely)).rows[0]
    ?.id ?? "";

/** The newest letter to a mailbox. */
async function letterTo(email: string) {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from kit.outbox where topic = 'message.send' order by created_at desc`.execute(database.kysely);
  const letters = rows.map(({ payload }) => openEnvelope(payload, staff.deps.sealer));
  const found = letters.find(({ to }) => to === email);
  return found?.content.kind === "staffInvited" ? found.content.data : null;
}

const rina = { email: "Rina@staff.test", name: "Rina", roles: ["storeStaff"], storeCode: "1001" };

test("D-70 somebody is invited by a letter alone, chooses a password with its code, and both stand in the audit", async () => {
  const invited = await does(ani, "adminInvite", rina);
  expect(invited).toMatchObject({ success: true, errorCode: null });
  expect(JSON.stringify(invited)).not.toContain('code":"');
  const letter = await letterTo("rina@staff.test");
  expect(letter).toMatchObject({ email: "rina@staff.test", name: "Rina", hours: 48 });
  const choose = `mutation staffChoosePassword($input: StaffPasswordInput!) {
    staffChoosePassword(input: $input) { errorCode data { email } } }`;
  const input = { email: "rina@staff.test", welcomeCode: letter?.code, password: staffPassword };
  const { body } = await staff.post<{ staffChoosePassword: { data: { email: string } } }>(choose, { input });
  expect(body.data?.staffChoosePassword.data.email).toBe("rina@staff.test");
  const { rows } = await sql`
    select name, action, detail from staff.audit where subject = 'staff:rina@staff.test' order by id`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    {
      name: "Name of ani@staff.test",
      action: "staff.add",
      detail: { name: "Rina", roles: ["storeStaff"], storeCode: "1001" },
    },
    { name: "Rina", action: "staff.choosePassword", detail: {} },
  ]);
});

test("an e-mail is taken once, a store must be there, and no role is no account", async () => {
  expect((await does(ani, "adminInvite", rina)).errorCode).toBe("TAKEN");
  expect((await does(ani, "adminInvite", { ...rina, email: "x@staff.test", storeCode: "9" })).errorCode).toBe(
    "NO_SUCH_STORE",
  );
  for (const roles of [[], ["emperor"]]) {
    expect((await does(ani, "adminInvite", { ...rina, email: "x@staff.test", roles })).errorCode).toBe("INVALID_INPUT");
  }
  expect(await idOf("x@staff.test")).toBe("");
});

test("roles count from the next request on; who is switched off is out at once, and may come again", async () => {
  const budi = await staff.signedIn("budi@staff.test", "support");
  const id = await idOf("budi@staff.test");
  const orders = `query adminOrders { adminOrders(input: {}) { total } }`;
  const answer = async () => (await staff.post(orders, {}, budi)).body.errors?.[0]?.extensions.code ?? "LET_IN";
  expect(await answer()).toBe("LET_IN");
  expect((await does(ani, "adminChangeRights", { id, roles: ["marketing"] })).success).toBe(true);
  expect(await answer()).toBe("FORBIDDEN");
  expect((await does(ani, "adminChangeRights", { id, roles: ["support"], storeCode: "" })).success).toBe(true);
  expect((await does(ani, "adminEndSessions", { id })).success).toBe(true);
  expect(await answer()).toBe("STAFF_ONLY");
  expect((await does(ani, "adminSwitchStaffMember", { id, on: false })).success).toBe(true);
  const list = `query adminStaff { adminStaff { email state sessions isSelf } }`;
  const { body } = await staff.post<{ adminStaff: { email: string }[] }>(list, {}, ani);
  expect(body.data?.adminStaff.filter(({ email }) => /^(ani|budi)/.test(email))).toEqual([
    { email: "ani@staff.test", state: "ready", sessions: 1, isSelf: true },
    { email: "budi@staff.test", state: "off", sessions: 0, isSelf: false },
  ]);
  expect((await does(ani, "adminSwitchStaffMember", { id, on: true })).success).toBe(true);
});

test("a new letter takes password and second step away", async () => {
  await staff.signedIn("cici@staff.test", "finance");
  await canSignIn("cici@staff.test");
  const id = await idOf("cici@staff.test");
  expect((await does(ani, "adminInviteAgain", { id })).success).toBe(true);
  expect(await letterTo("cici@staff.test")).toMatchObject({ email: "cici@staff.test" });
  const { rows } = await sql`
    select password_hash, totp_secret, (select count(*)::int from staff.session where account_id = account.id) as sessions
    from staff.account where id = ${id}`.execute(database.kysely);
  expect(rows).toEqual([{ password_hash: null, totp_secret: null, sessions: 0 }]);
});

test("nobody changes their own account, or one that is not there", async () => {
  const id = await idOf("ani@staff.test");
  expect((await does(ani, "adminSwitchStaffMember", { id, on: false })).errorCode).toBe("OWN_ACCOUNT");
  expect((await does(ani, "adminChangeRights", { id, roles: ["support"] })).errorCode).toBe("OWN_ACCOUNT");
  const nobody = "00000000-0000-4000-8000-000000000000";
  expect((await does(ani, "adminEndSessions", { id: nobody })).errorCode).toBe("NOT_FOUND");
  expect((await does(ani, "adminEndSessions", { id: "nonsense" })).errorCode).toBe("INVALID_INPUT");
});

test("of two administrators who shut each other out at the same moment one stays, whichever way they do it", async () => {
  const people = ["ani@staff.test", "dedi@staff.test"];
  await staff.signedIn("dedi@staff.test", "admin");
  const ids = await Promise.all(people.map(idOf));
  const left = async () =>
    (
      await sql`select from staff.account where 'admin' = any(roles) and blocked_at is null and totp_secret is not null`.execute(
        database.kysely,
      )
    ).rows.length;
  for (const [name, input] of [
    ["adminSwitchStaffMember", { on: false }],
    ["adminChangeRights", { roles: ["support"] }],
    ["adminInviteAgain", {}],
  ] as const) {
    await sql`update staff.account set blocked_at = null, roles = '{admin}', totp_secret = 'set up'
      where email = any(${people})`.execute(database.kysely);
    const [mine, theirs] = await Promise.all([
      staff.signedIn(`one-${name.toLowerCase()}@staff.test`, "admin"),
      staff.signedIn(`two-${name.toLowerCase()}@staff.test`, "admin"),
    ]);
    // Sessions of accounts that cannot sign in themselves: they ask, and are never the last.
    const answers = await Promise.all([
      does(mine, name, { ...input, id: ids[0] }),
      does(theirs, name, { ...input, id: ids[1] }),
    ]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(["LAST_ADMIN", null]);
    expect(await left()).toBe(1);
  }
});
