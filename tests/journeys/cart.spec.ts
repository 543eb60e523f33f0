import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { stopClock } from "../support/clock.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.slow();
test.beforeEach(({ consent }) => consent("necessary"));

const castle = { sku: "KLK1010-LILAC", name: "My First Castle" };
const gate = { sku: "BTR1003-STEEL", name: "Twin Tower Gate" };

const fill = (shop: Shop, guest: string, sku: string, quantity: number) =>
  shop.sql("insert into cart.line (owner, sku_code, quantity) values ($1, $2, $3)", [`guest:${guest}`, sku, quantity]);
const stored = (shop: Shop, guest: string) =>
  shop.sql<{ sku: string; quantity: number }>(
    "select sku_code as sku, quantity from cart.line where owner = $1 order by 1",
    [`guest:${guest}`],
  );
const badge = (page: Page) => page.getByRole("link", { name: /^Cart/ });
const quantity = (page: Page, name: string) => page.getByRole("textbox", { name: `Quantity of ${name}` });
const line = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Your cart" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, level: 2 }) });
const total = (page: Page) => page.getByRole("region", { name: "Summary" }).getByRole("definition").last();

/** A guest with these things in the cart, on its page. */
async function withCart(page: Page, shop: Shop, contents: readonly (readonly [sku: string, quantity: number])[]) {
  await visit(page, "/store");
  const guest = await guestIdOf(page);
  for (const [sku, pieces] of contents) await fill(shop, guest, sku, pieces);
  await visit(page, "/shop-cart");
  return guest;
}

test("RT-09 CA-01 CA-05 CA-16 quantities change at once, the sum and the badge follow, a line is removed and restored", async ({
  page,
  shop,
  isMobile,
}) => {
  const guest = await withCart(page, shop, [
    [castle.sku, 1],
    [gate.sku, 1],
  ]);
  await expect(badge(page)).toHaveText("Cart 2 in your cart");
  const before = await total(page).textContent();
  await page.getByRole("button", { name: `One more of ${castle.name}` }).click();
  await expect(quantity(page, castle.name)).toHaveValue("2");
  await expect(badge(page)).toHaveText("Cart 3 in your cart");
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(line(page, castle.name)).toContainText("Rp998.000");
  await expectAccessible(page, "the cart");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the cart").toEqual([]);

  await page.getByRole("button", { name: `Remove ${gate.name}` }).click();
  // Undo stays while the pointer is on it.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(line(page, gate.name)).toHaveCount(0);
  await expect.poll(() => stored(shop, guest)).toEqual([{ sku: castle.sku, quantity: 2 }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, gate.name)).toBeVisible();
  await expect(badge(page)).toHaveText("Cart 3 in your cart");
});

test("1A-17 CA-03 CA-18 CA-19 a line shows its ribbon, choice and arrival; the summary names the source of a discount", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await withCart(page, shop, [
    ["LKH1001-BRICK-42", 1],
    [castle.sku, 2],
  ]);
  const shoe = line(page, "Angin Pagi Daily Runner");
  await expect(shoe).toContainText("Arrives in 3–7 working days");
  await expect(shoe).toContainText(/Colour:\s*Brick red/);
  await expect(shoe.getByText("Flash")).toBeVisible();
  const summary = page.getByRole("region", { name: "Summary" });
  // What delivery costs is not known before the address: no sum is promised for it.
  await expect(summary.getByRole("definition").filter({ hasText: "Depends on your address" })).toBeVisible();
  await expect(summary).not.toContainText("Rp0");
  await summary.getByText("Promotions already in these prices").click();
  await expect(summary).toContainText("Langkah running weeks");
  await expect(page.getByRole("region", { name: "Offers for your cart" })).toContainText(
    "Free delivery from Rp300.000",
  );
  await expect(page.getByRole("button", { name: "See more products" })).toBeVisible();
});

