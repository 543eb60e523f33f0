import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readScriptList } from "#apps/server/pages/script-list.ts";
import { type BuiltScript, scriptGraphFile } from "#kit/vite/script-graph-plugin.ts";
import { askAs, memberWithCart, plainSku } from "../support/checkouts.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

const scriptsOn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map(({ name }) => name),
  );

test("S25 the checkout opens as a page of its own, and every script on it is listed", {
  tag: "@phone",
}, async ({ page, shop, consent }) => {
  await consent("all");
  await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  await visit(page, "/shop-cart");
  await page.evaluate(() => Object.assign(window, { fromTheCart: true }));
  await page.getByRole("main").getByRole("button", { name: "Checkout" }).first().click();
  await page.waitForURL(/\/checkout\//);
  await untilAlive(page);
  expect(await page.evaluate(() => "fromTheCart" in window)).toBe(false);
  await untilAlive(page, "footer");

  const listed = new Set(readScriptList().flatMap(({ path, payment }) => (payment ? [`${shop.url}${path}`] : [])));
  const loaded = await scriptsOn(page);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((url) => !listed.has(url))).toEqual([]);
});

const graph: readonly BuiltScript[] = JSON.parse(readFileSync(scriptGraphFile, "utf8"));
const fileWith = (source: string) => graph.find(({ sources }) => sources.includes(source))?.file ?? "";

for (const { what, file } of [
  { what: "the page's own", file: fileWith("modules/checkout/web/checkout-ended.tsx") },
  { what: "one that comes later", file: fileWith("apps/storefront/app/shell/floating-tools.tsx") },
]) {
  test(`S25 a script with one byte more does not run on a payment page: ${what}`, {
    tag: "@phone",
  }, async ({ page, shop, complaints, consent }) => {
    complaints.allow(/integrity/, /dynamically imported module/);
    await consent("necessary");
    // Without a session a checkout leads to the login.
    await askAs(page, shop, "mutation guestInit { guestInit { success } }");
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response: response, body: `${await response.text()}\n` });
    });
    const refused = page.waitForEvent("console", (message) => /integrity/.test(message.text()));
    await page.goto("/checkout/nobody");
    expect((await refused).text()).toContain(file);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
