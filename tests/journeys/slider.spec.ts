import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { stopClock } from "../support/clock.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const path = "/page/slider-test";
const slide = (title: string, picture: string) => ({
  image: `/pictures/tile-${picture}.webp`,
  alt: "",
  title,
  label: "Look",
  href: "/contact-us",
});
const items = [slide("Kick it", "balls"), slide("Lift it", "training"), slide("Carry it", "bags")];
const columns = [
  { id: "heading", kind: "html", html: "<h1>Slides</h1>" },
  { id: "three-ways", kind: "slider", title: "Three ways to play", items },
];

test.beforeEach(async ({ shop, consent }) => {
  await consent("necessary");
  await shop.sql(
    `insert into content.page (path, device, locale, content)
     select $1, device, 'en-US', $2 from unnest(array['pc', 'h5']) as device on conflict do nothing`,
    [path, JSON.stringify({ columns })],
  );
});

const sliderOn = (page: Page) => page.getByRole("region", { name: "Three ways to play" });
const slideShown = (page: Page) => sliderOn(page).getByText(/^\d \/ \d$/);

/** Opens the page with its clock stopped, and waits until what makes the slider move is there. */
async function openSlider(page: Page): Promise<void> {
  await stopClock(page);
  await visit(page, path);
  await expect(sliderOn(page).getByRole("button", { name: "Pause" })).toBeVisible();
}

/** Takes the focus and the pointer off the slider. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(1, 1);
}

const scrolled = (page: Page) =>
  sliderOn(page)
    .locator("ul")
    .evaluate((row) => Math.round((row.scrollLeft / row.clientWidth) * 100) / 100);

test("SH-30 BC-35 each slide stays for six seconds, takes 1.2 to come, and after the last comes the first", {
  tag: "@phone",
}, async ({ page }) => {
  await openSlider(page);
  // Slides take their turns every six seconds; looking at one takes 1.4 of the next.
  let stillFor = 5_900;
  for (const [number, place] of [
    ["2 / 3", 1],
    ["3 / 3", 2],
    ["1 / 3", 0],
    ["2 / 3", 1],
  ] as const) {
    const before = await scrolled(page);
    await page.clock.runFor(stillFor);
    expect(await scrolled(page)).toBe(before);
    await page.clock.runFor(700);
    const halfWay = (await scrolled(page)) - before;
    expect(halfWay).toBeGreaterThan(0.1);
    expect(halfWay).toBeLessThan(0.9);
    await page.clock.runFor(700);
    await expect(slideShown(page)).toHaveText(number);
    expect(await scrolled(page)).toBe(place);
    stillFor = 4_600;
  }
});

test("D-76 a button pauses the slider and lets it go on", { tag: "@desktop" }, async ({ page }) => {
  await openSlider(page);
  await sliderOn(page).getByRole("button", { name: "Pause" }).click();
  await lookAway(page);
  await page.clock.runFor(30_000);
  expect(await scrolled(page)).toBe(0);
  await sliderOn(page).getByRole("button", { name: "Play" }).click();
  await lookAway(page);
  await page.clock.runFor(7_500);
  expect(await scrolled(page)).toBe(1);
});

test("D-76 it waits while the pointer or the focus is on it", { tag: "@desktop" }, async ({ page }) => {
  await openSlider(page);
  await sliderOn(page).hover();
  await page.clock.runFor(30_000);
  expect(await scrolled(page)).toBe(0);
  await page.mouse.move(1, 1);
  await sliderOn(page).getByRole("link").first().focus();
  await page.clock.runFor(30_000);
  expect(await scrolled(page)).toBe(0);
});

test("the arrows go round in both directions", { tag: "@desktop" }, async ({ page }) => {
  await openSlider(page);
  await sliderOn(page).getByRole("button", { name: "Previous" }).click();
  await page.clock.runFor(1_300);
  await expect(slideShown(page)).toHaveText("3 / 3");
  await sliderOn(page).getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(1_300);
  await expect(slideShown(page)).toHaveText("1 / 3");
  expect(await scrolled(page)).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("D-76 no slide moves by itself, and there is no pause button", { tag: "@desktop" }, async ({ page }) => {
    await stopClock(page);
    await visit(page, path);
    await page.clock.runFor(30_000);
    expect(await scrolled(page)).toBe(0);
    await expect(sliderOn(page).getByRole("button", { name: "Next" })).toBeVisible();
    await expect(sliderOn(page).getByRole("button", { name: "Pause" })).toBeHidden();
  });

  test("a page with a slider breaks no rule of accessibility", { tag: "@phone" }, async ({ page }) => {
    await visit(page, path);
    await expect(sliderOn(page).getByRole("button", { name: "Next" })).toBeVisible();
    await expectAccessible(page, "a page with a slider");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every slide is there to be scrolled to", { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    await expect(sliderOn(page).getByRole("link")).toHaveText([/Kick it/, /Lift it/, /Carry it/]);
  });
});
