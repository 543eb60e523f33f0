import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { apiKeyHash } from "../keys/api-key-text.ts";
import { apiKeyFixture } from "../testing/api-key-fixture.ts";

const { database } = await testDatabase();
const { staff, create, list, audit, rights, keeper } = await apiKeyFixture(database);
const keys = async () => (await sql`select from staff.api_key`.execute(database.kysely)).rows.length;

test("MX-04 a new key is in one answer alone: the database has its keyed hash, list and audit have its code", async () => {
  const { errorCode, data } = await create({
    name: " ERP of the warehouse ",
    scopes: ["stock.edit", "catalogue.read"],
  });
  if (!data) throw new Error("no key");
  expect(errorCode).toBeNull();
  expect(data.secret).toMatch(/^shk_[a-z0-9]{8}_[\w-]{43}$/);
  expect(data.secret.slice(4, 12)).toBe(data.key.code);
  expect(data.key).toMatchObject({
    name: "ERP of the warehouse",
    scopes: ["catalogue.read", "stock.edit"],
    callsPerMinute: 120,
    state: "active",
    // The end of the last day in Jakarta.
    expiresAt: "2026-12-31T17:00:00.000Z",
    createdBy: "Name of admin@staff.test",
    lastUsedAt: null,
  });
  expect(await list()).toEqual([expect.objectContaining({ code: data.key.code })]);
  const [entry] = await audit(`apiKey:${data.key.code}`);
  expect(entry).toMatchObject({ action: "apiKey.create", name: "Name of admin@staff.test" });
  const { rows } = await sql<{ row: string; hash: string }>`
    select secret_hash as hash, row_to_json(api_key)::text as row from staff.api_key`.execute(database.kysely);
  expect(rows[0]?.hash).toBe(apiKeyHash(data.secret, staff.deps.secret));
  const secretPart = data.secret.slice(13);
  expect(JSON.stringify([rows, await list(), entry])).not.toContain(secretPart);
});

test("MX-04 an expiry has to be chosen: a last day that is not over, or never", async () => {
  const before = await keys();
  for (const expiresOn of ["", "soon", "2026-02-30"]) {
    expect(await create({ expiresOn })).toMatchObject({ errorCode: "INVALID_INPUT", data: null });
  }
  expect(await create({ expiresOn: "2026-11-14" })).toMatchObject({ errorCode: "PAST_DAY" });
  expect(await keys()).toBe(before);
  expect((await create({ expiresOn: "2026-11-15" })).data?.key).toMatchObject({
    expiresAt: "2026-11-15T17:00:00.000Z",
  });
  expect((await create({ expiresOn: "never" })).data?.key).toMatchObject({ expiresAt: null, state: "active" });
});

test("MX-04 a key has the usual limit of calls unless another is chosen, also in a document that is compiled", async () => {
  const figures = [];
  for (const callsPerMinute of [undefined, undefined, undefined, undefined, null, 7]) {
    const { data } = await create({ callsPerMinute });
    figures.push(data?.key.callsPerMinute);
  }
  expect(figures).toEqual([120, 120, 120, 120, 120, 7]);
});

test("MX-04 no key gets permissions to manage accounts, roles or keys, or to approve, nor one that does not exist", async () => {
  const before = await keys();
  const withheld = ["staff.manage", "keys.manage", "prices.approve", "refunds.approve", "points.approve", "magic.do"];
  for (const scope of withheld) {
    expect(await create({ scopes: ["catalogue.read", scope] })).toMatchObject({ errorCode: "INVALID_INPUT" });
  }
  expect(await create({ scopes: [] })).toMatchObject({ errorCode: "INVALID_INPUT" });
  for (const callsPerMinute of [0, 6_001]) expect(await create({ callsPerMinute })).toMatchObject({ data: null });
  expect(await keys()).toBe(before);
});

test("MX-04 a key is given nothing its maker does not have, and no other store", async () => {
  expect(await create({ scopes: ["catalogue.read", "stock.edit"] }, keeper)).toMatchObject({
    errorCode: "MORE_THAN_YOURS",
    data: null,
  });
  expect((await create({ scopes: ["stock.read"] }, keeper)).data?.key.storeCode).toBeNull();
  await rights(["keyKeeper"], "JKT01");
  expect((await create({ scopes: ["stock.read"] }, keeper)).data?.key.storeCode).toBe("JKT01");
});

test("MX-04 the account of a key is nobody of the staff: it is in no list and cannot get a password", async () => {
  const { data } = await create();
  const { rows } = await sql<{ email: string }>`
    select email from staff.account where id = ${data?.key.id}`.execute(database.kysely);
  expect(rows).toEqual([{ email: `api-key:${data?.key.code}` }]);
  await expect(
    sql`update staff.account set password_hash = 'x' where id = ${data?.key.id}`.execute(database.kysely),
  ).rejects.toThrow(/account_of_key_has_no_password/);
});
