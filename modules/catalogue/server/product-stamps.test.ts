import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { readPart } from "#kit/postgres/statement-part.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noCampaigns } from "./ports/campaigns.ts";
import { productStamps } from "./product-stamps.ts";
import { aProduct, aSku, sampleGoods } from "./testing/sample-goods.ts";

const { database } = await testDatabase();
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const stamps = productStamps({ database, campaigns: noCampaigns, clock });

/** Products with none, one, two, … SKUs, and one with more than a few. */
const sizes = [0, 1, 2, 3, 30];
const skusOf = (code: string, count: number) => Array.from({ length: count }, (_, at) => `${code}-${at}`);
const products = sizes.map((count, at) => ({ code: `P${at}`, skuCodes: skusOf(`P${at}`, count) }));
await sampleGoods(
  database.kysely,
  products.map(({ code, skuCodes }) =>
    aProduct(code, { skus: skuCodes.map((sku) => aSku(sku, { options: { s_size: sku } })) }),
  ),
);

const stampOf = async ({ code, skuCodes }: (typeof products)[number]) =>
  stamps.stamp(await readPart(database.kysely, stamps.part(sql`array[${code}]::text[]`, clock.now())), skuCodes);

test("stamps that are asked for together tell what they told when the products were read, each its own", async () => {
  const given = await Promise.all(products.map(stampOf));
  const counter = countQueries(database);
  const again = await Promise.all([...given, ...given].map((stamp) => stamp.again()));
  counter.stop();
  expect(again).toEqual([...given, ...given].map(({ words }) => words));
  // Those of few SKUs share one statement, and the long list is gone through once.
  expect(counter.statements).toHaveLength(2);
});

test("what sells changes the words of its own product and of no other", async () => {
  const given = await Promise.all(products.map(stampOf));
  for (const [at, { skuCodes }] of products.entries()) {
    const last = skuCodes.at(-1);
    if (last === undefined) continue;
    await sql`update inventory.stock set sold = sold + 1 where sku_code = ${last}`.execute(database.kysely);
    const again = await Promise.all(given.map((stamp) => stamp.again()));
    expect(again.map((words, of) => words === given[of]?.words)).toEqual(
      sizes.map((count, of) => of > at || count === 0),
    );
  }
});

test("an edition of the catalogue ends them all", async () => {
  const given = await Promise.all(products.map(stampOf));
  await sql`update catalogue.product set names = names || '{"en-US": "Renamed"}' where code = 'P1'`.execute(
    database.kysely,
  );
  const again = await Promise.all(given.map((stamp) => stamp.again()));
  expect(again.filter((words, at) => words === given[at]?.words)).toEqual([]);
});
