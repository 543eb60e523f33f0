import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

const product = "/pdp/LKH1001";
const heartOf = (page: Page) => ({
  link: page.getByRole("link", { name: "Put Angin Pagi Daily Runner on my wishlist" }).first(),
  button: page.getByRole("button", { name: "Put Angin Pagi Daily Runner on my wishlist" }).first(),
});

test.beforeEach(async ({ consent }) => consent("necessary"));

/** What the login does, until there is one: the visitor's session becomes a member's. */
async function becomeMember(page: Page, shop: Shop, userCode: string): Promise<void> {
  await visit(page, "/contact-us");
  const guestId = await guestIdOf(page);
  await shop.sql("update identity.session set kind = 'member', user_code = $1 where guest_id = $2", [
    userCode,
    guestId,
  ]);
  await page.evaluate((account) => {
    const user = { account, firstName: "Ani", lastName: "", isGuest: false, mapclubBind: false };
    localStorage.setItem("userInfo", JSON.stringify(user));
  }, userCode);
}

test("D-62 a guest's heart leads to the login, which keeps the wishlist item and the return path", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, `${product}?skuCode=LKH1001-navy-42`);
  await expect(heartOf(page).link).toHaveAttribute("href", "/login?redirectUrl=%2Fpdp%2FLKH1001&wishlist=LKH1001");
  await visit(page, "/");
  await expect(
    page
      .getByRole("article")
      .first()
      .getByRole("link", { name: /^Put .* on my wishlist$/ }),
  ).toHaveAttribute("href", /^\/login\?redirectUrl=%2F&wishlist=\w+$/);
});

test("D-62 a member's heart is filled at once, stays filled, and is cleared again", { tag: "@phone" }, async ({
  page,
  shop,
  isMobile,
}) => {
  await becomeMember(page, shop, isMobile ? "U10000001" : "U10000002");
  await visit(page, product);
  const { button } = heartOf(page);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  const saved = page.waitForResponse(/opname=addWishlist/);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await saved;
  await expectAccessible(page, "a full heart");
  await visit(page, product);
  await expect(heartOf(page).button).toHaveAttribute("aria-pressed", "true");
  const removed = page.waitForResponse(/opname=removeWishlist/);
  await heartOf(page).button.click();
  await removed;
  await expect(heartOf(page).button).toHaveAttribute("aria-pressed", "false");
});

test("a heart that could not be saved is reset with a message", { tag: "@phone" }, async ({
  page,
  shop,
  complaints,
}) => {
  complaints.allow(/addWishlist/);
  await becomeMember(page, shop, "U10000003");
  await visit(page, product);
  await page.route("**/graphql?opname=addWishlist*", (route) => route.abort());
  await heartOf(page).button.click();
  await expect(page.getByText("Your wishlist could not be changed. Please try again.")).toBeVisible();
  await expect(heartOf(page).button).toHaveAttribute("aria-pressed", "false");
});

test("PD-11 a member may request a reminder for when it is back", { tag: "@phone" }, async ({ page, shop }) => {
  await becomeMember(page, shop, "U10000002");
  await visit(page, "/pdp/LKH1012");
  await page.getByRole("button", { name: "Remind me when available" }).click();
  await expect(page.getByText("We will write you an e-mail when it is back.")).toBeVisible();
  await expectAccessible(page, "a promised reminder");
});
