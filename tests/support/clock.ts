import { expect, type Page } from "@playwright/test";

/** Stops the page's clock before its script starts; from then on the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-15T08:00:00+07:00" });
  await page.clock.pauseAt("2026-11-15T08:00:01+07:00");
}

/**
 * Scrolling far down shows the "back to top" button: a sign that the page's effects, and so its timers, have started.
 */
export async function untilTimersRun(page: Page): Promise<void> {
  const wayUp = page.getByRole("button", { name: "Back to top" });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, window.scrollY === 900 ? 901 : 900));
    await wayUp.waitFor({ timeout: 500 });
  }).toPass();
}
