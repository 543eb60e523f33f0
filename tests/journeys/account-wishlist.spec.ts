import { rp } from "#kit/core/format-rupiah.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("AC-07 D-62 the wishlist shows the current price and stock, adds to the cart, and removes with an undo", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await addMember(shop);
  const [single] = await shop.sql<{ code: string; price: number }>(
    `select code, (select sale_price::int from catalogue.sku where product_code = product.code) as price
     from catalogue.product where on_sale
       and not exists (select from promotion.campaign_sku join catalogue.sku on sku.code = sku_code
         where sku.product_code = product.code)
       and (select count(*) from catalogue.sku where product_code = product.code) = 1
       and exists (select from catalogue.sku join inventory.stock on stock.sku_code = sku.code
         join inventory.source on source.code = stock.source_code and source.kind = 'warehouse'
         where sku.product_code = product.code and stock.quantity - stock.sold > 20)
     order by code limit 1`,
  );
  for (const code of [single?.code, "LKH1001"]) {
    await shop.sql("insert into wishlist.wish (user_code, product_code) values ($1, $2)", [ani.userCode, code]);
  }
  await signIn(page, shop, ani);
  await visit(page, "/account/wishlist");
  await expect(page.getByText("2 wishes")).toBeVisible();
  const runner = page.getByRole("article").filter({ hasText: "Angin Pagi Daily Runner" });
  await expect(runner).toContainText(/Rp\d/);
  await expect(runner.getByText(/In stock|Only \d+ left/)).toBeVisible();
  await expect(runner.getByRole("link", { name: "Choose Angin Pagi Daily Runner" })).toBeVisible();
  await expectAccessible(page, "a wishlist");
  expect(await smallTouchTargets(page, 44), "a wishlist").toEqual([]);
  const other = page.getByRole("article").filter({ hasNotText: "Angin Pagi Daily Runner" });
  await expect(other).toContainText(rp(rupiah(single?.price ?? 0)));
  await expect(other.getByText("In stock")).toBeVisible();
  await other.getByRole("button", { name: /^Add/ }).click();
  await expect(page.getByRole("link", { name: /Cart.*1/ }).first()).toBeVisible();

  await runner.getByRole("button", { name: "Remove Angin Pagi Daily Runner from my wishlist" }).click();
  // Undo stays while the pointer is on it.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(runner).toHaveCount(0);
  await expect(page.getByText("1 wish", { exact: true })).toBeVisible();
  // It is on the screen before it is on the server; who leaves the page in between takes the wish along.
  const saved = page.waitForResponse((reply) => reply.url().includes("opname=addWishlist"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(runner).toBeVisible();
  await saved;
  await visit(page, "/account/wishlist");
  await expect(page.getByText("2 wishes")).toBeVisible();
});
