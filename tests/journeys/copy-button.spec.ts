import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

const number = "8808081234567890";

test("SH-32 ER-31 a copy button answers Copied for one second", { tag: "@phone" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: 0 });
  await visit(page, "/dev/ui");
  await untilAlive(page, "#gallery");
  const button = page.getByRole("button", { name: "Copy", exact: true }).first();
  await button.waitFor();
  await page.clock.pauseAt(600_000);
  await button.click();
  const reply = page.getByRole("button", { name: "Copied", exact: true });
  await expect(reply).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.clock.runFor(900);
  await expect(reply).toBeVisible();
  await page.clock.runFor(200);
  await expect(reply).toBeHidden();
  await expect(button).toBeVisible();
});

test("SH-32 ER-31 a copy button without permission shows it for one second", { tag: "@desktop" }, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("denied")) } });
  });
  await visit(page, "/dev/ui");
  await untilAlive(page, "#gallery");
  const button = page.getByRole("button", { name: "Copy", exact: true }).first();
  await button.waitFor();
  await page.clock.pauseAt(600_000);
  await button.click();
  const reply = page.getByRole("button", { name: "Copy failed", exact: true });
  await expect(reply).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(reply).toBeHidden();
});
