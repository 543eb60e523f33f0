import { expect, type Page } from "@playwright/test";
import { memberWithCart, openCheckout, plainSku } from "../support/checkouts.ts";
import { test } from "../support/shop-test.ts";
import { untilWhole, visit } from "../support/visit.ts";

test.use({ viewport: { width: 360, height: 640 } });

/** What a floating button covers at this moment, if it shows: prices, buttons, links that look like buttons, and fields. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("[data-floating]")].filter(
      (box) => getComputedStyle(box).pointerEvents !== "none" && getComputedStyle(box).visibility === "visible",
    );
    const texts: Element[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/Rp\s?\d/.test(node.nodeValue ?? "") && node.parentElement) texts.push(node.parentElement);
    }
    const pressed = document.querySelectorAll("button, a.select-none, input:not([type=hidden]), select, textarea");
    const protectedOnes = [...pressed, ...texts].filter(
      (element) => !element.closest("[data-floating], dialog, script, noscript") && element.checkVisibility(),
    );
    return shown.flatMap((box) => {
      const a = box.getBoundingClientRect();
      return protectedOnes.flatMap((element) => {
        const b = element.getBoundingClientRect();
        const apart = b.right <= a.left || b.left >= a.right || b.bottom <= a.top || b.top >= a.bottom;
        return apart || b.width === 0 ? [] : [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`];
      });
    });
  });

/** Goes down the page in steps of a third of the screen and looks at each. */
async function walkDown(page: Page, name: string): Promise<number> {
  await untilWhole(page);
  await expect(page.locator("[data-floating]").first()).toBeAttached();
  let seen = 0;
  for (let top = 0; ; top += 200) {
    const height = await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: "instant" });
      return document.documentElement.scrollHeight - innerHeight;
    }, top);
    await expect.poll(() => covered(page), { message: `${name} at ${top} px` }).toEqual([]);
    if (await page.locator("[data-floating]:not(.pointer-events-none)").count()) seen += 1;
    if (top >= height || top > 12_000) return seen;
  }
}

const publicPages = [
  "/",
  "/sports.html",
  "/plp/search?keywords=ball",
  "/pdp/LKH1003",
  "/contact-us",
  "/blog",
  "/store",
  "/page/privacy-policy",
  "/login",
  "/register",
  "/order/track",
  "/shop-cart",
];

test("2A-08 one floating button besides the button to the top, and never over a price, a button or a field at 360 px: public pages", {
  tag: "@phone",
}, async ({ page, consent }) => {
  test.slow();
  await consent("necessary");
  for (const path of publicPages) {
    await visit(page, path);
    const buttons = page.locator("[data-floating] button");
    await expect(buttons.filter({ hasNotText: "Back to top" }), path).toHaveCount(1);
    const seen = await walkDown(page, path);
    expect(seen, `${path}: the button is to be seen somewhere`).toBeGreaterThan(0);
  }
});

test("2A-08 never over a price, a button or a field at 360 px: cart, checkout and account", { tag: "@phone" }, async ({
  page,
  shop,
  consent,
}) => {
  test.slow();
  await consent("necessary");
  await memberWithCart(page, shop, [{ sku: await plainSku(shop), quantity: 2 }]);
  await visit(page, "/shop-cart");
  await walkDown(page, "the cart");
  await openCheckout(page, shop, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  await walkDown(page, "the checkout");
  for (const path of [
    "/account",
    "/account/order",
    "/account/accountSetting",
    "/account/address",
    "/account/coupons",
  ]) {
    await visit(page, path);
    await walkDown(page, path);
  }
});
