import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

const story = "/information/sorting-bricks";
const question = "/information/virtual-account";

test("RT-17 BL-06 a story shows its title, subtitle, date, picture and text, and three ways on", {
  tag: "@phone",
}, async ({ page }) => {
  const response = await visit(page, story);
  expect(response?.status()).toBe(200);
  const main = page.getByRole("main");
  const title = await main.getByRole("heading", { level: 1 }).textContent();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  const article = main.getByRole("article").first();
  await expect(article.locator("time")).toHaveText(/^\d\d \w+ 2026$/);
  await expect(article.getByText(/minutes? to read/)).toBeVisible();
  await expect(article.locator("img").first()).toHaveAttribute("src", /pictures\/blog\/sorting-bricks/);
  await expect(article.locator(".content-html p").first()).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "More to read" })).toBeVisible();
  await expect(main.locator("section").getByRole("article")).toHaveCount(3);
  await expect(article.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
  await expectAccessible(page, "a story");
  await main
    .getByRole("navigation", { name: /before and after/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).not.toHaveURL(story);
  await expect(main.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
});

test("BL-06 a question stands open among the others of its topic, each with an address of its own", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, question);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Payment");
  await expect(main.locator("details")).toHaveCount(16);
  await expect(main.locator("details[open]")).toHaveCount(1);
  await expect(main.locator("details[open]")).toHaveAttribute("id", "virtual-account");
  await expectAccessible(page, "the questions");
  await main.locator("details#refunds summary").click();
  await main
    .locator("details#refunds")
    .getByRole("link", { name: /^Link to this answer/ })
    .click();
  await expect(page).toHaveURL("/information/refunds");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Orders and returns");
});

test("an unknown article is answered with 404, and shows it between header and footer", { tag: "@desktop" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\) \S+\/information\/nobody-wrote-this/);
  const response = await visit(page, "/information/nobody-wrote-this");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("search engines get structured data of the story and of the questions", { tag: "@desktop" }, async ({ page }) => {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  expect(await textOf(story)).toContain('"@type":"Article"');
  expect(await textOf(question)).toContain('"@type":"FAQPage"');
});

test("in Indonesian a story and the questions are shown in Indonesian", { tag: "@phone" }, async ({ page }) => {
  await visit(page, `${question}?lang=id-ID`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tanya jawab");
  await visit(page, story);
  await expect(page.getByText(/menit membaca/)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a story is read and a question unfolds", { tag: "@phone" }, async ({ page }) => {
    await page.goto(story);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(question);
    await page.locator("details#refunds summary").click();
    await expect(page.locator("details#refunds .content-html")).toBeVisible();
  });
});
