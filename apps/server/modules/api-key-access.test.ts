import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLField } from "graphql";
import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { minimalDocument } from "#kit/graphql/testing/minimal-document.ts";
import { apiKeyScopes } from "#modules/staff/contract/api-keys.ts";
import { type Permission, permissions } from "#modules/staff/contract/roles.ts";
import { aTestKey } from "../testing/api-key.ts";
import { needs } from "../testing/operation-permissions.ts";
import { testRecordRules } from "../testing/record-rules.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { adminRecords } from "./admin-records.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });
await staffSession(database, "admin@keys.test", "admin");

type Scope = (typeof apiKeyScopes)[number];
type Headers = Record<string, string>;
const keyOf = async (...scopes: readonly string[]): Promise<Headers> => ({
  ...(await aTestKey(database, { scopes })).headers,
});
const only = new Map<Scope, Headers>();
const allBut = new Map<Scope, Headers>();
for (const scope of apiKeyScopes) {
  only.set(scope, await keyOf(scope));
  allBut.set(scope, await keyOf(...apiKeyScopes.filter((one) => one !== scope)));
}
const everyScope = await keyOf(...apiKeyScopes);
const withheld = permissions.filter((one) => !apiKeyScopes.includes(one));
// Rows that should not exist: what they claim counts for nothing.
const forged = await keyOf(...withheld);

const schema = buildSchema(readFileSync(new URL("../../../docs/admin-schema.graphql", import.meta.url), "utf8"));
type Field = readonly ["query" | "mutation", GraphQLField<unknown, unknown>];
const fields: readonly Field[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field): Field => ["query", field]),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field): Field => ["mutation", field]),
];

const call = async (query: string, headers: Headers, variables: object = {}): Promise<string> => {
  const { body } = await shop.postToAdmin({ query, variables: { ...variables }, headers });
  return body.errors?.[0]?.extensions.code ?? "LET_IN";
};

test("MX-04 no key can be given a permission to approve or to manage accounts, roles or keys", () => {
  expect(withheld.toSorted()).toEqual(
    [...permissions.filter((one) => one.endsWith(".approve")), "keys.manage", "staff.manage"].toSorted(),
  );
});

test("MX-04 each operation is open to a key with its scope alone, and closed to one with all the others and to one with none", async () => {
  const found: Record<string, readonly string[]> = {};
  const wanted: typeof found = {};
  for (const [kind, field] of fields.filter(([, { name }]) => name in needs)) {
    const need: Permission | null = needs[field.name] ?? null;
    const query = minimalDocument(kind, field);
    const scope = apiKeyScopes.find((one) => one === need);
    // What no key may have is closed to all scopes together; what needs none is open to every key.
    const [first, second] = scope ? [only.get(scope), allBut.get(scope)] : [everyScope, forged];
    const replies = [await call(query, first ?? {}), await call(query, second ?? {}), await call(query, forged)];
    found[field.name] = replies.map((reply) =>
      reply === "FORBIDDEN" ? reply : reply === "STAFF_ONLY" ? reply : "open",
    );
    wanted[field.name] =
      need === null
        ? ["open", "open", "open"]
        : scope
          ? ["open", "FORBIDDEN", "FORBIDDEN"]
          : ["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"];
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(found).length).toBeGreaterThan(140);
});

const records = adminRecords(testRecordRules({ clock: systemClock }));
const read = `query adminRecord($type: String!) { adminRecord(type: $type, id: "none") { version } }`;
const save = `mutation adminSaveRecord($type: String!) { adminSaveRecord(input: {
  type: $type, id: "none", version: 0, changes: [] }) { errorCode } }`;

test("MX-04 each type of record is open to keys with its scopes alone", async () => {
  const found: string[] = [];
  for (const { type, read: mayRead, edit, isContact } of records) {
    for (const [query, need] of [
      [read, mayRead],
      [save, edit],
    ] as const) {
      const contact = isContact ? (["customers.contact"] as const) : [];
      const [open, closed] = [
        await call(query, await keyOf(need, ...contact), { type: type.name }),
        await call(query, await keyOf(...apiKeyScopes.filter((one) => one !== need), "orders.read"), {
          type: type.name,
        }),
      ];
      const isWithheld = withheld.includes(need);
      if ((open === "FORBIDDEN") !== isWithheld || closed !== "FORBIDDEN") {
        found.push(`${need} for ${type.name}: ${open}, ${closed}`);
      }
    }
  }
  expect(found).toEqual([]);
});

test("MX-04 docs/api.md lists the scopes of every type of record", () => {
  const page = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| `([\w.]+)` +\| `([\w.]+)`/gm)].map(([, ...cells]) => cells);
  const expected = records
    .filter(({ read: one, edit }) => !withheld.includes(one) && !withheld.includes(edit))
    .map(({ type, read: one, edit }) => [type.name, one, edit]);
  expect(rows.toSorted()).toEqual(expected.toSorted());
});
