import type { Page } from "@playwright/test";

/** Opens the help window by the keyboard: where the floating button would cover something, a pointer does not reach it. */
export async function openHelp(page: Page, name: string | RegExp = /^Chat with support/): Promise<void> {
  await page.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
}
