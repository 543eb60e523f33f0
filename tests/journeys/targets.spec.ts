import type { Page } from "@playwright/test";
import { openHelp } from "../support/help-window.ts";
import { expect, test } from "../support/shop-test.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { untilWhole, visit } from "../support/visit.ts";

/** One page of each kind that modules draw. */
const modulePages = ["/store", "/blog", "/information/sorting-bricks", "/information/virtual-account", "/size-guide"];

// Sizes are measured on what stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("everything to tap or click is large enough: 24 px for a mouse, 44 px for a finger", async ({
  page,
  isMobile,
}) => {
  const least = isMobile ? 44 : 24;
  await visit(page, "/");
  await expect(page.getByRole("button", { name: "Only necessary" })).toBeVisible();
  await untilWhole(page);
  expect(await smallTouchTargets(page, least), "home").toEqual([]);
  await page.getByRole("button", { name: "Only necessary" }).click();
  const listing = "/sports.html?sort=NEWEST&availability=IN_STOCK";
  for (const path of ["/page/privacy-policy", "/contact-us", listing, ...modulePages]) {
    await visit(page, path);
    await untilWhole(page);
    expect(await smallTouchTargets(page, least), path).toEqual([]);
  }
  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByText("Building toys", { exact: true }).click();
    expect(await smallTouchTargets(page, least), "the menu").toEqual([]);
    await page.keyboard.press("Escape");
  }
  await openHelp(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => smallTouchTargets(page, least), "the chat").toEqual([]);
});

/** True when the focused element, or a part of it, is seen: not wholly under something that floats. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    return spots.some(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });

test("the focused element is never hidden behind floating elements", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("button", { name: "Only necessary" })).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press("Tab");
    const seen = await isSeen(page);
    if (seen === null) break;
    if (!seen) hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ""));
  }
  expect(hidden).toEqual([]);
});
