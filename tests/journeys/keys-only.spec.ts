import { press, write } from "../support/keys-only.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test("a shopper with only a keyboard finds something, buys it as a guest, and gets the number to pay to", {
  tag: "@desktop",
}, async ({ page, consent }) => {
  test.slow();
  await consent("necessary");
  await visit(page, "/");
  await write(page, /^Search products$/, "daily runner");
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("daily runner");
  await press(page, /^Angin Pagi Daily Runner$/);
  await expect(main.getByRole("heading", { level: 1, name: "Angin Pagi Daily Runner" })).toBeVisible();

  await press(page, /^Add to cart$/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await press(page, /^No thanks$/);
  await press(page, /^Cart/);
  await expect(page).toHaveURL(/\/shop-cart/);
  await untilAlive(page);
  await press(page, /^Go to checkout/);

  await expect(page).toHaveURL(/\/guest-login/);
  await untilAlive(page);
  await write(page, /^E-mail/, "keys@mail.example");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
  await untilAlive(page);
  await write(page, /^First name/, "Ani");
  await write(page, /^Last name/, "Lestari");
  await write(page, /^Mobile/, "81234567890");
  await write(page, /district/i, "gambir");
  await expect(main.getByRole("option", { name: /^Gambir/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await write(page, /^Street/, "Jalan Melati 5");
  await press(page, /^Use this address$/);
  await expect(main.getByRole("radio", { name: /JNE REG/ })).toBeVisible();
  await press(page, /JNE REG/, "Space");
  await press(page, /BCA Virtual Account/, "Space");
  await expect(main.getByRole("radio", { name: /BCA Virtual Account/ })).toBeChecked();
  for (const box of [/^I accept the terms/, /^I have read/, /^I agree/]) await press(page, box, "Space");
  await press(page, /^Order and pay/);
  await expect(page).toHaveURL(/\/payment\?order=BB/);
  await expect(main.getByText(/virtual account/i).first()).toBeVisible();
});
