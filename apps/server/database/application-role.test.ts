import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { testShopper } from "../checkout/test-shopper.ts";
import type { DemoShop } from "../shop-environment.ts";
import { fillFixtureShop } from "../testing/fixture-shop/fixture-shop.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { twoRolesDatabase } from "../testing/two-roles-fixture.ts";

const { admin, application, applicationUrl, ownerUrl, ownerRole } = await twoRolesDatabase();
const env = { SHOP_ROLE: "all", MIGRATION_DATABASE_URL: ownerUrl };
/** Fills the migrated database at the start, as the demo shop does, under the application's role. */
const fixtureShop: DemoShop = {
  seed: (database) => fillFixtureShop(database),
  seedStaff: async () => undefined,
  ensureOrders: async () => undefined,
};
const shop = await startTestShop({ databaseUrl: applicationUrl, env, demo: async () => fixtureShop });

/** The statements the connection may run; each is rolled back. */
async function allowed(database: Database, statements: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const client = await database.pool.connect();
  try {
    for (const statement of statements) {
      await client.query("begin");
      await client.query(statement).then(
        () => done.push(statement),
        () => undefined,
      );
      await client.query("rollback");
    }
  } finally {
    client.release();
  }
  return done;
}

test("ASVS 13.2.2 a shop whose role owns nothing migrates by another role, starts, takes an order and runs its jobs", async () => {
  const { rows } = await sql<{ productCode: string; skuCode: string }>`
    select sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
    join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 3
    where (sku.ships_from > now()) is not true
      and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.code limit 1`.execute(application.kysely);
  const shopper = await testShopper(shop);
  await shopper.add(rows[0]?.productCode ?? "", rows[0]?.skuCode ?? "");
  const checkoutId = await shopper.begin();
  await shopper.fill(checkoutId, "two-roles");
  const placed = await shopper.place(checkoutId, "once");
  expect(placed).toMatchObject({ success: true, data: { vaNumber: expect.any(String) } });
  const { rows: orders } = await sql`
    select from orders.placed_order where code = ${placed.data?.orderCode ?? ""}`.execute(application.kysely);
  expect(orders).toHaveLength(1);
  // The worker reads the outbox and the job queue under the same role.
  const mails = async () => JSON.parse((await shop.get("/dev/inbox.json?to=two-roles@mail.example")).text);
  await expect.poll(mails, { interval: 250 }).not.toEqual([]);
  expect(shop.logged()).not.toContain("permission denied");
});

test("ASVS 13.2.2 the application's role reads and writes rows, and can neither alter, drop, truncate nor create a table", async () => {
  const { rows: tables } = await sql<{ name: string; owner: string }>`
    select format('%I.%I', nspname, relname) as name, pg_get_userbyid(relowner) as owner
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(admin.kysely);
  expect(tables.length).toBeGreaterThan(100);
  expect([...new Set(tables.map(({ owner }) => owner))]).toEqual([ownerRole]);
  const harm = tables.flatMap(({ name }) => [
    `alter table ${name} add column harm text`,
    `alter table ${name} owner to current_user`,
    `alter table ${name} disable trigger all`,
    `truncate ${name} cascade`,
    `drop table ${name} cascade`,
    `create trigger harm before insert on ${name} for each row execute function suppress_redundant_updates_trigger()`,
  ]);
  const { rows: schemas } = await sql<{ name: string }>`
    select format('%I', nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(
    admin.kysely,
  );
  const around = schemas.flatMap(({ name }) => [
    `create table ${name}.harm ()`,
    `create function ${name}.harm() returns int language sql as 'select 1'`,
    `drop schema ${name} cascade`,
  ]);
  const roles = [`set role ${ownerRole}`, "create role harm", "create schema harm", "create extension hstore"];
  expect(await allowed(application, [...harm, ...around, ...roles])).toEqual([]);
  // The statements themselves are valid: the owner may run them.
  const one = tables[0]?.name ?? "";
  expect(await allowed(admin, [`truncate ${one} cascade`, `drop table ${one} cascade`])).toHaveLength(2);
  const reads = tables.map(({ name }) => `select from ${name} limit 1`);
  expect(await allowed(application, reads)).toEqual(reads);
});

test("ASVS 13.2.2 the application inserts into the audit and the consent ledger, and can neither update nor delete there", async () => {
  for (const table of ["staff.audit", "consent.entry"]) {
    const { rows } = await sql<{ privilege: string }>`
      select privilege from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
      where has_table_privilege(${table}, privilege)`.execute(application.kysely);
    expect([table, rows.map(({ privilege }) => privilege)]).toEqual([table, ["select", "insert"]]);
  }
});

test("ASVS 13.2.2 a process with only the application's role starts on a migrated database", async () => {
  const second = await startTestShop({ databaseUrl: applicationUrl });
  expect((await second.get("/readyz")).status).toBe(200);
});

test("ASVS 13.2.2 a process without the owner's role refuses to start on pending migrations and names the remedy; the owner's role applies them with the grants", async () => {
  await admin.pool.query("delete from kit.migration where room = 'jobs'");
  await expect(startTestShop({ databaseUrl: applicationUrl })).rejects.toThrow(/run `npm run migrate`/);
  await admin.pool.query(
    `create table content.brought_later (id int); alter table content.brought_later owner to ${ownerRole}`,
  );
  const third = await startTestShop({ databaseUrl: applicationUrl, env: { MIGRATION_DATABASE_URL: ownerUrl } });
  expect((await third.get("/readyz")).status).toBe(200);
  expect(await allowed(application, ["insert into content.brought_later values (1)"])).toHaveLength(1);
});
