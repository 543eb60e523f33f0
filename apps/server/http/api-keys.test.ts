import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { aTestKey } from "../testing/api-key.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const clock = testClock(new Date());
const env = { TRUSTED_DOCUMENTS: "only" };
// Two processes of one shop, as two nodes are.
const [shop, other] = [
  await startTestShop({ databaseUrl: url, clock, env }),
  await startTestShop({ databaseUrl: url, clock, env }),
];
const admin = await staffSession(database, "admin@keys.test", "admin");

const callingKey = "query adminCallingKey { adminCallingKey { code name state } }";
const brands = "query adminBrands { adminBrands { brands { code } } }";
const ask = (headers: Record<string, string>, query = callingKey, at = shop) => at.postToAdmin({ query, headers });
const codeOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.errors?.[0]?.extensions.code ?? "ok";
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const revoke = (id: string) =>
  sql`update staff.api_key set revoked_at = now(), revoked_by = created_by where id = ${id}`.execute(database.kysely);

test("MX-04 a key calls with its own documents and acts as itself, although only our documents may run", async () => {
  const { code, headers } = await aTestKey(database, { scopes: ["catalogue.read"], name: "ERP" });
  expect((await ask(headers)).body.data).toEqual({ adminCallingKey: { code, name: "ERP", state: "active" } });
  const me = await ask(headers, "query staffMe { staffMe { email } }");
  expect(me.body).toEqual({ data: { staffMe: null } });
  // The limits of documents hold for it as for everybody.
  const deep = `query deep { ${"adminCallingKey { ".repeat(11)}code${" }".repeat(11)} }`;
  expect((await ask(headers, deep)).body.errors?.[0]?.message).toContain("too many levels");
  const wide = `query wide { ${Array.from({ length: 21 }, (_, at) => `a${at}: adminCallingKey { code }`).join(" ")} }`;
  expect((await ask(headers, wide)).body.errors?.[0]?.message).toMatch(/too many/);
  for (const without of [admin, {}, bearer("a-shoppers-token")]) {
    expect(await ask(without)).toMatchObject({ status: 403 });
  }
});

test("MX-04 unknown, broken, expired and revoked keys get one and the same 401, and nothing runs", async () => {
  const last = new Date(clock.now().getTime() + 3_600_000);
  const [expiring, revoked] = [
    await aTestKey(database, { scopes: ["catalogue.read"], expiresAt: last }),
    await aTestKey(database, { scopes: ["catalogue.read"] }),
  ];
  expect([codeOf(await ask(expiring.headers)), codeOf(await ask(revoked.headers))]).toEqual(["ok", "ok"]);
  clock.set(new Date(last.getTime() - 1));
  expect(codeOf(await ask(expiring.headers))).toBe("ok");
  clock.set(last);
  await revoke(revoked.id);
  const unknown = `shk_${expiring.code}_${"x".repeat(43)}`;
  const refused = [expiring.text, revoked.text, unknown, "shk_", `${expiring.text}x`];
  const answers = await Promise.all(refused.map((text) => ask(bearer(text), brands)));
  const seen = answers.map(({ status, body, headers }) =>
    JSON.stringify([status, body, headers["www-authenticate"], headers["content-type"]]),
  );
  expect(new Set(seen).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 401,
    headers: { "www-authenticate": "Bearer" },
    body: { errors: [{ message: "This API key is not valid.", extensions: { code: "INVALID_API_KEY" } }] },
  });
});

test("MX-04 a revoked key is refused by every process at once", async () => {
  const { id, headers } = await aTestKey(database, { scopes: ["catalogue.read"] });
  expect([codeOf(await ask(headers, brands)), codeOf(await ask(headers, brands, other))]).toEqual(["ok", "ok"]);
  await revoke(id);
  expect([codeOf(await ask(headers, brands, other)), codeOf(await ask(headers, brands))]).toEqual(
    Array(2).fill("INVALID_API_KEY"),
  );
});

