import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MP-12 a category is created, moved by keys, by buttons and by dragging, and its order of products made by hand", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "catalogue");
  const own = crypto.randomUUID().slice(0, 8);
  const names = [`Puzzles ${own}`, `Kites ${own}`] as const;
  for (const name of names) {
    await visit(page, "/admin/categories/new");
    await page.getByRole("group", { name: "Name" }).getByLabel("English").fill(name);
    await page.getByLabel("Code").click();
    await expect(page.getByLabel("Address")).toHaveValue(name.toLowerCase().replace(" ", "-"));
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
  await visit(page, "/admin/categories");
  await expectAccessible(page, "the tree of categories");
  const rows = page.locator("main li").filter({ hasText: own });
  const status = page.getByRole("status").filter({ hasText: "moved" });
  await expect(rows).toContainText([names[0], names[1]]);

  // By keys: into the one above, and out again.
  await page.getByRole("link", { name: names[1] }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(status).toHaveText(`${names[1]} moved, now under ${names[0]}`);
  await expect(page.getByRole("button", { name: `Move ${names[1]} one level up` })).toBeEnabled();
  // A key is not taken while the tree is read again after the move before.
  await expect(async () => {
    await page.getByRole("link", { name: names[1] }).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(status).toHaveText(`${names[1]} moved, now under the top level`, { timeout: 5_000 });
  }).toPass();

  // By a button, and by dragging it back below the other.
  await page.getByRole("button", { name: `Move ${names[1]} up` }).click();
  await expect(rows).toContainText([names[1], names[0]]);
  // A drag is not taken either while the tree is read again.
  await expect(async () => {
    await rows.first().getByTitle("Drag to move").dragTo(rows.last());
    await expect(status).toHaveText(`${names[1]} moved, now under ${names[0]}`, { timeout: 5_000 });
  }).toPass();
  await page.reload();
  await expect(page.getByRole("button", { name: `Move ${names[1]} one level up` })).toBeEnabled();

  // The order of products by hand, and the history of a move.
  await visit(page, "/admin/categories/CASTLES");
  await page.getByRole("button", { name: "Find" }).click();
  const found = page.getByRole("button", { name: /^Add / });
  await found.nth(1).click();
  await found.first().click();
  await expect(page.getByRole("region", { name: "First, by hand" }).locator("ol > li")).toHaveCount(2);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page, "a category");
  await page.getByRole("button", { name: "History" }).click();
  await page
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(page.getByText("Undone.", { exact: true })).toBeVisible();
});
