import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** How bright the ground of the page is, from 0 (black) to 255. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });

test("the shop is dark where the visitor's device is", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/contact-us");
  await expect.poll(() => groundOf(page)).toBeGreaterThan(200);
  const logo = page.getByRole("banner").locator("picture img");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/brand\/logo\.svg$/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => groundOf(page)).toBeLessThan(60);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/brand\/logo-light\.svg$/);
});

test("on paper only the content is left, black on white", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await visit(page, "/page/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect.poll(() => groundOf(page)).toBe(255);
  const floating = await page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(floating).toEqual([]);
});

test("a printed product has its name and its folded sections, and no buttons", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/pdp/LKH1003");
  const disclaimer = page.locator("details", { hasText: "Disclaimer" }).locator("li").first();
  await expect(disclaimer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(disclaimer).toBeVisible();
  await expect(page.locator("button:visible")).toHaveCount(0);
});

test("nothing is animated with reduced motion", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const longest = (list: string) => Math.max(...list.split(",").map((each) => Number.parseFloat(each)));
        return (animationName !== "none" && longest(animationDuration) > 0.01) || longest(transitionDuration) > 0.01;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});
