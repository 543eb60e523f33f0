import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { DemoShop } from "../shop-environment.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { writeSilently } from "../testing/test-pages.ts";
import { writeDemoVersion } from "./demo-version.ts";

/** Records the calls and writes nothing. */
function notingDemo() {
  const requests: string[] = [];
  const demo: DemoShop = {
    seed: async () => void requests.push("seed"),
    seedStaff: async () => void requests.push("staff"),
    ensureOrders: async () => void requests.push("orders"),
  };
  return { asked: requests, demo };
}

async function askedOnStart(prepare: (database: Database) => Promise<void>): Promise<string[]> {
  const { url, database } = await testDatabase();
  await prepare(database);
  const { asked, demo } = notingDemo();
  const shop = await startTestShop({ databaseUrl: url, demo: async () => demo });
  await shop.close();
  return asked;
}

test("22-03 an empty database, and one with an older version, is filled with the demo shop", async () => {
  expect(await askedOnStart(async () => undefined)).toEqual(["seed", "staff", "orders"]);
  expect(await askedOnStart((database) => writeDemoVersion(database.kysely, "older"))).toEqual([
    "seed",
    "staff",
    "orders",
  ]);
});

test("22-03 a shop with a page of its own gets neither demo products nor demo staff", async () => {
  expect(await askedOnStart((database) => writeSilently(database, "/page/home"))).toEqual([]);
});

test("22-03 without the folder demo/ a shop starts on an empty database and shows its pages", async () => {
  const { url, database } = await testDatabase();
  const shop = await startTestShop({ databaseUrl: url, demo: async () => null, env: { SHOP_ROLE: "all" } });
  const statuses = new Map<string, number>();
  for (const path of ["/readyz", "/", "/contact-us", "/login", "/plp/search", "/store", "/order/track", "/nowhere"]) {
    statuses.set(path, (await shop.get(path)).status);
  }
  expect(Object.fromEntries(statuses)).toEqual({
    "/readyz": 200,
    // There is no home page yet (SH-22).
    "/": 404,
    "/contact-us": 200,
    "/login": 200,
    "/plp/search": 200,
    "/store": 200,
    "/order/track": 200,
    "/nowhere": 404,
  });
  const { rows } = await sql<{ people: number }>`
    select (select count(*) from staff.account)::int + (select count(*) from identity.member)::int as people`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ people: 0 }]);
});
