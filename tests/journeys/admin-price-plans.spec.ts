import type { Page } from "@playwright/test";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/own-shop-test.ts";
import type { Shop } from "../support/shop.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** A slow machine fills in the rest of the form before this is over. */
const aheadMs = 75_000;
const patience = { timeout: 240_000 };

/** By Jakarta's clock, as the fields of a period take it. */
const jakarta = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 19);

type Goods = { readonly product: string; readonly brand: string; readonly slug: string; readonly price: number };

/** A product at its list price, all SKUs for the same, of a brand with few SKUs. */
async function plainProduct(shop: Shop): Promise<Goods> {
  const [found] = await shop.sql<Goods>(
    `select product.code as product, brand.name as brand, brand.slug, min(sku.price)::int as price
     from catalogue.product join catalogue.brand on brand.code = product.brand_code
     join catalogue.sku on sku.product_code = product.code and not sku.retired
     where product.on_sale and not exists (select from promotion.campaign_sku as flash
       join catalogue.sku as sold on sold.code = flash.sku_code and sold.product_code = product.code)
     group by product.code, brand.name, brand.slug
     having min(sku.price) = max(sku.price) and bool_and(sku.sale_price = sku.price)
     order by brand.name, product.code limit 1`,
  );
  if (!found) throw new Error("the demo shop sells everything at a reduced price");
  return found;
}

/** The prices on a page of the shop: what is asked now, and what is crossed out. */
async function pricesOf(shopper: Page, path: string, within: string) {
  await shopper.goto(path);
  const price = shopper.locator(within).locator("p:has(> span.font-extrabold)").first();
  return [await price.locator("> span").first().textContent(), ...(await price.locator("> s").allTextContents())].map(
    (text) => /Rp[\d.]+/.exec(text ?? "")?.[0],
  );
}

test("MR-06 a brand is planned 15 % cheaper with two pasted prices: from the begin on product page and listing show the new price beside the old one, until it is stopped", {
  tag: "@desktop",
}, async ({ page, context, shop, browser }) => {
  test.setTimeout(900_000);
  await sitDown(context, shop.url, "catalogue", shop.databaseUrl);
  const goods = await plainProduct(shop);
  const planned = Math.round((goods.price * 0.85) / 1_000) * 1_000;
  const others = await shop.sql<{ sku: string; price: number }>(
    `select sku.code as sku, sku.price::int as price from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     join catalogue.brand on brand.code = product.brand_code
     where brand.name <> $1 and not sku.retired and sku.price >= 50000 order by sku.code limit 2`,
    [goods.brand],
  );
  const guest = await browser.newContext({ baseURL: shop.url, locale: "en-US" });
  const shopper = await guest.newPage();
  const onProductPage = () => pricesOf(shopper, `/pdp/${goods.product}`, "main");
  const onListing = () => pricesOf(shopper, `/${goods.slug}.html`, `article:has(a[href*="/${goods.product}"])`);

  await visit(page, "/admin/price-plans");
  await page.getByRole("link", { name: "New price plan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New price plan");
  await page.getByLabel("Name", { exact: true }).fill("Brand weekend");
  await page.getByLabel("Name", { exact: true }).blur();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("brand-weekend");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/admin\/price-plans\/brand-weekend$/);

  // The brand, and two more prices from a spreadsheet.
  await page.getByRole("button", { name: "Add a group" }).click();
  const group = page.getByRole("dialog", { name: "Add a group" });
  await group.getByLabel("Brand", { exact: true }).selectOption({ label: goods.brand });
  await group.getByLabel("Reduce by %").fill("15");
  await group.getByLabel("Round to").selectOption({ label: "Rp1.000" });
  await group.getByRole("button", { name: /^Add \d+ prices?$/ }).click();
  await page.getByRole("button", { name: "Paste prices" }).click();
  const paste = page.getByRole("dialog", { name: "Paste prices" });
  const lines = others.map(({ sku, price }) => `${sku}\t${rp(price - 5_000)}`);
  await paste
    .getByLabel("Two columns from a spreadsheet")
    .fill(["SKU\tPrice", ...lines, "NO-SUCH-SKU\t1000"].join("\n"));
  await expect(paste.getByText("3 prices were read.")).toBeVisible();
  await expect(paste.getByText("1 code is no SKU of the shop")).toBeVisible();
  await paste.getByRole("button", { name: "Add 2 prices" }).click();
  for (const { sku, price } of others) {
    const row = page.getByRole("row").filter({ hasText: sku });
    await expect(row.getByRole("textbox", { name: /^Planned price/ })).toHaveValue(grouped(price - 5_000));
  }

  // What is missing is named before it can be scheduled.
  await expect(page.getByText("1 thing is missing before it can be scheduled")).toBeVisible();
  await page.getByRole("button", { name: "Begins", exact: true }).click();
  await expect(page.getByLabel("Begins")).toBeFocused();
  expect(await onProductPage()).toEqual([rp(goods.price)]);
  const begins = Date.now() + aheadMs;
  await page.getByLabel("Begins").fill(jakarta(begins));
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const badge = (state: string) => page.getByRole("main").getByText(state, { exact: true }).first();
  await expect(badge("Scheduled")).toBeVisible();
  await expectAccessible(page, "a scheduled price plan");

  await expect.poll(onProductPage, patience).toEqual([rp(planned), rp(goods.price)]);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(begins / 1_000) * 1_000);
  await expect.poll(onListing, patience).toEqual([rp(planned), rp(goods.price)]);
  await expect(badge("Running")).toBeVisible();

  await page.getByRole("button", { name: "Stop now" }).click();
  const dialog = page.getByRole("dialog", { name: "Stop Brand weekend?" });
  await dialog.getByLabel("Reason").fill("Sold out early");
  await dialog.getByRole("button", { name: "Stop the plan" }).click();
  await expect(badge("Stopped")).toBeVisible();
  await expect.poll(onProductPage, patience).toEqual([rp(goods.price)]);
  await expect.poll(onListing, patience).toEqual([rp(goods.price)]);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" }).getByText("Sold out early")).toBeVisible();
  await guest.close();
});

