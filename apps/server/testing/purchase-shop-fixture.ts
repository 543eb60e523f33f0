import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { shopInvariants } from "../audit/invariants.ts";
import { type TestShopper, testShopper } from "../checkout/test-shopper.ts";
import { demoDatabase } from "./demo-database.ts";
import { startTestShop, type TestShop } from "./start-test-shop.ts";

export type SkuRef = { readonly productCode: string; readonly skuCode: string };

/** The whole shop with its worker and simulators, and many visitors behind a proxy, for tests of money and stock. */
export async function purchaseShopFixture(env: Readonly<Record<string, string>> = {}) {
  const { database, url } = await demoDatabase({ maxConnections: 10 });
  const start = () =>
    startTestShop({
      databaseUrl: url,
      env: { SHOP_ROLE: "all", SHOP_TRUST_PROXY: "1", SHOP_SECRET: "the-same-after-every-start-of-this-shop", ...env },
    });
  const shop = await start();
  return { database, url, shop, start, guests: (count: number) => guests(shop, count) };
}

let visitors = 0;

/** Guests from different network addresses: limits per address are not under test. */
async function guests(shop: TestShop, count: number): Promise<TestShopper[]> {
  const made: TestShopper[] = [];
  while (made.length < count) {
    const some = Math.min(50, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: some }, () => testShopper(fromElsewhere(shop))))));
  }
  return made;
}

/** The shop as seen from a separate network address. */
export function fromElsewhere(shop: TestShop): Pick<TestShop, "post"> {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    post: (operation) => shop.post({ ...operation, headers: { "x-forwarded-for": address, ...operation.headers } }),
  };
}

/** Products at their regular price with exactly this stock in one warehouse. */
export async function plainSkus(db: Kysely<unknown>, count: number, units: number): Promise<SkuRef[]> {
  const { rows } = await sql<SkuRef>`
    select distinct on (sku.product_code) sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.product_code, sku.code limit ${count}`.execute(db);
  if (rows.length < count) throw new Error("nothing to sell");
  for (const { skuCode } of rows) await setStock(db, skuCode, units);
  // A gift that runs out changes the price of every checkout with one: tests that count units exclude gifts.
  await sql`update inventory.stock set quantity = sold + 100000
    where sku_code in (select sku_code from promotion.giveaway where price = 0)`.execute(db);
  return rows;
}

/** Sets the stock so that exactly this many more units can be sold. */
export async function setStock(db: Kysely<unknown>, skuCode: string, units: number): Promise<void> {
  await sql`update inventory.stock set quantity = sold where sku_code = ${skuCode} and source_code <> 'WH01'`.execute(
    db,
  );
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity) values (${skuCode}, 'WH01', ${units})
    on conflict (sku_code, source_code) do update set quantity = stock.sold + excluded.quantity`.execute(db);
}

export async function unitsLeft(db: Kysely<unknown>, skuCode: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select sum(quantity - sold)::int as left from inventory.stock where sku_code = ${skuCode}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Asserts all invariants of the data; repeated until pending work has finished. */
export async function expectTruth(database: Database): Promise<void> {
  await expect
    .poll(async () => (await auditDatabase(database, shopInvariants)).filter(({ broken }) => broken > 0), {
      timeout: 60_000,
      interval: 500,
    })
    .toEqual([]);
}

/** The outcome is unknown, or the shop is overloaded. */
const worthAnotherTry = /TRY_AGAIN|ECONNRESET|ECONNREFUSED|EPIPE|socket hang up/;

/** Repeats the call, as a browser would, until there is an answer. */
export async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (problem) {
      if (!worthAnotherTry.test(String(problem))) throw problem;
      await sleep(200 + Math.random() * 400);
    }
  }
}

/** The 99th percentile. */
export const p99 = (milliseconds: readonly number[]): number =>
  Math.round(milliseconds.toSorted((one, other) => one - other)[Math.ceil(milliseconds.length * 0.99) - 1] ?? 0);

export type ReadyCheckout = { readonly buyer: TestShopper; readonly checkoutId: string; readonly owner: string };

/** A guest's complete checkout of one plain product; load tests copy it. */
export async function readyCheckout({
  database: { kysely: db },
  guests,
}: Pick<Awaited<ReturnType<typeof purchaseShopFixture>>, "database" | "guests">): Promise<ReadyCheckout> {
  const [sku] = await plainSkus(db, 1, 100_000);
  const [buyer] = await guests(1);
  if (!sku || !buyer) throw new Error("no test data");
  await buyer.add(sku.productCode, sku.skuCode);
  const checkoutId = await buyer.begin();
  await buyer.fill(checkoutId, "payer");
  const { rows } = await sql<{ owner: string }>`select owner from checkout.session where id = ${checkoutId}`.execute(
    db,
  );
  return { buyer, checkoutId, owner: rows[0]?.owner ?? "" };
}
