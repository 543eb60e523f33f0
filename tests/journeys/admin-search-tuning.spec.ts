import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const letters = () => Array.from({ length: 9 }, () => "bcdfghjklmnpqrstvwxz".charAt(Math.random() * 20)).join("");

test("MX-03 a word without results gets synonyms, tried before they are saved, and a pinned product; shoppers find both", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const word = `kilau${letters()}`;
  // Searched for in vain, and more often than anything else.
  await shop.sql("insert into search.term_day values ((now() at time zone 'Asia/Jakarta')::date, $1, 90000, 90000)", [
    word,
  ]);
  await sitDown(context, shop.url, "marketing");
  const shopper = await context.newPage();
  const results = shopper.locator("#results article h3 a");
  const search = () => visit(shopper, `/plp/search?q=${word}`);
  await search();
  await expect(results).toHaveCount(0);

  await visit(page, "/admin/search");
  await page.getByRole("link", { name: `Add synonyms for ${word}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New synonyms");
  const phrases = page.getByLabel("Words with one meaning");
  await phrases.fill("castle");
  await phrases.press("Enter");
  const tried = page.getByRole("status").filter({ has: page.getByRole("heading", { name: "With these changes" }) });
  await page.getByRole("button", { name: "Try", exact: true }).click();
  await expect(tried.getByText("Nothing", { exact: true })).toHaveCount(1);
  await expect(tried.getByRole("listitem").first()).toContainText("Castle");
  await expectAccessible(page, "synonyms that are tried");
  await search();
  await expect(results).toHaveCount(0);

  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${word}, castle`);
  await expect(async () => {
    await search();
    await expect(results.first()).toContainText("Castle", { timeout: 1_000 });
  }).toPass();

  // A product that has nothing of the word comes first.
  await visit(page, "/admin/search");
  await page.getByRole("link", { name: `Pin products for ${word}` }).click();
  const pinned = page.getByRole("region", { name: "Pinned products" });
  await pinned.getByRole("searchbox").fill("LKH1003");
  await pinned.getByRole("button", { name: "Find" }).click();
  await pinned.getByRole("button", { name: /^Add / }).first().click();
  await page.getByRole("button", { name: "Try", exact: true }).click();
  await expect(tried.getByRole("listitem").filter({ hasText: "LKH1003" })).toContainText("pinned");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
  await expect(async () => {
    await search();
    await expect(results.first()).toHaveAttribute("href", /LKH1003/, { timeout: 1_000 });
  }).toPass();

  // Taken back from the history, the shop is as before.
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" }).getByRole("article")).toHaveCount(1);
  await page.getByRole("dialog", { name: "History" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog", { name: "Remove this rule?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(/\/admin\/search\/rules$/);
  await expect(async () => {
    await search();
    await expect(results.first()).not.toHaveAttribute("href", /LKH1003/, { timeout: 1_000 });
  }).toPass();
});
