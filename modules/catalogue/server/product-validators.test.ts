import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { noPromotions } from "./ports/promotions.ts";
import { productReader } from "./product-reader.ts";
import { aProduct, aSku, insertProducts } from "./testing/products-fixture.ts";

const { database } = await testDatabase();
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const reader = productReader({ promotions: noPromotions, clock });

/** Products with none, one, two, … SKUs, and one with more than a few. */
const sizes = [0, 1, 2, 3, 30];
const skusOf = (code: string, count: number) => Array.from({ length: count }, (_, at) => `${code}-${at}`);
const products = sizes.map((count, at) => ({ code: `P${at}`, skuCodes: skusOf(`P${at}`, count) }));
await insertProducts(
  database.kysely,
  products.map(({ code, skuCodes }) =>
    aProduct(code, { skus: skuCodes.map((sku) => aSku(sku, { options: { s_size: sku } })) }),
  ),
);

const validatorOf = async ({ code }: (typeof products)[number]) =>
  (await reader.validatedCards(database.kysely, [code], "en-US")).validator;

test("validators rechecked in one batch give the fingerprints of when the products were read, each its own", async () => {
  const given = await Promise.all(products.map(validatorOf));
  const counter = countQueries(database);
  const again = await Promise.all([...given, ...given].map((validator) => validator.recheck()));
  counter.stop();
  expect(again).toEqual([...given, ...given].map(({ fingerprint }) => fingerprint));
  // Those of few SKUs share one statement, and the long list is read once.
  expect(counter.statements).toHaveLength(2);
});

test("a sale changes the fingerprint of its own product and of no other", async () => {
  const given = await Promise.all(products.map(validatorOf));
  for (const [at, { skuCodes }] of products.entries()) {
    const last = skuCodes.at(-1);
    if (last === undefined) continue;
    await sql`update inventory.stock set sold = sold + 1 where sku_code = ${last}`.execute(database.kysely);
    const again = await Promise.all(given.map((validator) => validator.recheck()));
    expect(again.map((fingerprint, of) => fingerprint === given[of]?.fingerprint)).toEqual(
      sizes.map((count, of) => of > at || count === 0),
    );
  }
});

test("a new version of the catalogue invalidates all validators", async () => {
  const given = await Promise.all(products.map(validatorOf));
  await sql`update catalogue.product set names = names || '{"en-US": "Renamed"}' where code = 'P1'`.execute(
    database.kysely,
  );
  const again = await Promise.all(given.map((validator) => validator.recheck()));
  expect(again.filter((fingerprint, at) => fingerprint === given[at]?.fingerprint)).toEqual([]);
});
