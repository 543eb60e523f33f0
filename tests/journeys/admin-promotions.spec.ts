import { rp } from "#kit/core/format-rupiah.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** By Jakarta's clock, as the fields of a period take it. */
const jakarta = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 19);

test("MF-15 MR-01 a flash sale below the floor is created, simulated, approved by a second person, sells on the shop from its start on, and is stopped", {
  tag: "@phone",
}, async ({ page, context, shop, browser }) => {
  await signInBySteps(context, shop.url, "marketing");
  const own = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [product] = await shop.sql<{ sku: string; product: string; price: number; full: number }>(
    `select sku.code as sku, product.code as product, sku.sale_price::int as price, sku.price::int as full from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 20
     where sku.ships_from is null and sku.sale_price * 2 > sku.price and not exists (select from promotion.campaign_sku where sku_code = sku.code)
     order by random() limit 1`,
  );
  if (!product) throw new Error("the demo shop has nothing for a sale");
  // The floor is half of the price before sales.
  const price = Math.floor(product.full * 0.4);
  /** What a new visitor's product page is answered. */
  const salePrice = async () => {
    const answer = await page.request.post(`${shop.url}/graphql`, {
      data: {
        query: `query queryProductDetail($productCode: String!) { queryProductDetail(productCode: $productCode) {
          skuList { skuCode salePrice } } }`,
        variables: { productCode: product.product },
        operationName: "queryProductDetail",
      },
    });
    const { data } = await answer.json();
    return data?.queryProductDetail?.skuList.find((one: { skuCode: string }) => one.skuCode === product.sku)?.salePrice;
  };

  await visit(page, "/admin/promotions");
  await page.getByRole("link", { name: "New promotion" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New promotion");
  await page.getByLabel("Kind", { exact: true }).selectOption({ label: "Flash sale" });
  await page.getByRole("textbox", { name: "English" }).first().fill(`Sale ${own}`);
  await page.getByRole("textbox", { name: "English" }).first().blur();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(`SALE_${own}`);
  await page.getByLabel("Find SKUs").fill(product.sku);
  await page.getByLabel("Find SKUs").press("Enter");
  await page.getByRole("button", { name: new RegExp(`^Add .*${product.sku}$`) }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/promotions/SALE_${own}$`));
  await expect(page.getByRole("main").getByText("Draft", { exact: true }).first()).toBeVisible();

  // What is missing is named; what is sent anyway is refused beside its field.
  await page.getByRole("button", { name: "Put live" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link", { name: /^Begins: / })).toBeVisible();
  await expectAccessible(page, "a refused promotion");
  expect(await salePrice()).toBe(product.price);

  for (const language of ["Bahasa Indonesia", "Tiếng Việt", "简体中文"])
    await page.getByRole("button", { name: `Name: copy English to ${language}` }).click();
  // Far enough for the approval to come first on most machines. Where it does not, the sale begins with it.
  const begins = Date.now() + 75_000;
  await page.getByLabel("Begins").fill(jakarta(begins));
  await page.getByLabel("Ends").fill(jakarta(begins + 3_600_000));
  await page.getByLabel("Sale price").fill(String(price));
  await page.getByLabel("Units").fill("5");
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByRole("region", { name: "Result of the simulation" })).toBeVisible();

  // The page says beforehand who decides; once it is proposed the draft stays as it is.
  await expect(page.getByText("Needs the approval of a second person")).toBeVisible();
  await expectAccessible(page, "a promotion that needs approval");
  await page.getByRole("button", { name: "Put live" }).click();
  await expect(page.getByText("A change to this promotion waits for the approval of a second person.")).toBeVisible();
  await expect(page.getByLabel("Sale price")).toHaveValue(String(price));
  await expect(page.getByRole("main").getByText("Draft", { exact: true }).first()).toBeVisible();
  expect(await salePrice()).toBe(product.price);

  const other = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await sitDown(other, shop.url, "finance");
  const desk = await other.newPage();
  await visit(desk, "/admin/approvals?kind=promotion");
  const proposal = desk.getByRole("listitem").filter({ hasText: `Sale ${own}` });
  await expect(proposal).toContainText(rp(product.full));
  await expect(proposal).toContainText(rp(price));
  await expect(proposal.getByRole("link", { name: `Sale ${own}` })).toHaveAttribute(
    "href",
    `/admin/promotions/SALE_${own}`,
  );
  await expectAccessible(desk, "a promotion that waits for approval, on a phone");
  await proposal.getByRole("button", { name: `Approve: Sale ${own}` }).click();
  await expect(desk.getByText("Approved.", { exact: true })).toBeVisible();
  await other.close();

  await expect.poll(salePrice, { timeout: 300_000 }).toBe(price);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(begins / 1000) * 1000);
  await visit(page, "/admin/promotions?state=RUNNING");
  await page.getByRole("link", { name: `Sale ${own}` }).click();
  await page.getByRole("button", { name: "Stop now" }).click();
  const dialog = page.getByRole("dialog", { name: `Stop SALE_${own}?` });
  await dialog.getByLabel("Reason").fill("Sold by mistake");
  await dialog.getByRole("button", { name: "Stop the promotion" }).click();
  await expect(page.getByText("The promotion is stopped.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Stopped", { exact: true }).first()).toBeVisible();
  await expect.poll(salePrice).toBe(product.price);

  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" }).getByText("Sold by mistake")).toBeVisible();
});
