import { expect, test } from "vitest";
import { demoVersion } from "#apps/server/seed/demo-version.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

const { database } = await testDatabase();
await seedDemoShop(database);

/**
 * A fingerprint of every row of every table of the shop and the club; version tables are excluded, since every write
 * renews them.
 */
async function everyRow(): Promise<Record<string, string | null>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('catalogue', 'inventory', 'promotion', 'content', 'stores', 'size_guide', 'identity', 'loyalty', 'club', 'demo')
      and tablename <> 'edition'
    order by name`);
  const prints: Record<string, string | null> = {};
  for (const { name } of tables) {
    // xmin changes whenever a row is written, even with the same values.
    const { rows } = await database.pool.query(
      `select md5(string_agg(thing.xmin::text || thing::text, '' order by thing::text)) as print from ${name} as thing`,
    );
    prints[name] = rows[0].print;
  }
  return prints;
}

test("filling the shop a second time writes not a single row", async () => {
  const before = await everyRow();
  await seedDemoShop(database);
  expect(await everyRow()).toEqual(before);
});

test("seeding again by command changes no row but the edition's own", async () => {
  const { "demo.seed": _, ...before } = await everyRow();
  await seedDemoShop(database, { again: true });
  const { "demo.seed": __, ...after } = await everyRow();
  expect(after).toEqual(before);
});

test("a shop seeded with another edition is updated", async () => {
  await database.pool.query("update demo.seed set edition = 'older'");
  await database.pool.query("update catalogue.product set names = '{\"en-US\": \"Old\"}' where code = 'BTR1001'");
  await seedDemoShop(database);
  const { rows } = await database.pool.query(
    "select edition, (select names ->> 'en-US' <> 'Old' from catalogue.product where code = 'BTR1001') as named from demo.seed",
  );
  expect(rows).toEqual([{ edition: demoVersion(), named: true }]);
});

test("two processes that start at the same time seed one shop", async () => {
  const { database: shared } = await testDatabase();
  await Promise.all([seedDemoShop(shared), seedDemoShop(shared)]);
  const { rows } = await shared.pool.query("select count(*)::int as products from catalogue.product");
  expect(rows[0].products).toBeGreaterThanOrEqual(240);
});
