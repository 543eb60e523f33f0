import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

const lastColumn = (page: Page) => page.locator("main section[id]").last();
const topOf = async (page: Page) => Math.round((await lastColumn(page).boundingBox())?.y ?? Number.NaN);

test("far parts of a fresh home page are worked out when one comes near; who returns or reloads is at the very place", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/");
  await expect(page.locator(".drawn-near").last()).toHaveCSS("content-visibility", "auto");
  // As one gets there: the page grows while its parts are worked out.
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(lastColumn(page)).toBeInViewport({ timeout: 200 });
  }).toPass();
  await lastColumn(page).scrollIntoViewIfNeeded();
  const before = await topOf(page);

  await page.reload();
  await untilAlive(page);
  await expect(page.locator(".drawn-near").last()).toHaveCSS("content-visibility", "visible");
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(2);

  await lastColumn(page).getByRole("link").last().click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator(".drawn-near")).toHaveCount(1);
});
