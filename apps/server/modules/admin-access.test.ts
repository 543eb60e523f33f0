import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField } from "graphql";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { figure } from "#kit/testing/proof.ts";
import { type Permission, permissionsOfRole, type StaffRole, staffRoles } from "#modules/staff/contract/roles.ts";
import { needs } from "../testing/operation-permissions.ts";
import { testRecordRules } from "../testing/record-rules.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { adminRecords } from "./admin-records.ts";

afterAll(() => {
  const what = `${everything.length} operations of the back office, ${staffRoles.length} roles, ${nonStaff.length} without a session`;
  figure("S13", `${what}: ${counted.calls} calls, let in or refused wrongly`, counted.wrong);
});

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
const people = new Map<StaffRole, { cookie: string }>();
for (const role of staffRoles)
  people.set(role, await staffSession(database, `${role.toLowerCase()}@matrix.test`, role));

/** Operations whose permission is that of the record's type. */
const byRecordType = {
  adminRecord: "read",
  adminHistory: "read",
  adminRecordAt: "read",
  adminPresence: "read",
  adminSaveRecord: "edit",
  adminRestoreRecord: "edit",
  adminUndo: "edit",
} as const;

const schema = buildSchema(readFileSync(new URL("../../../docs/admin-schema.graphql", import.meta.url), "utf8"));
const fieldsOf = (kind: "query" | "mutation"): [string, "query" | "mutation", GraphQLField<unknown, unknown>][] =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => [field.name, kind, field],
  );
const everything = [...fieldsOf("query"), ...fieldsOf("mutation")];

/** Operations for all staff; their results depend on the permissions (`adminFind.test.ts`). */
const forAllStaff = ["adminFind"];

/** Operations of the sign-in, which need no session. */
const beforeSignIn = [
  "staffMe",
  "staffEnrolment",
  "staffSignIn",
  "staffConfirmCode",
  "staffChoosePassword",
  "staffNeedsSetUp",
  "staffSetUp",
  "staffLogOut",
];
const operations = everything.filter(([name]) => name in needs);
const nonStaff: readonly Record<string, string>[] = [
  {},
  { cookie: "token=somebody" },
  { authorization: "Bearer somebody" },
  { cookie: "admin=guessed" },
];

async function call(query: string, headers: Record<string, string>, variables: object = {}): Promise<string> {
  const { body } = await shop.postToAdmin({ query, variables: { ...variables }, headers });
  return body.errors?.[0]?.extensions.code ?? "LET_IN";
}

/** Calls made so far, and those that were let in or refused wrongly. */
const counted = { calls: 0, wrong: 0 };

/** Calls an operation with every role and with no session, and names who was let in or refused wrongly. */
async function wrongAnswers(what: string, query: string, wanted: readonly Permission[], variables: object = {}) {
  const found: string[] = [];
  for (const [role, headers] of people) {
    const may = wanted.every((permission) => permissionsOfRole[role].includes(permission));
    const reply = await call(query, headers, variables);
    if ((reply === "FORBIDDEN") === may || reply === "STAFF_ONLY") found.push(`${what} as ${role}: ${reply}`);
  }
  for (const headers of nonStaff) {
    const reply = await call(query, headers, variables);
    if (reply !== "STAFF_ONLY") found.push(`${what} as a stranger: ${reply}`);
  }
  counted.calls += people.size + nonStaff.length;
  counted.wrong += found.length;
  return found;
}

test("MF-03 RO-14 every operation of the admin schema is in the table of who may, or belongs to the sign-in", () => {
  expect(everything.map(([name]) => name).sort()).toEqual(
    [...Object.keys(needs), ...Object.keys(byRecordType), ...forAllStaff, ...beforeSignIn].sort(),
  );
});

test("MF-03 RO-14 D-70 each role may call the operations its permissions name and no others; shoppers and guests may call none", async () => {
  const found: string[] = [];
  for (const [name, kind, field] of operations)
    found.push(...(await wrongAnswers(name, minimalDocument(kind, field), [needs[name] ?? []].flat())));
  expect(found).toEqual([]);
  expect(operations.length * staffRoles.length).toBeGreaterThan(100);
});

