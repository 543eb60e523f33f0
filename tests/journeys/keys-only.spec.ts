import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

type Focused = { readonly name: string; readonly ringed: boolean };

/** What has the focus is called so, roughly, by a screen reader; and whether it shows that it has it. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Between the last of a page and its first stands the browser itself.
    if (element === document.body) return { name: "", ringed: true };
    const labels = element && "labels" in element ? (element as HTMLInputElement).labels : null;
    const words = element?.getAttribute("aria-label") || labels?.[0]?.textContent || element?.textContent || "";
    // A box of our own drawing shows the focus of the one below it.
    const around = [element, element?.nextElementSibling, element?.parentElement, element?.closest("label")];
    const ringed = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one ?? document.body);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    return { name: words.replaceAll(/\s+/g, " ").trim(), ringed };
  });

/** Presses Tab until the wanted is reached, and sees on the way where one is. Whoever has to press more often has lost patience. */
async function tabTo(page: Page, wanted: RegExp, most = 120): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < most; press += 1) {
    const { name, ringed } = await focused(page);
    if (press > 0) expect(ringed, `the focus on "${name}" is seen`).toBe(true);
    if (wanted.test(name)) return;
    passed.push(name.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`${wanted} is not reached by Tab; passed: ${passed.join(" | ")}`);
}

async function press(page: Page, wanted: RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

async function write(page: Page, field: RegExp, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

test("somebody who has a keyboard and nothing else finds something, buys it as a guest, and gets the number to pay to", {
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
