import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { enterCell, gridCell, pasteCells } from "../support/sku-grid.ts";
import { aProductWithVariants } from "../support/variant-products.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MP-04 500 variants are edited by paste from a spreadsheet, stock included, taken back, made again and saved in one press", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const code = `V${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const skus = await aProductWithVariants(code, 500);
  const [first = "", second = ""] = skus;
  const last = skus.at(-1) ?? "";
  await visit(page, `/admin/products/${code}`);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "501");

  // Prices with separators, and a row more than there are variants: what does not fit is counted.
  await enterCell(gridCell(page, "Price", first));
  const prices = Array.from({ length: 501 }, (_, at) => `1.250.${String(at).padStart(3, "0")}\tRp 990,000`);
  await pasteCells(page, prices.join("\n"));
  await expect(page.getByText("2 cells fell outside the grid and were left out.")).toBeVisible();
  await expect(gridCell(page, "Price", second)).toHaveText("1250001");
  await page.keyboard.press("Control+ArrowDown");
  await expect(gridCell(page, "Price", last)).toBeVisible();
  await expect(gridCell(page, "Sale price", last)).toHaveText("990000");
  await page.keyboard.press("Control+ArrowUp");

  // Weight and size of the first fill all rows below.
  await enterCell(gridCell(page, "Grams", first));
  await pasteCells(page, "1,2 kg\t33x22x12 cm");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+d");
  await page.keyboard.press("Control+ArrowUp");

  // Stock is a column like the others; one step back takes all of it.
  await enterCell(gridCell(page, "On hand", first));
  await pasteCells(page, skus.map((_, at) => String(at + 1)).join("\n"));
  const reason = page.getByRole("group", { name: /^500 changes of stock at / });
  await expect(reason).toBeVisible();
  await page.locator(":focus").press("Control+z");
  await expect(reason).toBeHidden();
  await page.locator(":focus").press("Control+y");
  await expect(reason.getByLabel("Reason")).toHaveValue("received");
  await reason.getByLabel("Note").fill("First delivery");
  await expectAccessible(page, "the grid with changes of stock");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(reason).toBeHidden();

  const [saved] = await shop.sql<{ prices: number; grams: number; units: number; movements: number }>(
    `select count(distinct sku.price)::int as prices, count(*) filter (where grams = 1200 and length_mm = 330)::int as grams,
       (select sum(quantity)::int from inventory.stock where sku_code = any($1::text[])) as units,
       (select count(*)::int from inventory.movement where sku_code = any($1::text[]) and cause = 'received'
         and reason = 'First delivery') as movements
     from catalogue.sku where code = any($1::text[])`,
    [skus],
  );
  expect(saved).toEqual({ prices: 500, grams: 500, units: (500 * 501) / 2, movements: 500 });

  // Less needs a reason of its own; a number that cannot be read is named and stays.
  await enterCell(gridCell(page, "On hand", second));
  await page.keyboard.type("none");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(`Units on hand are whole numbers from 0 on: ${second}`).first()).toBeVisible();
  await enterCell(gridCell(page, "On hand", second));
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Stock was not saved: please choose a reason.")).toBeVisible();
  await page.getByLabel("Reason").selectOption("damaged");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await visit(page, `/admin/products/${code}`);
  await expect(gridCell(page, "On hand", second)).toHaveText("1");
  await expect(gridCell(page, "Price", second)).toHaveText("1250001");
});

test("MP-05 the grid of 500 variants renders only the rows in view; keys lead to its end, and scrolling takes the focus from no cell", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const code = `G${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const skus = await aProductWithVariants(code, 500);
  const last = skus.at(-1) ?? "";
  await visit(page, `/admin/products/${code}`);
  const grid = page.getByRole("grid");
  await enterCell(gridCell(page, "Price", skus[0] ?? ""));
  const drawn = () => grid.locator("tbody tr[aria-rowindex]").count();
  const focused = () => page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"));
  for (let row = 0; row < 499; ) {
    row = Math.min(row + 12, 499);
    await page.keyboard.press("PageDown");
    await expect.poll(focused, { message: `row ${row}` }).toBe(String(row + 2));
    expect(await drawn(), `rows drawn at ${row}`).toBeLessThan(80);
  }
  await expect(gridCell(page, "Price", last)).toBeVisible();
  await page.keyboard.type("125000");

  // Scrolled far away by the wheel, the cell being typed into keeps the focus and what was typed.
  await grid.evaluate((table) => table.parentElement?.scrollTo({ top: 0 }));
  await expect(gridCell(page, "Price", skus[0] ?? "")).toBeVisible();
  expect(await drawn()).toBeLessThan(80);
  expect(await focused()).toBe("501");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+ArrowUp");
  await expect.poll(focused).toBe("2");
  await expect(gridCell(page, "Price", skus[0] ?? "")).toBeVisible();
  await page.keyboard.press("Control+ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect(gridCell(page, "Price", last)).toHaveText("125000");
});
