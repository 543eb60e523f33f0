import { systemIds } from "#kit/core/ids.ts";
import { connect } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { placeOrders } from "#modules/order/server/index.ts";
import { aDraft, aLine } from "#modules/order/server/testing/a-draft.ts";
import { ordersWithoutListeners } from "#modules/order/server/testing/orders-without-listeners.ts";
import { expectAccessible } from "../support/axe.ts";
import { runSettings } from "../support/run-settings.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

/** An unpaid order of a guest who has lost their session. */
async function aLostOrder(): Promise<string> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const paymentReference = systemIds.uuid();
  try {
    return await inTransaction(database, async (trx) => {
      const lines = [aLine({ picture: null })];
      const draft = aDraft({ lines, owner: `guest:${systemIds.uuid()}`, paymentReference, receiver: unreachable });
      const paymentDue = new Date(Date.now() + 3_600_000);
      const [placed] = await placeOrders(trx, ordersWithoutListeners, [draft], new Date(), { paymentDue });
      return placed?.orderCode ?? "";
    });
  } finally {
    await database.close();
  }
}

/** No e-mail, so no letter is written: it would be sealed with another key here. */
const unreachable = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "" };

test("GN-10 RT-13 RT-14 RT-15 OR-26 RO-13 an order is found by its number and the phone, shown masked, and then stands in the list", {
  tag: "@phone",
}, async ({ page }) => {
  const code = await aLostOrder();
  await visit(page, "/order/track");
  await expectAccessible(page, "track an order");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByText("Required").first()).toBeVisible();
  await page.getByLabel("Order number").fill(code.toLowerCase());
  await page.getByLabel("E-mail or phone number").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page.getByRole("alert").getByText("We found no order")).toBeVisible();
  await expect(page.getByLabel("Order number")).toHaveValue(code.toLowerCase());
  await page.getByLabel("E-mail or phone number").fill("0812 3456 7890");
  await page.getByRole("button", { name: "Track order" }).click();
  await expect(page).toHaveURL(`/order/detail/${code}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${code}`);
  await expect(page.getByText("Awaiting payment")).toBeVisible();
  await expect(page.getByText("+62 812•••••890")).toBeVisible();
  await expect(page.getByText("Jl. Melati 5")).toHaveCount(0);
  await expectAccessible(page, "an order");
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page.getByRole("heading", { level: 2, name: code })).toBeVisible();
  await expectAccessible(page, "a list of orders");
});

/** Two unpaid orders of one purchase, placed in a browser that is not here. */
async function aLostPurchase(email: string): Promise<readonly string[]> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const shared = { owner: `guest:${systemIds.uuid()}`, paymentReference: systemIds.uuid() };
  const receiver = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email };
  const draft = aDraft({ lines: [aLine({ picture: null })], ...shared, receiver });
  try {
    return await inTransaction(database, async (trx) => {
      const paymentDue = new Date(Date.now() + 3_600_000);
      const placed = await placeOrders(trx, ordersWithoutListeners, [draft, { ...draft }], new Date(), { paymentDue });
      return placed.map(({ orderCode }) => orderCode);
    });
  } finally {
    await database.close();
  }
}

test("1A-04 1A-15 1A-17 a mail's link opens the purchase; the first browser acts, a second one after a code, and cancelling shows what ends with it", {
  tag: "@phone",
}, async ({ page, browser, shop, inbox, consent }) => {
  await consent("necessary");
  const email = `elsewhere-${systemIds.uuid().slice(0, 8)}@mail.example`;
  const codes = await aLostPurchase(email);
  await expect.poll(async () => (await inbox.messagesTo(email)).length).toBe(1);
  const [mail] = await inbox.messagesTo(email);
  const link = new URL(/https?:\S+\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await visit(page, link.pathname + link.search);
  await expect(page.getByText("You opened this order from our message.")).toBeVisible();
  await expect(page.getByText("by its number")).toHaveCount(0);
  // 2B-11: the key leaves the address once the page is there, and a reload needs none.
  await expect(page).toHaveURL(link.pathname);
  await page.reload();
  await expect(page.getByText("2 orders are paid for together: Rp576.000 in one payment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay Rp576.000 for 2 orders" })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 740 } });
  await elsewhere.addCookies([{ name: "acceptConsent", value: "necessary", url: shop.url }]);
  const second = await elsewhere.newPage();
  await visit(second, link.pathname + link.search);
  await expect(second.getByText("This link was opened in another browser before")).toBeVisible();
  await second.getByRole("button", { name: "Cancel order" }).click();
  for (const code of codes) await expect(second.getByRole("dialog").getByText(code)).toBeVisible();
  await second.getByRole("button", { name: "Cancel all 2 orders" }).click();
  const proof = second.getByRole("dialog", { name: "Is this your order?" });
  await expect(proof.getByText("By e-mail to e•••@mail.example")).toBeVisible();
  await expectAccessible(second, "the code for an order");
  await expect.poll(() => second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await proof.getByRole("button", { name: "Send the code" }).click();
  await expect(proof.getByText("We sent a 4-digit code to e•••@mail.example")).toBeVisible();
  const sent = async () => (await inbox.messagesTo(email)).find(({ code }) => code !== null)?.code ?? "";
  await expect.poll(sent).toMatch(/^\d{4}$/);
  const code = await sent();
  await proof.getByLabel("Verification code").fill(code === "0000" ? "1111" : "0000");
  await expect(proof.getByText("This code is not right.")).toBeVisible();
  await proof.getByLabel("Verification code").fill(code);
  await expect(second.getByText("Your order is cancelled.").first()).toBeVisible();
  await expect(second.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await elsewhere.close();

  // The other order of the purchase ended with it, and opens from here too.
  await page.reload();
  const other = codes.find((one) => !link.pathname.includes(one)) ?? "";
  await page.getByRole("link", { name: other }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${other}`);
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
});
