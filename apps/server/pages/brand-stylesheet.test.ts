import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

test("the stylesheet of colours is cached for good; any other name is no file", async () => {
  const reply = await shop.get("/colours/1d4ed8-4c1d95.css");
  expect(reply.status).toBe(200);
  expect(reply.headers["content-type"]).toBe("text/css; charset=utf-8");
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.text).toContain("--brick:#1d4ed8");
  for (const name of ["1d4ed8.css", "red-blue.css", "1d4ed8-4c1d95.css.map"])
    expect((await shop.get(`/colours/${name}`)).status).toBe(404);
});

test("a page loads the shop's colours and shows its logo, and its name in letters without one", async () => {
  const plain = (await shop.get("/")).text;
  expect(plain).not.toContain("/colours/");
  expect(plain).not.toContain("/brand/logo.svg");
  await database.pool.query(
    `update content.site set info = info || '{"actionColour": "#1d4ed8", "groundColour": "#4c1d95", "logo": "/brand/logo.svg"}'`,
  );
  await database.pool.query("select pg_notify('page_cache', '*')");
  await expect.poll(async () => (await shop.get("/")).text).toContain('href="/colours/1d4ed8-4c1d95.css"');
  const own = (await shop.get("/")).text;
  expect(own).toContain('src="/brand/logo.svg"');
});
