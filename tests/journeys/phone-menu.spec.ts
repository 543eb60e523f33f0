import { expect, test } from "../support/shop-test.ts";
import { untilBackCloses, visit } from "../support/visit.ts";

test.beforeEach(async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/");
});

test("SH-12 the phone's header has the logo, a menu toggle and in the menu the WhatsApp contact", {
  tag: "@phone",
}, async ({ page }) => {
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Bata & Bola, home page" })).toBeVisible();
  const toggle = header.getByRole("button", { name: "Menu" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link", { name: /Questions\? Chat with us/ })).toHaveAttribute(
    "href",
    "https://wa.me/6281110002026",
  );
});

test("2A-07 the phone's menu unfolds departments in place and leads to the club, the stories and every service page", {
  tag: "@phone",
}, async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const brickSets = menu.getByRole("link", { name: "Brick sets" });
  await expect(brickSets).toBeHidden();
  await menu.getByText("Building toys", { exact: true }).tap();
  await expect(brickSets).toHaveAttribute("href", "/brick-sets.html");
  await expect(brickSets).toBeVisible();
  await expect(menu.getByRole("link", { name: "Join MAPCLUB" })).toHaveAttribute("href", "/register/mapclub");
  await expect(menu.getByRole("link", { name: "Stories" })).toHaveAttribute("href", "/blog");
  await expect(menu.getByRole("link", { name: "Track order" })).toHaveAttribute("href", "/order/track");
  await expect(menu.getByRole("link", { name: "Our stores" })).toHaveAttribute("href", "/store");
  await menu.getByRole("link", { name: "Help" }).tap();
  await expect(page).toHaveURL("/contact-us");
  await expect(menu).toBeHidden();
});

test("Back closes the phone's menu and stays on the page", { tag: "@phone" }, async ({ page }) => {
  const toggle = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await toggle.tap();
  await expect(menu).toBeVisible();
  await untilBackCloses(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/");
  await expect(toggle).toBeFocused();
});

test("Esc and the close button close the phone's menu", { tag: "@phone" }, async ({ page }) => {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await toggle.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.tap();
  await menu.getByRole("button", { name: "Close menu" }).tap();
  await expect(menu).toBeHidden();
});
