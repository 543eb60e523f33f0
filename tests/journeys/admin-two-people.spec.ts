import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { enterCell, gridCell } from "../support/sku-grid.ts";
import { aProductWithVariants } from "../support/variant-products.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MF-04 MF-17 two people edit one product: different fields are merged, of one field the value is chosen, and no input is lost", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  test.slow();
  await sitDown(context, shop.url, "catalogue");
  const code = `P${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const [first = "", second = ""] = await aProductWithVariants(code, 3);
  const theirs = await context.browser()?.newContext({ baseURL: shop.url });
  if (!theirs) throw new Error("no second browser");
  await sitDown(theirs, shop.url, "admin");
  const other = await theirs.newPage();
  await visit(page, `/admin/products/${code}`);
  await visit(other, `/admin/products/${code}`);
  await expect(page.getByText("Also on this page: Wati the admin.")).toBeVisible();
  await expect(other.getByText(/^Also on this page: /)).toBeVisible();

  // Each types into fields of their own and into one they share; in the grid and in a text.
  const nameIn = (one: typeof page) =>
    one.getByRole("group", { name: "Name", exact: true }).getByLabel("English", { exact: true });
  await enterCell(gridCell(other, "Price", first));
  await other.keyboard.type("210000");
  await other.keyboard.press("Enter");
  await enterCell(gridCell(other, "Grams", second));
  await other.keyboard.type("450");
  await other.keyboard.press("Enter");
  await nameIn(other).fill("Paper kite, large");
  await expect(page.getByText("Also editing: Wati the admin.")).toBeVisible();

  await enterCell(gridCell(page, "Price", first));
  await page.keyboard.type("199000");
  await page.keyboard.press("Enter");
  await page.getByLabel("Purchase limit").fill("4");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // What was saved comes in beside what is typed: other fields merged, the shared one side by side.
  await expect(other.getByLabel("Purchase limit")).toHaveValue("4");
  await expect(gridCell(other, "Grams", second)).toHaveText("450");
  await expect(nameIn(other)).toHaveValue("Paper kite, large");
  await expect(nameIn(other)).toBeFocused();
  await expect(gridCell(other, "Price", first)).toHaveText("210000");
  const conflict = other.getByRole("group", { name: new RegExp(`Price.*${first}|${first}.*Price`) });
  await expect(conflict).toContainText("199");
  await expect(conflict).toContainText("210");
  await expect(other.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await expectAccessible(other, "two prices of one variant");
  await conflict.getByRole("radio").first().check();
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  // Both see one product.
  const chosen = await gridCell(other, "Price", first).textContent();
  await expect(gridCell(page, "Price", first)).toHaveText(chosen ?? "");
  await expect(gridCell(page, "Grams", second)).toHaveText("450");
  await expect(nameIn(page)).toHaveValue("Paper kite, large");
  const [saved] = await shop.sql<{ name: string; price: string; grams: number; limit: number }>(
    `select names ->> 'en-US' as name, purchase_limit as limit,
       (select price::text from catalogue.sku where code = $2) as price,
       (select grams from catalogue.sku where code = $3) as grams
     from catalogue.product where code = $1`,
    [code, first, second],
  );
  expect(saved).toEqual({ name: "Paper kite, large", price: chosen, grams: 450, limit: 4 });
  await theirs.close();
});
