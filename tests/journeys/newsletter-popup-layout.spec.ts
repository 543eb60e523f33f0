import { launchOptions } from "../support/launch-options.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

// Scroll bars take room, as on most desktops. Without them the room that is kept for one beside an open dialog would be new.
test.use({
  newsletterPopup: true,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

test.beforeEach(({ page }) => page.clock.install());

test("NL-05 it moves nothing on the page, and Esc closes it as the button does", { tag: "@desktop" }, async ({
  page,
  consent,
}) => {
  await consent("all");
  await visit(page, "/");
  await guestIdOf(page);
  const popup = page.getByRole("dialog", { name: "One letter a week" });
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(popup).toBeVisible({ timeout: 700 });
  }).toPass();
  // Letters of another font are of another height.
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = () => page.getByRole("heading", { level: 1 }).boundingBox();
  const behind = await place();
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  expect(await place()).toEqual(behind);
  expect(await page.evaluate(() => localStorage.getItem("subscribeDialogFlag"))).toBe("1");
});
