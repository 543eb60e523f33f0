import type { Page } from "@playwright/test";

/** Stops the page's clock before its script starts; from then on the test turns it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-15T08:00:00+07:00" });
  await page.clock.pauseAt("2026-11-15T08:00:01+07:00");
}

/** Far down a long page the way up appears: a sign that the page's effects, and so its timers, have begun. */
export async function untilTimersRun(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("button", { name: "Back to top" }).waitFor();
}