test("MF-03 every role may call the operations for all staff; shoppers and guests may not", async () => {
  const found: string[] = [];
  for (const [name, kind, field] of everything.filter(([one]) => forAllStaff.includes(one)))
    found.push(...(await wrongAnswers(name, minimalDocument(kind, field), [])));
  expect(found).toEqual([]);
});

const recordCalls: Readonly<Record<Exclude<keyof typeof byRecordType, "adminUndo">, string>> = {
  adminRecord: `query adminRecord($type: String!) { adminRecord(type: $type, id: "none") { version } }`,
  adminHistory: `query adminHistory($type: String!) { adminHistory(type: $type, id: "none") { next } }`,
  adminRecordAt: `query adminRecordAt($type: String!) { adminRecordAt(type: $type, id: "none", version: 1) { version } }`,
  adminPresence: `mutation adminPresence($type: String!) { adminPresence(input: { type: $type, id: "none",
    editorId: "0b2f1c1e-5a51-4d0e-9a53-0a3c7b8b1f11", version: 0, isEditing: false }) { errorCode } }`,
  adminSaveRecord: `mutation adminSaveRecord($type: String!) { adminSaveRecord(input: {
    type: $type, id: "none", version: 0, changes: [] }) { errorCode } }`,
  adminRestoreRecord: `mutation adminRestoreRecord($type: String!) { adminRestoreRecord(input: {
    type: $type, id: "none", version: 0, to: 1 }) { errorCode } }`,
};
const undoCall = `mutation adminUndo($entryId: Int!) { adminUndo(input: { entryId: $entryId }) { errorCode } }`;

/** An entry that cannot be undone: its record does not exist. */
async function anEntryOf(type: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with entry as (insert into kit.journal_entry (at, actor_name, action) values (now(), 'Test', 'save') returning id)
    insert into kit.journal_change (record_type, record_id, version, entry_id, changes)
    select ${type}, 'none', 1, id, '[{"path": "name", "after": "x"}]' from entry
    returning entry_id::int as id`.execute(database.kysely);
  return rows[0]?.id ?? 0;
}

test("MF-03 each role may read and save the kinds of records its permissions name and no others", async () => {
  const found: string[] = [];
  for (const { type, read, edit, isContact } of adminRecords(testRecordRules({ clock: systemClock }))) {
    for (const [name, document] of Object.entries(recordCalls)) {
      const one = byRecordType[name as keyof typeof byRecordType] === "read" ? read : edit;
      const permission: readonly Permission[] = isContact ? [one, "customers.contact"] : [one];
      found.push(...(await wrongAnswers(`${name} of ${type.name}`, document, permission, { type: type.name })));
    }
    const entryId = await anEntryOf(type.name);
    found.push(
      ...(await wrongAnswers(`adminUndo of ${type.name}`, undoCall, isContact ? [edit, "customers.contact"] : [edit], {
        entryId,
      })),
    );
  }
  expect(found).toEqual([]);
});

test("MF-03 a kind of record that does not exist is not found, for staff alone", async () => {
  const admin = people.get("admin") ?? { cookie: "" };
  expect(await call(recordCalls.adminRecord, admin, { type: "spell" })).toBe("NOT_FOUND");
  expect(await call(recordCalls.adminRecord, {}, { type: "spell" })).toBe("STAFF_ONLY");
  const { body } = await shop.postToAdmin<{ adminSaveRecord: { errorCode: string } }>({
    query: recordCalls.adminSaveRecord,
    variables: { type: "spell" },
    headers: admin,
  });
  expect(body.data?.adminSaveRecord.errorCode).toBe("NOT_FOUND");
});

test("RO-14 refused calls change nothing and leave no audit line", async () => {
  // A draft of a product needs only a name, so roles that may create one have done so above, and roles that read reports have asked for the weekly letter; so have roles that may see customers.
  const { rows } = await sql`
    select action from staff.audit join staff.account on account.id = account_id
    where action not like 'staff.%' and action not in ('product.create', 'letter.switch')
      and not (action = 'contact.view' and subject like 'customer:U%' and roles <@ array['admin', 'orderDesk', 'finance'])`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});
