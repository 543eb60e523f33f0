import { sitDown } from "../support/admin.ts";
import { expect, test } from "../support/own-shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MC-05 a question with a rich answer stands among those of its topic on the help page", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  await sitDown(context, shop.url, "marketing", shop.databaseUrl);
  const own = crypto.randomUUID().slice(0, 8);
  await visit(page, "/admin/articles/new");
  await page.getByLabel("Kind", { exact: true }).selectOption("FAQ");
  await page.getByLabel("Title", { exact: true }).fill(`May I fly a kite ${own}?`);
  await page.getByLabel("Summary").fill("Where and when");
  const answer = page.getByRole("textbox", { name: "Text (English)" });
  await answer.click();
  await page.keyboard.type("Away from roads.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Numbered list", exact: true }).click();
  await page.keyboard.type("Look for wind");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Hold the line");
  await page.getByLabel("Topic").fill("payment");
  await page.getByLabel("Code").fill(`kite-${own}`);
  for (const language of ["Bahasa Indonesia", "Tiếng Việt", "简体中文"]) {
    await page.getByRole("button", { name: new RegExp(`^${language}`) }).click();
    await page.getByRole("button", { name: "Copy from English" }).click();
  }
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/articles/kite-${own}$`));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await visit(page, `/information/kite-${own}`);
  const open = page.locator("details[open]");
  await expect(open.locator("summary")).toContainText(`May I fly a kite ${own}?`);
  await expect(open.getByRole("listitem")).toHaveText(["Look for wind", "Hold the line"]);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Payment");
});
