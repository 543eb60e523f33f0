import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, untilWhole, visit } from "../support/visit.ts";

const lastColumn = (page: Page) => page.locator("main section[id]").last();
const topOf = async (page: Page) => Math.round((await lastColumn(page).boundingBox())?.y ?? Number.NaN);

test("deferred parts of a new home page are laid out at the first scroll; a reload or a return restores the exact position", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  const html = await (await page.request.get("/")).text();
  expect(html.match(/class="deferred"/g)?.length).toBeGreaterThan(3);
  await visit(page, "/");
  // The first picture is drawn without them; then those that are near are.
  const near = page.locator(".deferred").first();
  await expect.poll(() => near.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe("auto");
  await untilWhole(page);
  await lastColumn(page).scrollIntoViewIfNeeded();
  const before = await topOf(page);

  // Brought back before anything is alive.
  await page.reload({ waitUntil: "commit" });
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(2);
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(2);

  const link = lastColumn(page).getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  const left = await topOf(page);
  await link.click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => Math.abs((await topOf(page)) - left)).toBeLessThanOrEqual(2);
});
