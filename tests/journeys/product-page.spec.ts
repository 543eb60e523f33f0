import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** Three colours, six sizes, everything in stock, and several promotions. */
const shoe = "/pdp/Angin-Pagi-Daily-Runner/LKH1001";
/** Sold out in every colour and size; members may request a reminder. */
const soldOut = "/pdp/Gang-Sore-Street-Shoe/LKH1012";

test.beforeEach(async ({ consent }) => consent("necessary"));

test("RT-04 RT-05 RT-06 PD-16 AN-07 both addresses show the product, under one title and one canonical address", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const path of ["/pdp/LKH1001", shoe, "/pdp/any-words/LKH1001"]) {
    await visit(page, path);
    await expect(page).toHaveTitle("Jual Angin Pagi Daily Runner | Bata & Bola");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Angin Pagi Daily Runner");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${shoe}$`));
  }
});

test("PD-17 PD-25 choosing a colour and a size changes pictures, number and address, and leaves no history", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/contact-us");
  await visit(page, shoe);
  const number = page.getByText(/^SKU \d+/);
  const before = await number.textContent();
  await page.getByRole("link", { name: "Navy", exact: true }).click();
  await expect(page.getByText("Colour: Navy")).toBeVisible();
  await page.getByRole("link", { name: "EU 42", exact: true }).click();
  await expect(page).toHaveURL(/skuCode=/);
  await expect(page.getByText("Colour: Navy")).toBeVisible();
  await expect(page.getByText("Size: EU 42")).toBeVisible();
  await expect(number).not.toHaveText(before ?? "");
  await expect(page.getByRole("link", { name: /^Enlarge: .*Navy, picture 1 of/ })).toBeVisible();
  const chosen = page.url();
  await page.reload();
  await expect(page).toHaveURL(chosen);
  await expect(page.getByText("Size: EU 42")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contact-us");
});

test("PD-25 a choice keeps the promotion's context in the address", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, `${shoe}?activityCode=FLASH&activityType=CAMPAIGN`);
  await page.getByRole("link", { name: "EU 41", exact: true }).click();
  await expect(page).toHaveURL(/activityCode=FLASH&activityType=CAMPAIGN&skuCode=/);
});

test("the pictures answer to keys, small pictures and a press, and enlarged they break no rule", async ({
  page,
  isMobile,
}) => {
  await visit(page, shoe);
  const strip = page.getByRole("group", { name: "Pictures of the product" });
  const shown = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  if (!isMobile) {
    await page.getByRole("link", { name: "Show picture 3" }).click();
    await expect.poll(shown).toBe(2);
    await strip.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(shown).toBe(1);
    // A key that comes while the strip is still gliding is the glide's own.
    await expect(async () => {
      await page.keyboard.press("ArrowLeft");
      await expect.poll(shown, { timeout: 2_000 }).toBe(0);
    }).toPass();
  }
  await strip.getByRole("link").first().click();
  const zoom = page.getByRole("dialog");
  await expect(zoom.getByRole("heading")).toHaveText("Angin Pagi Daily Runner, Brick red");
  await expectAccessible(page, "an enlarged picture");
  // What lies above the page listens to keys a moment after it is seen.
  await expect(async () => {
    if (await zoom.getByText("1 / 3").isVisible()) await page.keyboard.press("ArrowRight");
    // Both presses were handled, late.
    if (await zoom.getByText("3 / 3").isVisible()) await page.keyboard.press("ArrowLeft");
    await expect(zoom.getByText("2 / 3")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await zoom.getByRole("button", { name: "Zoom in" }).click();
  await expect(zoom.getByRole("button", { name: "Zoom out" })).toBeVisible();
  await expectAccessible(page, "a picture at its largest");
  await page.keyboard.press("Escape");
  await expect(zoom).toBeHidden();
});

test("PD-10 PD-11 a sold out product is labelled, cannot be bought, and links a guest to a reminder", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, soldOut);
  await expect(page.getByRole("button", { name: "Sold out" }).first()).toBeDisabled();
  const hint = page.getByRole("link", { name: "Log in and we will write to you when it is back." });
  await expect(hint).toHaveAttribute("href", /^\/login\?redirectUrl=%2Fpdp%2F.*soldOut%3Dshow$/);
  await expect(page.getByRole("button", { name: "Remind me when available" })).toHaveCount(0);
  await expectAccessible(page, "a sold-out product");
});

test("price and stock are refreshed after the page has loaded, without a layout shift", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.route("**/graphql?opname=queryProductDetail*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const sku of body.data.queryProductDetail.skuList) Object.assign(sku, { stock: 2, salePrice: 123_000 });
    await route.fulfill({ response: response, json: body });
  });
  await visit(page, shoe);
  await expect(page.getByText("Only 2 left")).toBeVisible();
  await expect(page.getByText("Rp123.000").first()).toBeVisible();
});

