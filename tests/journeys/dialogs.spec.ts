import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, untilBackCloses, visit } from "../support/visit.ts";

test.beforeEach(async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/dev/ui");
  await untilAlive(page, "#gallery");
});

const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Where shall we send it?" });
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body);

test("a dialog takes the focus, keeps it, and gives it back on Esc", { tag: "@desktop" }, async ({ page }) => {
  await opener(page, "Dialog m").click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("textbox", { name: "Street and number" })).toBeFocused();
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await focusIsInside(page)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page, "Dialog m")).toBeFocused();

  await opener(page, "Dialog l").click();
  await expect(dialog.getByRole("heading"), "the heading, when the dialog is for reading").toBeFocused();
});

test("a dialog closes by its button and by a click beside it, but not when something must be answered", {
  tag: "@desktop",
}, async ({ page }) => {
  const dialog = dialogOf(page);
  await opener(page, "Dialog s").click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await opener(page, "Dialog s").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();

  await opener(page, "Dialog that waits").click();
  await page.mouse.click(20, 20);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
});

test("on a phone Back closes the dialog and stays on the page", { tag: "@phone" }, async ({ page }) => {
  await opener(page, "Dialog m").tap();
  await expect(dialogOf(page)).toBeVisible();
  await untilBackCloses(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/dev/ui");
});

test("a menu closes on Esc and gives the focus back", { tag: "@desktop" }, async ({ page }) => {
  const trigger = opener(page, "English");
  await trigger.click();
  const entry = page.getByRole("button", { name: "Tiếng Việt" });
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(trigger).toBeFocused();
});
