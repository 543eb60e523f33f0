import type { Page } from "@playwright/test";
import { rp } from "#kit/core/format-rupiah.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { expectAccessible } from "../support/axe.ts";
import { agree, askAs, choose, memberWithCart, openCheckout, ordersOf, plainSku, tick } from "../support/checkouts.ts";
import { addClubMember, clubPin, givePoints, linkAccounts } from "../support/club-members.ts";
import { expect, test } from "../support/shop-test.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.slow();
test.beforeEach(({ consent }) => consent("necessary"));

const placeButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Order and pay" });
const summaryLine = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: name });

test("1A-17 1A-11 AC-04 RT-25 GN-12 CK-04 RT-10 RT-11 CK-06 a member finds a coupon, uses it with points, and pays the rest by card", async ({
  page,
  shop,
  isMobile,
}) => {
  const sku = await plainSku(shop);
  const ani = await memberWithCart(page, shop, [{ sku }]);
  const club = await addClubMember(shop, { pin: true });
  await linkAccounts(shop, ani.userCode, club.id);
  await givePoints(shop, club.id, 500);
  await shop.sql("insert into promotion.coupon_grant (coupon_code, buyer_key) values ('ANGGOTA15', $1)", [
    `member:${ani.userCode}`,
  ]);

  await visit(page, "/account/coupons");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "My coupons" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Available (1)" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page, "the page of coupons");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the page of coupons").toEqual([]);
  await main.getByRole("link", { name: /^Use it now/ }).click();
  await expect(page).toHaveURL("/shop-cart");
  await main.getByRole("button", { name: "Go to checkout" }).first().click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);

  // 1A-17: "Use it now" applies the coupon, and the cheapest courier is chosen already.
  await expect(main.getByRole("button", { name: "Take it off" })).toBeVisible();
  await main.getByRole("button", { name: "Use points", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("PIN", { exact: true }).fill(clubPin);
  await dialog.getByRole("button", { name: "Use my points" }).click();
  await expect(main.getByText("500 points pay Rp50.000 of this order.")).toBeVisible();
  for (const option of [/JNE REG/, /Credit or debit card/])
    await choose(page, main.getByRole("radio", { name: option }));

  const { queryCheckout } = await askAs<{
    queryCheckout: { data: { lines: { amount: number }[]; priceInfo: Record<string, number> } };
  }>(
    page,
    shop,
    `query queryCheckout($id: ID!) { queryCheckout(checkoutId: $id) { data { lines { amount } priceInfo { productAmount
      promotionDiscount couponDiscount mapclubPoint mapclubPointAmount freight freightDiscount fee totalAmount } } } }`,
    { id: new URL(page.url()).pathname.split("/").at(-1) },
  );
  const price = queryCheckout.data.priceInfo;
  const money = (key: string) => rp(rupiah(price[key] ?? 0));
  // 1A-11: the products' row is the sum of the lines, with or without promotions.
  const subtotal = queryCheckout.data.lines.reduce((sum, { amount }) => sum + amount, 0);
  await expect(summaryLine(page, /^Products/).getByRole("definition")).toHaveText(rp(rupiah(subtotal)));
  const sumOfAmounts = async () =>
    (await main.locator("dl > div > dd").allTextContents())
      .map((text) => Number(text.replace(/[^\d-]/g, "")))
      .reduce((sum, amount) => sum + amount, 0);
  await expect.poll(sumOfAmounts).toBe(2 * (price.totalAmount ?? 0));
  await expect(summaryLine(page, /^Coupon/)).toContainText(`-${money("couponDiscount")}`);
  await expect(summaryLine(page, /^500 points/)).toContainText("-Rp50.000");
  await expect(summaryLine(page, /^Delivery/)).toContainText(money("freight"));
  await expect(summaryLine(page, /^Total/)).toContainText(money("totalAmount"));
  expect(price.couponDiscount).toBeGreaterThan(0);
  expect(price).toMatchObject({ mapclubPoint: 500, mapclubPointAmount: 50_000, fee: 0 });

  await agree(page);
  await placeButton(page).click();
  await page.getByRole("button", { name: `Pay ${money("totalAmount")}` }).click();
  await page.waitForURL(/\/pay-callback\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  await visit(page, "/account/coupons?tab=used");
  const [order] = await ordersOf(shop, ani);
  await expect(main.getByRole("link", { name: `Order ${order}` })).toBeVisible();
});

test("CK-01 CK-02 CK-21 BC-39 D-47 a pickup cannot be paid on delivery, and the page shows why; a home delivery can, for a fee, with the invoice to a company", async ({
  page,
  shop,
}) => {
  const ani = await memberWithCart(page, shop, [{ sku: await plainSku(shop) }]);
  const checkoutId = await openCheckout(page, shop);
  const main = page.getByRole("main");
  const cod = main.getByRole("radio", { name: /Cash on delivery/ });
  await expect(main.getByRole("radio", { name: /Send it to me/ })).toBeChecked();
  await main.getByText("Pick up at a store").click();
  await tick(main.getByRole("group", { name: "Which store" }).getByRole("radio").first());
  await main.getByLabel("First name").fill("Ani");
  await main.getByLabel("Last name").fill("Lestari");
  await main.getByLabel(/Mobile/).fill("81234567890");
  await main.getByRole("button", { name: "Use these details" }).click();
  await expect(main.getByText("Cash on delivery is for orders we send.")).toBeVisible();
  await expect(cod).toHaveCount(0);
  const place = async () => {
    const { createOrderCustom } = await askAs<{ createOrderCustom: { errorCode: string; errorMessage: string } }>(
      page,
      shop,
      `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) { errorCode errorMessage } }`,
      { input: { checkoutId, terms: true, dataProtection: true, consent: true } },
    );
    return createOrderCustom;
  };
  await expect.poll(place).toEqual({ errorCode: "payment_invalid", errorMessage: "Please select payment method" });
  expect(await ordersOf(shop, ani)).toEqual([]);

  await main.getByText("Send it to me").click();
  await main.getByText("JNE REG", { exact: true }).click();
  await expect(main.getByRole("radio", { name: /JNE REG/ })).toBeChecked();
  await main.getByText("Cash on delivery", { exact: true }).click();
  await expect(cod).toBeChecked();
  await expect(summaryLine(page, /^Payment fee/)).toContainText("Rp5.000");
  await tick(main.getByLabel("The invoice goes to another address or company"));
  await agree(page);
  await placeButton(page).click();
  await expect(main.getByText("Please complete new address form")).toBeVisible();
  const billing = main.getByRole("group", { name: "Billing address" });
  await billing.getByLabel("First name").fill("Budi");
  await billing.getByLabel("Last name").fill("Hartono");
  await billing.getByLabel(/Mobile/).fill("81234567891");
  await billing.getByRole("combobox").fill("gambir");
  await billing.getByRole("option", { name: /^Gambir Kota Jakarta Pusat/ }).click();
  await billing.getByLabel("Street and house number").fill("Jalan Merdeka 1");
  await tick(billing.getByLabel("This is a company's address"));
  await billing.getByRole("textbox", { name: "Company name" }).fill("PT Bata Bola");
  await billing.getByRole("textbox", { name: "Tax number (NPWP)" }).fill("01.234.567.8-901.000");
  await billing.getByRole("button", { name: "Use this address" }).click();
  await expect(main.getByText("PT Bata Bola, NPWP 012345678901000")).toBeVisible();
  await expect(main.getByText("Please complete new address form")).toHaveCount(0);
  await expectAccessible(page, "the checkout of a company");
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payment\?order=BB/);
  await expect(main.getByText("You pay the courier when your order arrives.")).toBeVisible();
  const [order] = await shop.sql<{ billing: { companyName: string }; fee: number }>(
    "select billing, fee::int as fee from orders.placed_order where owner = $1",
    [`member:${ani.userCode}`],
  );
  expect(order).toMatchObject({ billing: { companyName: "PT Bata Bola" }, fee: 5_000 });
});
