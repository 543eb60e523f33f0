import { expect, test } from "vitest";
import { taggedValues } from "#kit/cache/tagged-values.ts";
import { testClock } from "#kit/core/clock.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { namesTag } from "./cache-lifetimes.ts";
import { noCampaigns } from "./ports/campaigns.ts";
import { productCards } from "./product-cards.ts";
import { runningShoe, sampleGoods } from "./testing/sample-goods.ts";

const { database } = await testDatabase();
await sampleGoods(database.kysely, [runningShoe], { "LKH1-red-42": { quantity: 5, sold: 1 } });
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const kept = taggedValues({ clock, maxEntries: 100 });

const look = async () => {
  const counter = countQueries(database);
  const [card] = await productCards({ database, campaigns: noCampaigns, clock, kept }, ["LKH1"], "en-US");
  counter.stop();
  const stock = card?.offers.find(({ code }) => code === "LKH1-red-42")?.available;
  return { stock, name: card?.name, statements: counter.statements.length };
};
const sell = () => database.pool.query("update inventory.stock set sold = sold + 1 where sku_code = 'LKH1-red-42'");

test("a card that was just shown is shown from memory; a second later its stock is that of then", async () => {
  const first = await look();
  expect(first).toMatchObject({ stock: 4, statements: 1 });
  await sell();
  expect(await look()).toEqual({ ...first, statements: 0 });
  clock.advance(1000);
  expect(await look()).toEqual({ ...first, stock: 3, statements: 1 });
});

test("a change that is told is seen at once", async () => {
  const before = await look();
  await sell();
  await database.pool.query(`update catalogue.product set names = names || '{"en-US": "Renamed"}' where code = 'LKH1'`);
  kept.clear(["product:LKH1"]);
  expect(await look()).toMatchObject({ stock: 2, name: "Renamed" });
  kept.clear([namesTag]);
  expect((await look()).statements).toBeGreaterThan(0);
  expect(before.name).not.toBe("Renamed");
});
