import { expect, test } from "vitest";
import { readConfig } from "./config/read-config.ts";
import { shopDatabase } from "./testing/shop-database.ts";
import { startTestShop } from "./testing/start-test-shop.ts";
import { welcome } from "./welcome.ts";

const { url } = await shopDatabase();

test.each(["all", "web", "club", "worker"])("every door that the role %s names can be opened", async (role) => {
  const read = readConfig({ SHOP_ROLE: role, DATABASE_URL: url });
  if (!read.ok) throw new Error(read.error.sentence);
  const doors = [...welcome(read.value).matchAll(/http:\/\/localhost:3000(\S+)/g)].map(([, path = ""]) => path);
  expect(doors.at(-1)).toBe("/readyz");
  const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: role } });
  for (const path of doors) {
    const asked = path.endsWith("/graphql") ? `${path}?query=${encodeURIComponent("{ __typename }")}` : path;
    expect([path, (await shop.get(asked)).status]).toEqual([path, 200]);
  }
});
