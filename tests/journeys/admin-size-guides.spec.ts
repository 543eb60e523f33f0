import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

test("MC-06 a size chart is pasted from a spreadsheet, previewed, seen by shoppers in two languages, and one change is undone", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await shop.sql("delete from size_guide.guide where category_code = 'TOPS' and brand_code = 'LKH'");
  await sitDown(context, shop.url, "marketing");
  await visit(page, "/admin/size-guides");
  await page.getByRole("link", { name: "New size chart" }).click();
  await page.getByLabel("Category", { exact: true }).selectOption("TOPS");
  await page.getByLabel("Brand", { exact: true }).selectOption("LKH");
  await expect(page.getByLabel("Name of the brand")).toHaveValue("Langkah");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(summary.getByRole("link", { name: /^Chart \(English\): / })).toBeVisible();

  // The cells of a spreadsheet make the table grow; shoppers' page stands beside it.
  const add = page.getByRole("group", { name: "Add" });
  await add.getByRole("button", { name: "Heading" }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Tops <for> all");
  await add.getByRole("button", { name: "Table" }).click();
  await page.getByLabel("Title of the table").fill("Adults");
  await page.getByLabel("Row 1, column 1", { exact: true }).evaluate((cell) => {
    const clipboard = new DataTransfer();
    clipboard.setData("text/plain", "Size\tChest\tLength\nS\t92\t68\nM\t98\t70\nL\t104\t72\n");
    cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel("Row 4, column 3", { exact: true })).toHaveValue("72");
  const preview = page.locator(".size-chart");
  await expect(preview.getByRole("heading", { name: "Tops <for> all" })).toBeVisible();
  await expect(preview.getByRole("row", { name: "M 98 70" })).toBeVisible();
  await page.getByRole("button", { name: "Remove column 3" }).click();
  await add.getByRole("button", { name: "List" }).click();
  await page.getByLabel("List", { exact: true }).fill("Stand straight\nMeasure below the arms");
  await expect(preview.getByRole("listitem")).toHaveText(["Stand straight", "Measure below the arms"]);
  await expectAccessible(page, "a new size chart");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/size-guides\/TOPS-LKH$/);
  await expect(page.getByLabel("Row 3, column 2", { exact: true })).toHaveValue("98");

  // Another language begins as a copy, gets its own words, and takes the numbers over.
  await page.getByRole("button", { name: "Bahasa Indonesia, shows the English chart" }).click();
  await page.getByRole("button", { name: "Copy from English" }).click();
  await page.getByLabel("Row 1, column 2", { exact: true }).fill("Lingkar dada");
  await page.getByRole("button", { name: "English", exact: true }).click();
  await page.getByLabel("Row 3, column 2", { exact: true }).fill("99");
  await page.getByRole("button", { name: "Same numbers in every language" }).click();
  await expect(page.getByText("Written into 1 language.")).toBeVisible();
  await page.getByRole("button", { name: "Bahasa Indonesia", exact: true }).click();
  await expect(page.getByLabel("Row 3, column 2", { exact: true })).toHaveValue("99");
  await expect(page.getByLabel("Row 1, column 2", { exact: true })).toHaveValue("Lingkar dada");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const address = "/size-guide/TOPS-LKH-Langkah";
  const shown = async (language = "en-US") => (await page.request.get(`${address}?lang=${language}`)).text();
  await expect.poll(() => shown("id-ID")).toContain("Lingkar dada");
  await expect.poll(() => shown()).toContain("<td>99</td>");

  // The last change is taken back, for shoppers too.
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(history.getByText("Undone.", { exact: true })).toBeVisible();
  await history.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(page.getByLabel("Row 3, column 2", { exact: true })).toHaveValue("98");
  await expect.poll(() => shown()).toContain("<td>98</td>");
  const shopPage = await context.newPage();
  await visit(shopPage, address);
  await expect(shopPage.getByRole("row", { name: "M 98" })).toBeVisible();
  await shopPage.close();

  await page.getByRole("button", { name: "Remove", exact: true }).first().click();
  const removing = page.getByRole("dialog", { name: "Remove this size chart?" });
  await removing.getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(/\/admin\/size-guides$/);
  expect((await page.request.get("/admin/size-guides/TOPS-LKH")).status()).toBe(404);
});
