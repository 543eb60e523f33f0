import type { Page } from "@playwright/test";
import { expect, type Heard, test } from "../support/measured-shop-test.ts";
import { visit } from "../support/visit.ts";

test.describe.configure({ mode: "serial" });

const campaign = "utm_source=mail&utm_medium=news&utm_campaign=court-days";
const campaignOf = (page: Page) =>
  page.evaluate(() => ["utm_source", "utm_medium", "utm_campaign"].map((name) => sessionStorage.getItem(name)));

/** By the logo, which stands on every page of every device. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
}

const pageViews = (heard: readonly Heard[]) =>
  heard.flatMap(({ events }) => events).filter(({ name }) => name === "page_view");

test("AN-01 AN-02 AN-08 nothing leaves before the visitor agrees; then every page they opened is told, with the campaign", {
  tag: "@phone",
}, async ({ page, tools, complaints }) => {
  tools.heard.length = 0;
  await visit(page, `/contact-us?${campaign}&token=secret`);
  await expect.poll(() => campaignOf(page)).toEqual(["mail", "news", "court-days"]);
  await goHome(page);
  expect(tools.heard).toEqual([]);
  expect(complaints.unexpected()).toEqual([]);

  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await page.getByRole("button", { name: "Accept all cookies" }).click();
  await expect.poll(() => pageViews(tools.heard).length).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL(`/contact-us?${campaign}&token=secret`);
  await expect.poll(() => pageViews(tools.heard).length).toBe(3);
  const origin = new URL(page.url()).origin;
  expect(pageViews(tools.heard).map(({ params }) => params.page_location)).toEqual([
    `${origin}/contact-us`,
    `${origin}/`,
    `${origin}/contact-us`,
  ]);
  for (const { params } of pageViews(tools.heard)) {
    expect(params).toMatchObject({ utm_source: "mail", utm_medium: "news", utm_campaign: "court-days" });
  }
  const pixels = () => tools.heard.filter(({ path }) => path === "/pixel");
  await expect.poll(() => pixels().length).toBe(3);
  for (const { query } of pixels()) expect([query.get("id"), query.get("ev")]).toEqual(["77", "PageView"]);
  expect(JSON.stringify(tools.heard.map(({ query, events }) => [[...query], events]))).not.toContain("secret");
});

test("AN-08 “only necessary” sends nothing, forgets the campaign, and stays so on the next pages", {
  tag: "@phone",
}, async ({ page, tools }) => {
  tools.heard.length = 0;
  await visit(page, `/contact-us?${campaign}`);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await expect.poll(() => campaignOf(page)).toEqual([null, null, null]);
  await visit(page, `/contact-us?${campaign}`);
  await goHome(page);
  await expect.poll(() => campaignOf(page)).toEqual([null, null, null]);
  expect(tools.heard).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("analyticsNumber"))).toBeNull();
});

test("who has agreed before is told of from the first page on, under the same number", { tag: "@phone" }, async ({
  page,
  tools,
  consent,
  complaints,
}) => {
  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await consent("all");
  tools.heard.length = 0;
  await visit(page, "/contact-us");
  await expect.poll(() => pageViews(tools.heard).length).toBe(1);
  const number = await page.evaluate(() => localStorage.getItem("analyticsNumber"));
  expect(number).toMatch(/^[0-9a-f-]{36}$/);
  await visit(page, "/");
  await expect.poll(() => pageViews(tools.heard).length).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem("analyticsNumber"))).toBe(number);
  await visit(page, "/page/privacy-policy");
  await expect.poll(() => pageViews(tools.heard)[2]?.params.page_title).toMatch(/^Privacy policy \|/);
});
