import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
  });

test("the first stop of the Tab key leads past the header", { tag: "@desktop" }, async ({ page }) => {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("Tab walks through the header in the order it is read", { tag: "@desktop" }, async ({ page }) => {
  const stops: string[] = [];
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    "Skip to content",
    "Join MAPCLUB",
    "Stories",
    "Track order",
    "Our stores",
    "Help",
    "EN English",
    "ID Indonesia",
    "Bata & Bola, home page",
    "Search products",
    "Search",
    "Log in",
    "Cart",
    "Building toys",
    "More in Building toys",
    "Sports",
  ]);
});

test("every stop of the Tab key shows a ring", { tag: "@desktop" }, async ({ page }) => {
  const withoutRing: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (ring === null) break;
    if (!ring) withoutRing.push(await focused(page));
  }
  expect(withoutRing).toEqual([]);
});
