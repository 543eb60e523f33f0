import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

const barOf = (page: Page) => page.getByRole("progressbar", { name: "Loading" });

/** Turns the page's clock by small steps until this is so; answers how many milliseconds that took. */
async function turnUntil(page: Page, isSo: () => Promise<boolean>): Promise<number> {
  let turned = 0;
  await expect(async () => {
    await page.clock.runFor(20);
    turned += 20;
    expect(await isSo()).toBe(true);
  }).toPass({ intervals: [0] });
  return turned;
}

const isThere = async (bar: Locator) => (await bar.count()) === 1;
const isGone = async (bar: Locator) => (await bar.count()) === 0;

async function arriveWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-15T08:00:00+07:00" });
  await visit(page, "/contact-us");
  await untilAlive(page, "footer");
  await page.clock.pauseAt("2026-11-15T08:10:00+07:00");
}

test("SH-28 SH-29 the loading bar shows after 200 ms, approaches 90 % within 5 s and ends with the page", {
  tag: "@desktop",
}, async ({ page, consent }) => {
  await consent("necessary");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/page/privacy-policy.data*", async (route) => {
    await released;
    await route.continue();
  });
  await arriveWithStoppedClock(page);
  const bar = barOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy", exact: true }).click();
  // A slow machine draws the first moment of the navigation late, and never early.
  expect(await turnUntil(page, () => isThere(bar))).toBeGreaterThanOrEqual(200);
  await page.clock.runFor(5_000);
  // It approaches 90 % and never goes past it.
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.899);
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeLessThanOrEqual(0.9);
  await expect(page).toHaveURL("/contact-us");
  release();
  await expect(page).toHaveURL("/page/privacy-policy");
  await turnUntil(page, () => bar.evaluate((element: HTMLProgressElement) => element.value === 1));
  await turnUntil(page, () => isGone(bar));
});

test("SH-29 the loading bar turns red for a moment when the page cannot be loaded", { tag: "@desktop" }, async ({
  page,
  consent,
  complaints,
}) => {
  complaints.allow(/500 \(Internal Server Error\) \S+\/page\/privacy-policy\.data/);
  await consent("necessary");
  await page.route("**/page/privacy-policy.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await arriveWithStoppedClock(page);
  const bar = barOf(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await turnUntil(page, () => isThere(bar));
  const colours = await bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return { bar: style.getPropertyValue("--bar"), red: style.getPropertyValue("--brick") };
  });
  expect(colours.bar).toBe(colours.red);
  await turnUntil(page, () => isGone(bar));
});