test("MX-04 the limit of a key holds for parallel calls at two processes: the rest get 429 and when to come back", async () => {
  const { headers } = await aTestKey(database, { scopes: ["catalogue.read"], callsPerMinute: 5 });
  const calls = await Promise.all(Array.from({ length: 16 }, (_, at) => ask(headers, brands, at % 2 ? shop : other)));
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = calls.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(11);
  for (const one of refused) {
    expect(codeOf(one)).toBe("RATE_LIMITED");
    expect(Number(one.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(Number(one.headers["retry-after"])).toBeLessThanOrEqual(60);
  }
  // Another key is served meanwhile.
  expect(codeOf(await ask((await aTestKey(database, { scopes: ["catalogue.read"] })).headers, brands))).toBe("ok");
});

test("MX-04 a key and the cookie of a session together are refused, in whatever order", async () => {
  const { headers } = await aTestKey(database, { scopes: ["catalogue.read"] });
  expect(await ask({ ...headers, ...admin })).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: "KEY_WITH_SESSION" } }] },
  });
  expect((await ask({ ...bearer("shk_wrong"), ...admin })).status).toBe(400);
  // Another cookie is no session.
  expect(codeOf(await ask({ ...headers, cookie: "gt-local=en-US" }))).toBe("ok");
});

test("MX-04 a call with a key needs no check of its origin; one with a session does", async () => {
  const { headers } = await aTestKey(database, { scopes: ["catalogue.read"] });
  const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const called = await ask({ ...headers, ...elsewhere });
  expect([called.status, called.headers["access-control-allow-origin"]]).toEqual([200, undefined]);
  expect(codeOf(await ask({ ...admin, ...elsewhere }))).toBe("CROSS_ORIGIN");
});

test("MX-04 the last use is written once a minute", async () => {
  const { id, headers } = await aTestKey(database, { scopes: ["catalogue.read"] });
  const used = async () => {
    const { rows } = await sql<{ at: Date | null }>`
      select last_used_at as at from staff.api_key where id = ${id}`.execute(database.kysely);
    return rows[0]?.at?.getTime() ?? null;
  };
  expect(await used()).toBeNull();
  const first = clock.now().getTime();
  await ask(headers);
  expect(await used()).toBe(first);
  clock.advance(59_999);
  await ask(headers);
  expect(await used()).toBe(first);
  clock.advance(1);
  await ask(headers, callingKey, other);
  expect(await used()).toBe(first + 60_000);
});

test("MX-04 what a key did is written under its name, and no log, table or answer has the key itself", async () => {
  const { text, code, headers } = await aTestKey(database, {
    scopes: ["catalogue.edit", "catalogue.read"],
    name: "ERP",
  });
  const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) {
    adminSaveRecord(input: $input) { success errorMessage } }`;
  const changes = [
    { path: "name", value: "Made by a program" },
    { path: "slug", value: "made-by-a-program" },
  ];
  const input = { type: "brand", id: "BYKEY", version: 0, create: true, changes };
  const saved = await shop.postToAdmin({ query, variables: { input }, headers });
  expect(saved.body.data).toEqual({ adminSaveRecord: { success: true, errorMessage: null } });
  const history = await ask(
    headers,
    `query adminHistory { adminHistory(type: "brand", id: "BYKEY") { entries { by } } }`,
  );
  expect(history.body.data).toEqual({ adminHistory: { entries: [{ by: `ERP (API key ${code})` }] } });
  const { rows } = await sql<{ name: string; action: string }>`
    select name, action from staff.audit where subject = 'brand:BYKEY'`.execute(database.kysely);
  expect(rows).toEqual([{ name: `ERP (API key ${code})`, action: "record.save" }]);
  // A key where it does not belong, such as an address, is not logged either.
  await shop.get(`/admin/graphql?query=${text}`);
  await shop.get(`/${text}`);
  const secret = text.slice(13);
  const tables = [
    "staff.audit",
    "staff.api_key",
    "staff.account",
    "kit.journal_entry",
    "kit.journal_change",
    "kit.rate_limit",
  ];
  for (const table of tables) {
    const found = await sql`select from ${sql.table(table)} as row where row::text like ${`%${secret}%`}`.execute(
      database.kysely,
    );
    expect([table, found.rows.length]).toEqual([table, 0]);
  }
  expect(shop.logged()).not.toContain(secret);
  expect(shop.logged()).toContain("request");
});