test("1A-09 CA-17 a sold out line stays, marked; a scarce one can be lowered by one press; a number out of range is answered on its line", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const [scarce] = await shop.sql<{ sku: string; left: number }>(
    `select stock.sku_code as sku, (stock.quantity - stock.sold)::int as left from inventory.stock
     join inventory.source on source.code = stock.source_code and source.kind = 'warehouse'
     where stock.quantity - stock.sold between 2 and 40
       and not exists (select from promotion.campaign_sku where sku_code = stock.sku_code)
       and (select count(*) from inventory.stock as other join inventory.source as place on place.code = other.source_code
         where other.sku_code = stock.sku_code and place.kind = 'warehouse') = 1 order by 1 limit 1`,
  );
  if (!scarce) throw new Error("the demo shop has nothing scarce");
  const guest = await withCart(page, shop, [
    ["BTR1005-SKY", 1],
    [scarce.sku, scarce.left + 3],
  ]);
  // A refusal brings back the number that the shop has confirmed last.
  const confirmed = (quantity: number) =>
    expect.poll(() => stored(shop, guest)).toContainEqual({ sku: scarce.sku, quantity });
  await expect(page.getByText("Sold out", { exact: true })).toBeVisible();
  await expect(page.getByText("This item is sold out.")).toBeVisible();
  await expect(page.getByText(`Only ${scarce.left} left in stock.`)).toBeVisible();
  await page.getByRole("button", { name: `Change to ${scarce.left}` }).click();
  await expect(page.getByText(`Only ${scarce.left} left in stock.`)).toHaveCount(0);
  await expect(badge(page)).toHaveText(`Cart ${scarce.left + 1} in your cart`);

  const field = page.getByRole("textbox", { name: /^Quantity of/ });
  const left = page.getByText(`Only ${scarce.left} left in stock.`);
  const refusals = [
    ["60", left],
    ["0", page.getByText("The quantity must be at least 1.")],
    ["9999", left],
  ] as const;
  for (const [typed, reason] of refusals) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(reason).toBeVisible();
    await expect(field).toHaveValue(String(scarce.left));
  }
  await page.getByRole("button", { name: /^One less of/ }).click();
  await expect(left).toHaveCount(0);
  await confirmed(scarce.left - 1);
  await page.getByRole("button", { name: /^One more of/ }).click();
  await expect(field).toHaveValue(String(scarce.left));
  await confirmed(scarce.left);
  await page.getByRole("button", { name: /^One more of/ }).click();
  await expect(left).toBeVisible();
  await expect(badge(page)).toHaveText(`Cart ${scarce.left + 1} in your cart`);
});

test("1A-13 a change that fails is reverted and shown; two tabs of one shopper agree", { tag: "@phone" }, async ({
  page,
  shop,
  toasts,
  context,
  complaints,
}) => {
  complaints.allow(/updateCartLine/);
  const guest = await withCart(page, shop, [[castle.sku, 2]]);
  await page.route(/opname=updateCartLine/, (route) => route.abort());
  await page.getByRole("button", { name: `One more of ${castle.name}` }).click();
  const message = "That did not work. Your cart is as it was; please try again. (Internal server error.)";
  await expect.poll(() => toasts.join()).toContain(message);
  await expect(quantity(page, castle.name)).toHaveValue("2");
  await page.unroute(/opname=updateCartLine/);

  const other = await context.newPage();
  await visit(other, "/shop-cart");
  await other.getByRole("button", { name: `One more of ${castle.name}` }).click();
  await expect(quantity(page, castle.name)).toHaveValue("3");
  await expect(badge(page)).toHaveText("Cart 3 in your cart");
  expect(await stored(shop, guest)).toEqual([{ sku: castle.sku, quantity: 3 }]);
});

/** The page's own listeners, registered before, have heard the event when this resolves. */
const nextScroll = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => window.addEventListener("scroll", () => done(), { once: true, passive: true })),
  );

test("CA-14 BC-45 on a phone the total stands at the lower edge until the summary is seen, looked at when scrolling rests", {
  tag: "@phone",
}, async ({ page, shop }) => {
  await withCart(page, shop, [
    [castle.sku, 1],
    [gate.sku, 1],
    ["LKH1001-NAVY-40", 1],
  ]);
  await stopClock(page);
  await visit(page, "/shop-cart");
  const bar = page.getByText(/^Total$/);
  await expect(bar).toBeVisible();
  const scrolled = nextScroll(page);
  await page.getByRole("heading", { name: "Summary" }).scrollIntoViewIfNeeded();
  await scrolled;
  await page.clock.runFor(299);
  await expect(bar).toBeVisible();
  await page.clock.runFor(300);
  await expect(bar).toHaveCount(0);
});

test("an empty cart links to the shop", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/shop-cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look around" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Worth a look" }).getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "an empty cart");
});
