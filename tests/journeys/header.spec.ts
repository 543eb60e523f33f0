import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("SH-01 SH-04 SH-05 SH-06 the desktop header has its top links, help, order tracking and stores", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  const top = header.getByRole("navigation", { name: "Quick links" });
  await expect(top.getByRole("link")).toHaveText(["Join MAPCLUB", "Stories"]);
  await expect(header.getByRole("link", { name: "Track order" })).toHaveAttribute("href", "/order/track");
  await expect(header.getByRole("link", { name: "Our stores" })).toHaveAttribute("href", "/store");
  await header.getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("2A-07 SH-02 guests find the login in the header, members their own area", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  await visit(page, "/");
  const guestId = await guestIdOf(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");

  await shop.sql("update identity.session set kind = 'member', user_code = 'U10000001' where guest_id = $1", [guestId]);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("userInfo") ?? "{}");
    localStorage.setItem("userInfo", JSON.stringify({ ...user, isGuest: false, firstName: "Sari" }));
  });
  await page.reload();
  await page.getByRole("banner").getByRole("button", { name: "Account of Sari" }).click();
  // 2A-07: everything of the account that has a page is in its menu.
  for (const [name, href] of [
    ["My orders", "/account/order"],
    ["My coupons", "/account/coupons"],
    ["My address", "/account/address"],
  ] as const) {
    await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(page.getByRole("link", { name: "Account settings" })).toHaveAttribute("href", "/account/accountSetting");
  await expect(page.getByRole("link", { name: "Wishlist" })).toHaveAttribute("href", "/account/wishlist");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveCount(0);
});

test("SH-03 GN-04 the header offers English and Indonesian", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/");
  const languages = page.getByRole("banner").getByRole("group", { name: "Language" }).getByRole("link");
  await expect(languages).toHaveText(["EN English", "ID Indonesia"]);
  await expect(languages.nth(0)).toHaveAttribute("lang", "en-US");
  await expect(languages.nth(1)).toHaveAttribute("lang", "id-ID");
});

test("SH-07 the logo leads home", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact-us");
  await page.getByRole("banner").getByRole("link", { name: "Bata & Bola, home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Build it. Chase it. Live it." })).toBeVisible();
});

test("SH-09 SH-10 BC-23 the cart leads to /shop-cart and counts its pieces, 99+ above 99", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await visit(page, "/");
  const owner = `guest:${await guestIdOf(page)}`;
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await expect(cart).toHaveAttribute("href", "/shop-cart");
  await expect(cart).toHaveText("Cart");

  const add = "insert into cart.line (owner, sku_code, quantity) values ($1, $2, $3)";
  await shop.sql(add, [owner, "BRICK-1", 50]);
  await shop.sql(add, [owner, "BALL-1", 49]);
  await page.reload();
  await expect(cart).toHaveText("Cart 99 in your cart");

  await shop.sql(add, [owner, "BAG-1", 1]);
  await page.reload();
  await expect(cart).toHaveText("Cart 99+ in your cart");
});

test("SH-11 SH-24 the main navigation is there at once and opens its lower levels by mouse and by keyboard", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("navigation", { name: "Main navigation" });
  await expect(main.locator("> ul > li > div > a")).toHaveText([
    "Building toys",
    "Sports",
    "Shoes & clothing",
    "Lifestyle",
    "Flash sale",
  ]);
  const castles = main.getByRole("link", { name: "Castles", exact: true });
  const football = main.getByRole("link", { name: "Football & futsal", exact: true });
  await expect(castles).toBeHidden();
  await main.getByRole("link", { name: "Building toys" }).hover();
  await expect(castles).toBeVisible();
  await expect(castles).toHaveAttribute("href", "/castles.html");

  await page.mouse.move(640, 880);
  await expect(castles).toBeHidden();
  await main.getByRole("link", { name: "Sports", exact: true }).focus();
  await expect(football).toBeHidden();
  await page.keyboard.press("Tab");
  const button = main.getByLabel("More in Sports");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(football).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(main.getByRole("link", { name: "Balls", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(football).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Space");
  await expect(football).toBeVisible();
  await main.getByRole("link", { name: "Shoes & clothing", exact: true }).focus();
  await expect(football).toBeHidden();

  await button.press("Enter");
  await football.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Football & futsal" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Balls", exact: true })).toBeHidden();
});
