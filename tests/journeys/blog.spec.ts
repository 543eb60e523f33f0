import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

test("RT-18 BL-01 a card has its date, title, picture and the beginning of its text", { tag: "@phone" }, async ({
  page,
}) => {
  const response = await visit(page, "/blog");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories");
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.locator("time")).toHaveText(/^\d\d \w+ 2026$/);
  await expect(card.getByRole("heading", { level: 2 })).not.toHaveText("");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/img\/w\d+\/pictures\/blog\//);
  await expect(card.locator("p").last()).toHaveText(/\w{3,}.*…$/);
  await expectAccessible(page, "the blog");
});

test("BL-02 BC-41 ten stories first, more on scroll until all are shown, with a text at the end", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(10);
  await page.getByRole("link", { name: "Older stories" }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(20);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(24);
  await expect(page.getByText("You have reached the first story: all 24 are here.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Older stories" })).toHaveCount(0);
  const titles = await cards.getByRole("heading").allTextContents();
  expect(new Set(titles).size).toBe(24);
});

test("BL-03 a card leads to /information/{articleCode}, and Back finds the list as it was", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  await page.getByRole("link", { name: "Older stories" }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cards).toHaveCount(24);
  const far = cards.nth(21).getByRole("link");
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const href = await far.getAttribute("href");
  expect(href).toMatch(/^\/information\/[a-z0-9-]+$/);
  await far.click();
  await expect(page).toHaveURL(href ?? "");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Stories");
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  await expect(far).toBeInViewport();
});

test("a failed load is shown and repeated on request", { tag: "@phone" }, async ({ page, complaints }) => {
  complaints.allow(/queryFaqList/, /Failed to load resource/);
  await page.route("**/graphql?opname=queryFaqList", (route) => route.abort());
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  await page.getByText("10 of 24 stories").scrollIntoViewIfNeeded();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The older stories did not arrive");
  await expectAccessible(page, "the blog after a failure");
  await expect(cards).toHaveCount(10);
  await page.unroute("**/graphql?opname=queryFaqList");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards).toHaveCount(20);
});

test("a page that does not exist is missing", { tag: "@desktop" }, async ({ page }) => {
  expect((await page.request.get("/blog?page=99")).status()).toBe(404);
  expect((await page.request.get("/blog?page=nonsense")).status()).toBe(200);
});

test("in Indonesian the stories are shown in Indonesian", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/blog?lang=id-ID");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cerita");
  await expect(page.getByRole("link", { name: "Cerita sebelumnya" })).toBeAttached();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("older stories are a link away, and newer ones back again", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/blog");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(10);
    await page.getByRole("link", { name: "Older stories" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(cards).toHaveCount(10);
    await page.getByRole("link", { name: "Older stories" }).click();
    await expect(cards).toHaveCount(4);
    await page.getByRole("link", { name: "Newer stories" }).click();
    await expect(page).toHaveURL("/blog?page=2");
  });
});
