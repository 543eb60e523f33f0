import { aPaidOrder } from "../support/admin.ts";
import { expect, test } from "../support/shop-test.ts";
import { signInBySteps } from "../support/staff-account.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MH-01 MH-02 the start page counts what waits as its lists do, and a report's numbers lead to their orders, by mouse and without script", {
  tag: "@desktop",
}, async ({ page, context, browser, shop }) => {
  await signInBySteps(context, shop.url, "admin");
  await aPaidOrder();
  await aPaidOrder("pickup");

  await visit(page, "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
  const waiting = page.getByRole("link", { name: /^Orders to pack/ });
  const count = Number(((await waiting.textContent()) ?? "").replaceAll(/\D/g, ""));
  expect(count).toBeGreaterThan(1);
  await expect(page.getByRole("table", { name: "How today goes" })).toContainText("Net");
  await page.getByRole("link", { name: /^Returns to decide/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Returns");
  await page.goBack();
  await page.getByRole("link", { name: "All reports" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reports");
  await expect(page.getByRole("img", { name: /^Bar chart/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Choose a report" }).getByRole("link", { name: "Stores" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Stores");
  const stores = page.getByRole("table", { name: "By store" });
  const home = stores.getByRole("row", { name: /^Home delivery/ });
  const number = Number(((await home.getByRole("link").first().textContent()) ?? "").replaceAll(/\D/g, ""));
  expect(number).toBeGreaterThan(0);
  const report = page.url();
  await home.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await expect(page.getByText("Orders counted by the reports")).toBeVisible();
  // Other tests buy at the same time, so the list may have grown meanwhile.
  await expect
    .poll(async () => Number(((await page.getByRole("status").first().textContent()) ?? "").replaceAll(/\D/g, "")))
    .toBeGreaterThanOrEqual(number);
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page.getByText("Orders counted by the reports")).toHaveCount(0);

  // A period that is none is said, and stays to be corrected.
  await visit(page, "/admin/reports?report=sales&from=2026-02-30&until=2026-03-02");
  await untilAlive(page);
  await expect(page.getByText("Write both days as 2026-11-30", { exact: false })).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue("2026-02-30");
  await page.getByLabel("From").fill("2026-02-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("Write both days as", { exact: false })).toHaveCount(0);
  await expect(page).toHaveURL(/from=2026-02-01&until=2026-03-02/);

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const paper = await plain.newPage();
  await paper.goto(report);
  await expect(paper.getByRole("img", { name: /^Bar chart/ })).toBeVisible();
  await expect(paper.getByRole("table", { name: "By store" })).toContainText("Home delivery");
  await paper.emulateMedia({ media: "print" });
  await expect(paper.getByRole("img", { name: /^Bar chart/ })).toBeVisible();
  await expect(paper.getByRole("button", { name: "Show", exact: true })).toBeHidden();
  await plain.close();
});

test("MH-02 MH-04 on a phone the start page, the funnel and the weekly letter can be used", { tag: "@phone" }, async ({
  page,
  context,
  shop,
}) => {
  await signInBySteps(context, shop.url, "finance");
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/admin");
  await expect(page.getByRole("link", { name: /^Orders to pack/ })).toBeInViewport();
  await expect(page.getByRole("table", { name: "How today goes" })).toBeVisible();
  // Who may not edit pages is not told of missing ones.
  await expect(page.getByRole("link", { name: /^Pages not found/ })).toHaveCount(0);
  await fits();

  // The page that is seen is counted by the browser's beacon, after a few seconds.
  const product = await page.context().newPage();
  const counted = product.waitForResponse((response) => response.url().endsWith("/events/product-view"));
  await visit(product, "/");
  const path = await product.locator('main a[href^="/pdp/"]').first().getAttribute("href");
  await visit(product, path ?? "");
  expect((await counted).status()).toBe(204);
  await product.close();

  await visit(page, "/admin/reports?report=funnel&step=week");
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "From view to paid" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Paid orders" })).toHaveText(/Paid orders\d/);
  await fits();
  await page.getByRole("table", { name: "By time" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/report=funnel&from=.*step=day#rows$/);

  await page.getByRole("button", { name: "Send me the weekly letter" }).click();
  await expect(page.getByText(/^The letter goes to .+ at|^The letter goes to .+@/)).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await page.getByRole("button", { name: "Stop the weekly letter" }).click();
  await expect(page.getByText("On Monday mornings at seven o'clock", { exact: false })).toBeVisible();
});
