import type { Page } from "@playwright/test";
import { agree, memberWithCart, ordersOf, plainSku } from "../support/checkouts.ts";
import { expect, type TrackedRequest, test } from "../support/measured-shop-test.ts";
import { payAtBank } from "../support/payments.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.describe.configure({ mode: "serial" });

const campaign = "utm_source=mail&utm_medium=news&utm_campaign=court-days";
const campaignOf = (page: Page) =>
  page.evaluate(() => ["utm_source", "utm_medium", "utm_campaign"].map((name) => sessionStorage.getItem(name)));

/** By the logo, which stands on every page of every device. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
}

const pageViews = (heard: readonly TrackedRequest[]) =>
  heard.flatMap(({ events }) => events).filter(({ name }) => name === "page_view");

test("AN-01 AN-02 AN-08 no event is sent before consent; then every page they opened is reported, with the campaign", {
  tag: "@phone",
}, async ({ page, tools, complaints }) => {
  tools.requests.length = 0;
  await visit(page, `/contact-us?${campaign}&token=secret`);
  await expect.poll(() => campaignOf(page)).toEqual(["mail", "news", "court-days"]);
  await goHome(page);
  expect(tools.requests).toEqual([]);
  expect(complaints.unexpected()).toEqual([]);

  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await page.getByRole("button", { name: "Accept all cookies" }).click();
  await expect.poll(() => pageViews(tools.requests).length).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL(`/contact-us?${campaign}&token=secret`);
  await expect.poll(() => pageViews(tools.requests).length).toBe(3);
  const origin = new URL(page.url()).origin;
  expect(pageViews(tools.requests).map(({ params }) => params.page_location)).toEqual([
    `${origin}/contact-us`,
    `${origin}/`,
    `${origin}/contact-us`,
  ]);
  for (const { params } of pageViews(tools.requests)) {
    expect(params).toMatchObject({ utm_source: "mail", utm_medium: "news", utm_campaign: "court-days" });
  }
  const pixels = () => tools.requests.filter(({ path }) => path === "/pixel");
  await expect.poll(() => pixels().length).toBe(3);
  for (const { query } of pixels()) expect([query.get("id"), query.get("ev")]).toEqual(["77", "PageView"]);
  expect(JSON.stringify(tools.requests.map(({ query, events }) => [[...query], events]))).not.toContain("secret");
});

test("AN-08 “only necessary” sends nothing, deletes the campaign, and stays so on the next pages", {
  tag: "@phone",
}, async ({ page, tools }) => {
  tools.requests.length = 0;
  await visit(page, `/contact-us?${campaign}`);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await expect.poll(() => campaignOf(page)).toEqual([null, null, null]);
  await visit(page, `/contact-us?${campaign}`);
  await goHome(page);
  await expect.poll(() => campaignOf(page)).toEqual([null, null, null]);
  expect(tools.requests).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("analyticsNumber"))).toBeNull();
});

test("after an earlier consent events are sent from the first page on, under the same number", {
  tag: "@phone",
}, async ({ page, tools, consent, complaints }) => {
  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await consent("all");
  tools.requests.length = 0;
  await visit(page, "/contact-us");
  await expect.poll(() => pageViews(tools.requests).length).toBe(1);
  const number = await page.evaluate(() => localStorage.getItem("analyticsNumber"));
  expect(number).toMatch(/^[0-9a-f-]{36}$/);
  await visit(page, "/");
  await expect.poll(() => pageViews(tools.requests).length).toBe(2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("analyticsNumber"))).toBe(number);
  await visit(page, "/page/privacy-policy");
  await expect.poll(() => pageViews(tools.requests)[2]?.params.page_title).toMatch(/^Privacy policy \|/);
});

test("2A-09 a purchase is reported step by step, each step once after reload, Back and a second tab; so is its refund", {
  tag: "@phone",
}, async ({ page, tools, shop, consent, complaints }) => {
  test.slow();
  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await consent("all");
  const sku = await plainSku(shop);
  const ani = await memberWithCart(page, shop, [{ sku, quantity: 2 }]);
  tools.requests.length = 0;
  const eventsNamed = (name: string) =>
    tools.requests.flatMap(({ events }) => events).filter((event) => event.name === name);
  const once = (name: string) => expect.poll(() => eventsNamed(name).length, { message: name }).toBe(1);
  /** A page reports its own view after its other events. */
  const untilOpened = async (views: number) => expect.poll(() => eventsNamed("page_view").length).toBe(views);
  const main = page.getByRole("main");

  await visit(page, "/shop-cart");
  await main.getByRole("button", { name: "Go to checkout" }).first().click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);
  await once("begin_checkout");
  expect(eventsNamed("begin_checkout")[0]?.params).toMatchObject({
    currency: "IDR",
    items: expect.arrayContaining([expect.objectContaining({ item_variant: sku, quantity: 2 })]),
  });
  await main.getByText("JNE REG", { exact: true }).click();
  await expect
    .poll(() => eventsNamed("add_shipping_info").map(({ params }) => params.shipping_tier))
    .toContain("JNE:REG");
  await main.getByText("BCA Virtual Account", { exact: true }).click();
  await expect.poll(() => eventsNamed("add_payment_info").map(({ params }) => params.payment_type)).toEqual(["VA_BCA"]);
  const shippings = eventsNamed("add_shipping_info").length;
  const views = eventsNamed("page_view").length;
  await page.reload();
  await untilAlive(page);
  await untilOpened(views + 1);
  await expect(main.getByRole("radio", { name: /BCA Virtual Account/ })).toBeChecked();

  await agree(page);
  await main.getByRole("button", { name: "Order and pay" }).click();
  await expect(page).toHaveURL(/\/payment\?order=BB/);
  const paymentUrl = page.url();
  const number = new URL(paymentUrl).searchParams.get("vaNumber") ?? "";
  const second = await page.context().newPage();
  await visit(second, paymentUrl);
  expect(eventsNamed("purchase")).toEqual([]);
  await payAtBank(shop.url, number);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  await second.reload();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  const [order = ""] = await ordersOf(shop, ani);
  await once("purchase");
  await page.reload();
  await main.getByRole("link", { name: "View details" }).click();
  await expect(main.getByRole("heading", { name: order })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paymentUrl);
  const [placed] = await shop.sql<{ total: number }>(
    "select total_amount::int as total from orders.placed_order where code = $1",
    [order],
  );
  expect(eventsNamed("purchase").map(({ params }) => [params.transaction_id, params.value])).toEqual([
    [order, placed?.total],
  ]);
  expect(eventsNamed("refund")).toEqual([]);

  await shop.sql("update orders.placed_order set refunded_amount = 15000 where code = $1", [order]);
  await visit(second, `/account/order/detail/${order}`);
  await once("refund");
  await visit(page, `/account/order/detail/${order}`);
  await visit(second, `/account/order/detail/${order}`);
  expect(eventsNamed("refund").map(({ params }) => [params.transaction_id, params.value])).toEqual([[order, 15_000]]);
  for (const name of ["begin_checkout", "add_payment_info", "purchase"])
    expect(eventsNamed(name), name).toHaveLength(1);
  expect(eventsNamed("add_shipping_info")).toHaveLength(shippings);
  expect(JSON.stringify(tools.requests)).not.toContain(ani.email);
});