test("MR-06 MF-15 a plan with a price below the floor waits for a second person, who lets it run", {
  tag: "@desktop",
}, async ({ page, context, shop, browser }) => {
  await sitDown(context, shop.url, "catalogue", shop.databaseUrl);
  const [sold] = await shop.sql<{ sku: string; product: string; price: number }>(
    `select sku.code as sku, sku.product_code as product, sku.price::int as price from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     where not sku.retired and not exists (select from catalogue.planned_price where sku_code = sku.code)
     order by sku.code desc limit 1`,
  );
  if (!sold) throw new Error("the demo shop has no SKU without a plan");
  const cheap = Math.floor(sold.price / 10_000) * 1_000;
  const name = `Clearance ${crypto.randomUUID().slice(0, 8)}`;

  await visit(page, "/admin/price-plans/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Begins").fill(jakarta(Date.now() - 60_000));
  await page.getByLabel("Find SKUs").fill(sold.sku);
  await page.getByLabel("Find SKUs").press("Enter");
  await page.getByRole("button", { name: new RegExp(`^Add .*${sold.sku}$`) }).click();
  await page.getByRole("textbox", { name: /^Planned price/ }).fill(String(cheap));
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link", { name: /^Status: .*Save the plan as a draft first/ })).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("link", { name: "See approvals" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Draft", { exact: true }).first()).toBeVisible();

  const desk = await browser.newContext({ baseURL: shop.url });
  await sitDown(desk, shop.url, "finance", shop.databaseUrl);
  const second = await desk.newPage();
  await visit(second, "/admin/approvals");
  const proposal = second.getByRole("listitem").filter({ hasText: name });
  await expect(proposal.getByText(rp(cheap))).toBeVisible();
  await proposal.getByRole("button", { name: `Approve: ${name}` }).click();
  await expect(second.getByText("Approved.", { exact: true })).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByRole("main").getByText("Running", { exact: true }).first()).toBeVisible();
  const guest = await browser.newContext({ baseURL: shop.url, locale: "en-US" });
  const shopper = await guest.newPage();
  await expect
    .poll(async () => (await pricesOf(shopper, `/pdp/${sold.product}?skuCode=${sold.sku}`, "main"))[0], patience)
    .toBe(rp(cheap));
  await guest.close();
});
