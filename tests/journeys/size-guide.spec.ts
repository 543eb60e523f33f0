import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ consent }) => consent("necessary"));

const menu = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "Size charts" });
const triple = /\/size-guide\/[A-Z0-9_]+-[A-Z0-9_]+-[^/]+$/;
const steps = (page: Page) => page.evaluate(() => history.length);

for (const path of ["/size-guide", "/size-guide/RUNNING"]) {
  test(`RT-19 SG-02 SG-03 ${path} becomes the first chart's own address, without a step in the history`, {
    tag: "@phone",
  }, async ({ page }) => {
    await visit(page, "/contact-us");
    const before = await steps(page);
    await visit(page, path);
    await expect(page).toHaveURL(triple);
    await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
    expect(await steps(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL("/contact-us");
  });
}

test("SG-03 the address is replaced without asking for the chart again", { tag: "@desktop" }, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requests.push(request.url());
  });
  await visit(page, "/size-guide");
  await expect(page).toHaveURL(triple);
  expect(requests).toEqual([]);
});

test("SG-01 SG-04 a desktop lists categories and brands; another brand is another address", {
  tag: "@desktop",
}, async ({ page }) => {
  await visit(page, "/size-guide");
  await expect(page).toHaveURL(triple);
  await expect(page.getByRole("combobox")).toBeHidden();
  const current = menu(page).locator("[aria-current=page]");
  await expect(current).toHaveCount(1);
  const heading = await page.locator(".size-chart h2").textContent();
  await menu(page).getByRole("link").last().click();
  await expect(page.locator(".size-chart h2")).not.toHaveText(heading ?? "");
  await expect(page).toHaveURL(new RegExp(`${await menu(page).getByRole("link").last().getAttribute("href")}$`));
  await expectAccessible(page, "the size guide");
  await page.goBack();
  await expect(page.locator(".size-chart h2")).toHaveText(heading ?? "");
});

test("SG-04 a phone chooses from option groups; the table slides while its first column stays", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/size-guide");
  await expect(menu(page)).toBeHidden();
  const list = page.getByRole("combobox", { name: "What are you looking for?" });
  expect(await list.locator("optgroup").count()).toBeGreaterThan(2);
  const heading = await page.locator(".size-chart h2").textContent();
  await list.selectOption({ index: 1 });
  await expect(page.locator(".size-chart h2")).not.toHaveText(heading ?? "");
  await expect(page).toHaveURL(triple);
  const frame = page.locator(".chart-frame").first();
  const size = frame.locator("th[scope=row]").first();
  const before = await size.boundingBox();
  await frame.evaluate((element) => element.scrollTo(400, 0));
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect.poll(async () => Math.round((await size.boundingBox())?.x ?? -1)).toBe(Math.round(before?.x ?? -2));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, "the size guide");
});

test("in Indonesian the guide is shown in Indonesian", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/size-guide?lang=id-ID");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Panduan ukuran");
  await expect(page.locator(".size-chart")).toContainText("Cara mengukur");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a chart is chosen by a link, or on a phone by a button", async ({ page, isMobile }) => {
    await page.goto("/size-guide");
    const heading = await page.locator(".size-chart h2").textContent();
    if (isMobile) {
      await page.getByRole("combobox").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Show the chart" }).click();
    } else {
      await menu(page).getByRole("link").last().click();
    }
    await expect(page.locator(".size-chart h2")).not.toHaveText(heading ?? "");
  });
});
