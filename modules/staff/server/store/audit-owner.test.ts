import { sql } from "kysely";
import { afterAll, expect, inject, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { connect, type Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readAudit, writeAudit } from "./audit.ts";
import { auditOwnership, separateAudit } from "./audit-owner.ts";

/** A database whose audit belongs to a role of its own, which is no superuser, as in production. */
async function shopOf(rights: "createrole" | "nocreaterole") {
  const { database: admin, url, drop } = await testDatabase();
  const role = `shop_test_${systemIds.token(8).replaceAll(/\W/g, "x").toLowerCase()}`;
  const password = systemIds.token(16);
  await sql`create role ${sql.id(role)} login ${sql.raw(rights)} password ${sql.lit(password)}`.execute(admin.kysely);
  await sql`alter schema staff owner to ${sql.id(role)}`.execute(admin.kysely);
  await sql`grant create on schema staff to ${sql.id(role)}`.execute(admin.kysely);
  await sql`alter table staff.audit owner to ${sql.id(role)}`.execute(admin.kysely);
  await sql`alter function staff.refuse_change() owner to ${sql.id(role)}`.execute(admin.kysely);
  const address = new URL(url);
  address.username = role;
  address.password = password;
  const shop = connect(address.href, { applicationName: "test", maxConnections: 2, connectionTimeoutMs: 120_000 });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(admin.kysely);
  const auditRole = `${(rows[0]?.name ?? "").slice(0, 57)}_audit`;
  afterAll(async () => {
    await shop.close();
    await drop();
    // Roles belong to the whole server: they do not go with their database.
    const server = connect(inject("testServer").adminUrl, { maxConnections: 1 });
    for (const one of [role, auditRole]) await sql`drop role if exists ${sql.id(one)}`.execute(server.kysely);
    await server.close();
  });
  return { admin, shop, role, auditRole };
}

const entry = { staff: { id: null, name: "Rani" }, action: "order.cancel", subject: "order:X" };
const add = (database: Database) => inTransaction(database, (trx) => writeAudit(trx, entry, new Date()));

/** Statements an attacker with the shop's connection would try. */
const attacks = [
  "update staff.audit set name = 'Nobody'",
  "delete from staff.audit",
  "truncate staff.audit",
  "alter table staff.audit disable trigger all",
  "drop trigger audit_row_is_kept on staff.audit",
  "alter table staff.audit drop column name",
  "alter table staff.audit owner to current_user",
  "create or replace function staff.refuse_change() returns trigger language plpgsql as 'begin return old; end'",
  "create trigger x before insert on staff.audit for each row execute function staff.refuse_change()",
  "grant all on staff.audit to current_user; delete from staff.audit",
  "set session_replication_role = replica",
];

async function succeeded(database: Database, auditRole: string): Promise<string[]> {
  const done: string[] = [];
  for (const attack of [...attacks, `set role ${auditRole}`]) {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query(attack);
      done.push(attack);
    } catch {
      // Refused, as it should be.
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
  return done;
}

test("2B-10 a database role with CREATEROLE gives the audit to a separate role and can then only insert and select", async () => {
  const { shop, role, auditRole } = await shopOf("createrole");
  await add(shop);
  expect(await auditOwnership(shop.kysely)).toBe("own");
  expect(await succeeded(shop, auditRole)).not.toEqual([]);
  expect(await separateAudit(shop, role)).toBe(true);
  expect(await auditOwnership(shop.kysely)).toBe("separate");
  expect(await succeeded(shop, auditRole)).toEqual([]);
  await add(shop);
  const lines = await readAudit(shop.kysely, { subject: "order:X", before: null, limit: 10 });
  expect(lines.map(({ name, action }) => [name, action])).toEqual([
    ["Rani", "order.cancel"],
    ["Rani", "order.cancel"],
  ]);
  // By many processes at once, and again.
  expect(await Promise.all([separateAudit(shop, role), separateAudit(shop, role)])).toEqual([true, true]);
  expect(await auditOwnership(shop.kysely)).toBe("separate");
});

test("2B-10 without CREATEROLE the audit stays; an administrator can separate it, once", async () => {
  const { admin, shop, role, auditRole } = await shopOf("nocreaterole");
  expect(await separateAudit(shop, role)).toBe(false);
  expect(await auditOwnership(shop.kysely)).toBe("own");
  await add(shop);
  expect(await separateAudit(admin, role)).toBe(true);
  expect(await auditOwnership(shop.kysely)).toBe("separate");
  expect(await auditOwnership(admin.kysely)).toBe("superuser");
  expect(await succeeded(shop, auditRole)).toEqual([]);
  await add(shop);
  expect(await readAudit(shop.kysely, { subject: null, before: null, limit: 10 })).toHaveLength(2);
});