test("a failed stock request changes nothing", { tag: "@desktop" }, async ({ page, complaints }) => {
  complaints.allow(/queryProductDetail/);
  await page.route("**/graphql?opname=queryProductDetail*", (route) => route.abort());
  await visit(page, shoe);
  await expect(page.getByText("In stock")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeEnabled();
});

test("PD-12 PD-13 further down stand more of the promotion and what goes well with it", { tag: "@desktop" }, async ({
  page,
}) => {
  await visit(page, shoe);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const rail = page.locator("section", { has: page.getByRole("heading", { name: "Goes well with it" }) });
  await expect(rail.getByRole("article").first()).toBeVisible();
  expect(await rail.getByRole("article").count()).toBeLessThanOrEqual(10);
  await expect(rail.getByRole("link", { name: "Angin Pagi Daily Runner" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /See more products/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await expectAccessible(page, "a product page to its end");
});

test("PD-15 an unknown product is answered with 404 and a text", { tag: "@desktop" }, async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\) \S+\/pdp\/NOPE/);
  const response = await page.goto("/pdp/NOPE");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product does not exist.");
  await expectAccessible(page, "a product that does not exist");
});

test("PD-26 SH-36 Back returns to where one was on the page", { tag: "@phone" }, async ({ page }) => {
  await visit(page, shoe);
  const disclaimer = page.getByText("Disclaimer", { exact: true });
  await disclaimer.click();
  await page.evaluate(() => window.scrollTo({ top: 420, behavior: "instant" }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Bata & Bola" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL(shoe);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(420);
});

test("on a phone the button that buys comes along", { tag: "@phone" }, async ({ page }) => {
  await visit(page, shoe);
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(1);
  const button = page.getByRole("button", { name: "Add to cart" }).first();
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 40));
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Add to cart" }).last()).toBeInViewport();
  await expectAccessible(page, "a product page with its bar");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(1);
});

test.describe("in the dark, in Indonesian", () => {
  test.use({ colorScheme: "dark" });

  test("a product page breaks no rule of accessibility", { tag: "@phone" }, async ({ page, context, shop }) => {
    await context.addCookies([{ name: "gt-local", value: "id-ID", url: shop.url }]);
    await visit(page, "/pdp/LKH1003");
    await expect(page).toHaveTitle("Jual Sepatu Empuk Awan | Bata & Bola");
    await expectAccessible(page, "a product page in the dark");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PD-17 a colour is chosen by a link, also one that is sold out, and the disclaimer can be read", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.goto(shoe);
    await page.getByRole("link", { name: "Navy", exact: true }).click();
    await expect(page).toHaveURL(/\?skuCode=LKH1001/);
    await expect(page.getByText("Colour: Navy")).toBeVisible();
    await page.getByText("Disclaimer", { exact: true }).click();
    await expect(page.locator(".content-html").last()).toBeVisible();
    await page.goto(soldOut);
    await page.getByRole("link", { name: "EU 41, sold out" }).click();
    await expect(page).toHaveURL(/soldOut=show/);
    await expect(page.getByText("Size: EU 41")).toBeVisible();
  });
});
