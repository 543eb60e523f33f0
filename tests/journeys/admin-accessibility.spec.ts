import type { Page } from "@playwright/test";
import { sitDown } from "../support/admin.ts";
import { adminAreas } from "../support/admin-screens/areas.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

// Contrast is measured on what stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const devices = [
  { device: "a desktop", tag: ["@desktop"], width: null },
  { device: "a phone of 390 px, without scrolling sideways", tag: ["@phone", "@long"], width: 390 },
] as const;

/** A dialog or popover above the page. */
const overlay = "dialog:modal, [popover=auto]:popover-open";

/** All rules in the light theme, then the colours of the dark one. */
async function look(page: Page, moment: string, width: number | null): Promise<void> {
  if (width !== null) {
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, `the width of ${moment}`).toBeLessThanOrEqual(width);
  }
  // What has scrolled below the bar on top, or behind the one at the foot, is covered by it, whatever its size.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      const { position, bottom } = getComputedStyle(element);
      if (position === "sticky" && bottom === "0px") element.style.position = "static";
    }
    scrollTo(0, 0);
  });
  await expectAccessible(page, moment, "everything", overlay);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${moment} in the dark`, "colours", overlay);
  await page.emulateMedia({ colorScheme: "light" });
}

/** A popover or a modal dialog; the dialog that opened another one stays below it. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator(overlay);
  for (let count = await open.count(); count > 0; count = await open.count()) {
    await page.keyboard.press("Escape");
    await expect.poll(() => open.count()).toBeLessThan(count);
  }
  // A closed overlay takes its entry out of the history, which would abort a navigation that begins meanwhile.
  await page.waitForFunction(() => !history.state?.overlay);
}

for (const { device, tag, width } of devices) {
  for (const { name, isSignedOut, make, screens } of adminAreas) {
    test(`MF-13 ${name}: no screen and no dialog breaks a rule of accessibility, light and dark, on ${device}`, {
      tag: [...tag],
    }, async ({ page, context, shop, complaints }) => {
      test.slow();
      page.setDefaultTimeout(120_000);
      complaints.allow(/404 \(Not Found\) \S+\/no-such-page/, /401 \(Unauthorized\)/);
      if (width !== null) await page.setViewportSize({ width, height: 844 });
      // A page with something unsaved asks before it is left.
      page.on("dialog", (dialog) => void dialog.accept());
      if (!isSignedOut) await sitDown(context, shop.url, "admin");
      const made = (await make?.({ context, shop })) ?? {};
      const scope = { page, context, shop, made };
      for (const { path, before, states = [] } of screens) {
        const address = typeof path === "string" ? path : path(made);
        await before?.(scope);
        await visit(page, address);
        await look(page, address, width);
        for (const { name: state, open } of states) {
          await test.step(state, async () => {
            await open(scope);
            await look(page, `${address}: ${state}`, width);
            await closeAll(page);
          });
        }
      }
    });
  }
}
