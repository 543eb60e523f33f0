import { expectAccessible } from "../support/axe.ts";
import { ordersLike } from "../support/orders.ts";
import { aPayment, payAtBank } from "../support/payments.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, untilAlive, visit } from "../support/visit.ts";

test("PY-06 PY-07 PY-08 PY-09 PY-10 PY-11 PY-12 PY-13 PY-14 PY-15 TR-39 BC-47 a virtual account shows bank, amount and deadline, and turns to Paid by itself", {
  tag: "@phone",
}, async ({ page, context, shop, consent }) => {
  await consent("necessary");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contact-us");
  const { orderCode, vaNumber } = await aPayment(shop.url, { owner: `guest:${await guestIdOf(page)}` });
  const number = vaNumber ?? "";
  const query = `order=${orderCode}&totalAmount=1&vaNumber=999900001111&paymentMethod=VA_BCA`;
  await visit(page, `/payment?${query}`);
  await expect(page).toHaveURL(`/payment?${query}`);
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your order is placed");
  await expect(main).toContainText("sari@mail.example");
  await expect(main).toContainText("Unpaid");
  await expect(main).toContainText(orderCode);
  await expect(main).toContainText("BCA Virtual Account");
  await expect(main).toContainText("Rp489.000");
  await expect(main).toContainText(number.replace(/(.{4})(?=.)/g, "$1 "));
  // D-83 M6: the page does not show the address's number.
  await expect(main).not.toContainText("9999 0000");
  await expect(main.getByRole("timer")).toHaveText(/^23:[45]\d:/);

  // The button's label in between has its own test (copy-button.spec.ts).
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.getByRole("button", { name: "Copy number" })).toBeVisible();

  await page.getByRole("tab", { name: "Mobile banking" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Open BCA mobile and sign in.");
  await expect(page.getByRole("tabpanel")).toContainText(number);
  await expectAccessible(page, "payment");

  await payAtBank(shop.url, number);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  await expect(main).toContainText("Paid");
  await expect(main).not.toContainText("Unpaid");
  await expect(main).not.toContainText(number.slice(0, 4));
  await expect(page.getByRole("link", { name: "View details" })).toHaveAttribute("href", `/order/detail/${orderCode}`);
  await page.getByRole("link", { name: "Continue shopping" }).click();
  await expect(page).toHaveURL("/");
});

test("PY-16 BC-48 what checkout left in the browser comes before the address; another's payment is not found; a refusing bank is named", {
  tag: "@phone",
}, async ({ page, shop, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  const mine = await aPayment(shop.url, { owner: `guest:${await guestIdOf(page)}`, amount: 377_000 });
  const foreign = await aPayment(shop.url, { owner: "guest:somebody-else", amount: 399_000 });
  await visit(page, `/payment?order=${foreign.orderCode}`);
  await expect(page.getByRole("heading", { name: "We could not find this payment" })).toBeVisible();
  await page.evaluate((code) => localStorage.setItem("sp-pay-ordercode", code), mine.orderCode);
  await visit(page, `/payment?order=${foreign.orderCode}`);
  await expect(page.locator("main")).toContainText("Rp377.000");
  await expect(page.locator("main")).not.toContainText(foreign.orderCode);

  await shop.sql("update payment.attempt set state = 'failed', ended_at = now() where reference = $1", [
    mine.reference,
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The bank refuses at the moment");
  await expect(page.getByRole("link", { name: "Pay another way" })).toHaveAttribute(
    "href",
    `/order/detail/${mine.orderCode}`,
  );
});

test("1A-01 D-49 a declined card leads to the order and to paying again, and the return page shows the server's state", {
  tag: "@phone",
}, async ({ page, shop, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  const owner = `guest:${await guestIdOf(page)}`;
  const { orderCode } = await aPayment(shop.url, { owner, channelCode: "CARD" });
  await visit(page, `/payment?order=${orderCode}`);
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.waitForURL(/\/pay-callback\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment was not successful");
  await expect(page.locator("main")).toContainText("your order is kept");
  await page.getByRole("link", { name: "Pay again or another way" }).click();
  await expect(page).toHaveURL(`/order/detail/${orderCode}`);
  await expect(page.getByRole("button", { name: "Pay another way" })).toBeVisible();
  // The link may have loaded the whole page.
  await untilAlive(page, "main button");
  await page.getByRole("button", { name: "Continue to pay" }).click();
  await page.getByRole("button", { name: /^Pay Rp/ }).click();
  await page.waitForURL(/\/pay-callback\?order=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has arrived");
  await expectAccessible(page, "payment");
});

test("PY-05 ER-30 M6 a forged return pays nothing, and a failed one names the contact", {
  tag: "@phone",
}, async ({ page, shop, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  const { reference, orderCode } = await aPayment(shop.url, { owner: `guest:${await guestIdOf(page)}` });
  const all = "vpc_TxnResponseCode=0&STATUSCODE=0000&d_status=0&status_code=200";
  await page.clock.install();
  await page.goto(`/pay-callback?order=${orderCode}&${all}`);
  await untilAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checking your payment…");
  await page.clock.runFor(31_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment is being processed");
  await page.goto(`/pay-callback?order=${orderCode}&status_code=202`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment was not successful");
  await expect(page.locator("main")).toContainText("contact our customer service");
  await expect(page.getByRole("link", { name: "Contact us" }).first()).toHaveAttribute("href", "/contact-us");
  const [row] = await shop.sql<{ status: string }>("select status from payment.payment where reference = $1", [
    reference,
  ]);
  expect(row?.status).toBe("unpaid");
});

test("1A-02 a free order leads from /payment to its order, several to the list, and is shown as placed", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  const free = { owner: `guest:${await guestIdOf(page)}`, pickup: true };
  const paymentReference = crypto.randomUUID();
  const together = { ...free, draft: { paymentReference } };
  const [one = "", ...several] = await ordersLike(free, together, together);
  await visit(page, `/payment?order=${one}&totalAmount=0`);
  await expect(page).toHaveURL(`/order/detail/${one}?placed=${one}`);
  await expect(page.getByText("Thank you, your order is placed")).toBeVisible();
  await expect(page.getByText(`There is nothing left to pay for ${one}.`)).toBeVisible();
  await visit(page, `/payment?order=${several.join(",")}&totalAmount=0`);
  await expect(page).toHaveURL(/\/order\?placed=/);
  await expect(page.getByText("Thank you, your order is placed")).toBeVisible();
  for (const code of several) await expect(page.getByRole("heading", { name: code })).toBeVisible();
});
