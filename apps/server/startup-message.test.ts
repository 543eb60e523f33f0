import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config/read-config.ts";
import { hasDemo } from "./seed/load-demo.ts";
import { startupMessage } from "./startup-message.ts";
import { shopDatabase } from "./testing/shop-database.ts";
import { startTestShop } from "./testing/start-test-shop.ts";

const { url } = await shopDatabase();

test.each(["all", "web", "club", "worker"])("every address that the role %s prints is served", async (role) => {
  const read = readConfig({ SHOP_ROLE: role, DATABASE_URL: url });
  if (!read.ok) throw new Error(read.error.sentence);
  const addresses = [
    ...startupMessage(read.value, { hasDemo: true, setUpCode: null }).matchAll(/http:\/\/localhost:3000(\S+)/g),
  ].map(([, path = ""]) => path);
  expect(addresses.at(-1)).toBe("/readyz");
  const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: role } });
  for (const path of addresses) {
    const requested = path.endsWith("/graphql") ? `${path}?query=${encodeURIComponent("{ __typename }")}` : path;
    expect([path, (await shop.get(requested)).status]).toEqual([path, 200]);
  }
});

test("22-03 demo accounts are announced only where the demo shop is present", () => {
  const read = readConfig({ SHOP_ROLE: "all", DATABASE_URL: url });
  if (!read.ok) throw new Error(read.error.sentence);
  expect(startupMessage(read.value, { hasDemo: true, setUpCode: null })).toContain(
    "Demo accounts are listed in the README.",
  );
  expect(startupMessage(read.value, { hasDemo: false, setUpCode: null })).not.toMatch(/demo/i);
  expect(hasDemo()).toBe(existsSync(new URL("../../demo/index.ts", import.meta.url)));
});

test("a shop without an administrator prints where and with which code to make one", () => {
  const read = readConfig({ SHOP_ROLE: "all", DATABASE_URL: url, SHOP_ADMIN_URL: "http://admin.localhost:3000" });
  if (!read.ok) throw new Error(read.error.sentence);
  const printed = startupMessage(read.value, { hasDemo: false, setUpCode: "ABCD-EFGH-JKLM" });
  expect(printed).toContain("http://admin.localhost:3000/admin/set-up");
  expect(printed).toContain("ABCD-EFGH-JKLM");
  expect(startupMessage(read.value, { hasDemo: false, setUpCode: null })).not.toContain("/admin/set-up");
});
