import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

/** Lets through what a page asks for at once, and holds back the scripts that come later. */
async function holdLateScripts(page: Page): Promise<{ asked: string[]; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const document = page.waitForResponse((answer) => answer.request().isNavigationRequest());
  const asked: string[] = [];
  await page.route("**/assets/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    const html = await (await document).text();
    if (!html.includes(pathname)) {
      asked.push(pathname);
      await released;
    }
    await route.continue();
  });
  return { asked, release };
}

test("parts that wait for their script are seen all the while, whatever the page hears meanwhile", {
  tag: "@desktop",
}, async ({ page, consent }) => {
  await consent("necessary");
  const late = await holdLateScripts(page);
  const counted = page.waitForResponse(/opname=miniCartCount/);
  await visit(page, "/sports.html");
  // By now the page knows the visitor's answer about cookies, has a session and has counted the cart.
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
  // The next page asks for scripts too, and nobody waits for them.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
