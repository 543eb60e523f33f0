import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { agree, beginCheckout, memberWithCart, openCheckout, ordersOf, plainSku, tick } from "../support/checkouts.ts";
import { flashSaleOfOne } from "../support/flash-sales.ts";
import { expect, test } from "../support/shop-test.ts";
import { memberPassword } from "../support/sign-in.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.slow();
test.beforeEach(({ consent }) => consent("necessary"));

const placeButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Order and pay" });
const summaryLine = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name });

test("1A-08 D-38 D-43 a flash sale that sells out during the checkout is shown before the order, and may be bought at its usual price", async ({
  page,
  shop,
}) => {
  const sale = await flashSaleOfOne(shop);
  try {
    const ani = await memberWithCart(page, shop, [{ sku: sale.sku }]);
    await openCheckout(page, shop, { service: "JNE:REG", paymentMethod: "VA_BCA" });
    const main = page.getByRole("main");
    await agree(page);
    // A price may change until the order is placed: the page shows how long it stays open, and guarantees no price.
    await expect(main.getByText(/^This page stays open for/)).toBeVisible();
    await expect(main).not.toContainText(/prices?\W+(are\W+)?(held|kept|reserved|guaranteed)/i);
    // Any other reduction of the item is taken off both prices.
    const line = main.getByRole("group", { name: "Your items" }).getByRole("listitem").first();
    const costs = async () => /Rp[\d.]+$/.exec(((await line.textContent()) ?? "").trim())?.[0] ?? "";
    const before = await costs();
    // 1A-11: the one line is what the products come to.
    await expect(summaryLine(page, /^Products/)).toContainText(before);
    await sale.sellOut();
    await placeButton(page).click();
    await expect(main.getByText("Something changed while you were here").first()).toBeVisible();
    await expect.poll(costs).not.toBe(before);
    await expect(summaryLine(page, /^Products/)).toContainText(await costs());
    await expect(main.getByText(`${sale.name} now costs ${await costs()} instead of ${before}.`)).toBeVisible();
    await expectAccessible(page, "a checkout that has changed");
    expect(await ordersOf(shop, ani)).toEqual([]);
    // What was ticked and chosen is still there: one press more is enough.
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/payment\?order=BB/);
    expect(await ordersOf(shop, ani)).toHaveLength(1);
  } finally {
    await sale.end();
  }
});

test("CK-24 RT-12 1B-08 two presses order once, and neither Back nor another tab orders again", async ({
  page,
  shop,
}) => {
  const ani = await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  await visit(page, "/shop-cart");
  const main = page.getByRole("main");
  const otherTab = await beginCheckout(page, shop, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  await main.getByRole("button", { name: "Go to checkout" }).first().click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);
  const checkoutPath = new URL(page.url()).pathname;
  await main.getByText("JNE REG", { exact: true }).click();
  await expect(main.getByRole("radio", { name: /JNE REG/ })).toBeChecked();
  await main.getByText("BCA Virtual Account", { exact: true }).click();
  await expect(main.getByRole("radio", { name: /BCA Virtual Account/ })).toBeChecked();
  await agree(page);
  await placeButton(page).dblclick();
  await expect(page).toHaveURL(/\/payment\?order=BB/);
  const placed = await ordersOf(shop, ani);
  expect(placed).toHaveLength(1);

  await page.goBack();
  await expect(main.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await visit(page, checkoutPath);
  await expect(main.getByText("This order has been placed already.")).toBeVisible();
  await main.getByRole("link", { name: "See my orders" }).click();
  await expect(main.getByRole("heading", { name: placed[0] ?? "" })).toBeVisible();
  await visit(page, `/checkout/${otherTab}`);
  await agree(page);
  await placeButton(page).click();
  await expect(main.getByText("You have ordered these items already")).toBeVisible();
  // The button was at the end of a long page: the message is visible without scrolling.
  await expect(main.getByText("You have ordered these items already")).toBeInViewport();
  await expect(main.getByRole("link", { name: "See my orders" })).toBeVisible();
  await main.getByRole("link", { name: "Back to the cart" }).click();
  await expect(main.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  expect(await ordersOf(shop, ani)).toEqual(placed);
});

test("F5 an order can be placed while the bank does not answer: it is kept, and the number is shown when the bank is back", async ({
  page,
  shop,
}) => {
  const ani = await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  const gateway = (mode: "error" | "ok") =>
    page.request.post(`${shop.url}/dev/gateway`, { data: { channel: "PAYMENT", mode, customer: ani.email } });
  await gateway("error");
  await openCheckout(page, shop, { service: "JNE:REG", paymentMethod: "VA_BCA" });
  const main = page.getByRole("main");
  await agree(page);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payment\?order=BB/);
  await expect(main.getByText("We are asking the bank for your number")).toBeVisible();
  await expect(main.getByText("Your order is safe, and you may come back later.")).toBeVisible();
  await expectAccessible(page, "a payment whose bank is silent");
  expect(await ordersOf(shop, ani)).toHaveLength(1);

  await gateway("ok");
  await expect(main.getByRole("button", { name: "Copy number" })).toBeVisible();
  await expect(main).toContainText("BCA Virtual Account");
});

test("a choice before hydration counts, and the input survives an expired session: the shopper signs in again and goes on", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  const checkoutId = await openCheckout(page, shop);
  const main = page.getByRole("main");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/checkout/${checkoutId}`, { waitUntil: "commit" });
  await main.getByText("JNE YES", { exact: true }).click();
  await main.getByText("BCA Virtual Account", { exact: true }).click();
  await tick(main.locator("input[name=terms]"));
  scripts.resolve();
  await expect(summaryLine(page, /^Delivery/)).toContainText("Rp");
  await expect
    .poll(() => shop.sql("select choices from checkout.session where id = $1", [checkoutId]))
    .toMatchObject([{ choices: { service: "JNE:YES", channelCode: "VA_BCA" } }]);
  await expect(main.getByRole("radio", { name: /JNE YES/ })).toBeChecked();
  await expect(main.getByRole("radio", { name: /BCA Virtual Account/ })).toBeChecked();
  await expect(main.locator("input[name=terms]")).toBeChecked();

  await tick(main.getByRole("radio", { name: "Another address" }));
  await main.getByLabel("First name").fill("Bayu");
  await main.getByLabel("Street and house number").fill("Jalan Kenanga 7");
  await shop.sql("update identity.session set ended_at = now() where user_code = $1", [ani.userCode]);
  // Missing fields are shown first, and no request is sent.
  await main.getByRole("button", { name: "Use this address" }).click();
  await expect(main.locator("[aria-invalid=true]").first()).toBeVisible();
  await main.getByText("Pick up at a store").click();
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fcheckout/);
  await untilAlive(page);
  await main.getByLabel("E-mail or mobile number").fill(ani.email);
  await main.getByLabel("Password", { exact: true }).fill(memberPassword);
  await main.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`**/checkout/${checkoutId}`);
  await untilAlive(page);
  await expect(main.getByRole("radio", { name: /JNE YES/ })).toBeChecked();
  await tick(main.getByRole("radio", { name: "Another address" }));
  await expect(main.getByLabel("First name")).toHaveValue("Bayu");
  await expect(main.getByLabel("Street and house number")).toHaveValue("Jalan Kenanga 7");
});
