import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

/** Lets through a page's first requests, and delays the later scripts. */
async function holdLateScripts(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const document = page.waitForResponse((reply) => reply.request().isNavigationRequest());
  const requests: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    const html = await (await document).text();
    if (!html.includes(pathname)) {
      requests.push(pathname);
      await released;
    }
    await route.continue();
  });
  return { asked: requests, release };
}

test("deferred parts stay visible while the page loads its session, consent and cart count", {
  tag: "@desktop",
}, async ({ page, consent }) => {
  await consent("necessary");
  const late = await holdLateScripts(page);
  const counted = page.waitForResponse(/opname=miniCartCount/);
  await visit(page, "/sports.html");
  // By now the page has the visitor's cookie choice, has a session and has counted the cart.
  await (await counted).finished();
  await expect(page.getByRole("link", { name: /^Cart/ })).toBeVisible();
  expect(late.asked).not.toEqual([]);
  const filters = page.getByRole("complementary", { name: "Filter" });
  const first = filters.getByRole("checkbox").first();
  await expect(first).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sort" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Service" })).toBeVisible();
  late.release();
  await untilAlive(page, "aside form");
  await first.check();
  await expect(page).toHaveURL(/\/sports\.html\?/);
  // The next page requests scripts too, and no step waits for them.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
