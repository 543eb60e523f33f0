import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

const popupOf = (page: Page) => page.getByRole("region", { name: "Cookies at our shop" });
const oneDaySeconds = 24 * 60 * 60;

test("CO-01 CO-03 a new visitor is asked about cookies, with title, description and both answers", async ({ page }) => {
  await visit(page, "/");
  const popup = popupOf(page);
  await expect(popup).toBeVisible();
  await expect(popup.getByRole("heading")).toHaveText("Cookies at our shop");
  await expect(popup).toContainText("Some cookies keep your cart and your language");
  await expect(popup.getByRole("button")).toHaveText(["Accept all cookies", "Only necessary"]);
  await page.reload();
  await expect(popup).toBeVisible();
});

test("cookie banner HTML is parsed once per page load, for any number of renders during hydration", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const first = await popupOf(page).getByText("Some cookies keep your cart").elementHandle();
  await guestIdOf(page);
  await page.waitForLoadState("networkidle");
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
});

test("both answers are equally large", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact-us");
  const sizeOf = async (name: string) => {
    const { width = 0, height = 0 } = (await page.getByRole("button", { name }).boundingBox()) ?? {};
    return `${width} × ${height}`;
  };
  await expect.poll(async () => (await sizeOf("Only necessary")) === (await sizeOf("Accept all cookies"))).toBe(true);
});

test("CO-02 the popup is hidden on the privacy policy and back on the next page", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/");
  const popup = popupOf(page);
  await popup.getByRole("link", { name: "privacy policy" }).click();
  await expect(page).toHaveURL("/page/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await visit(page, "/contact-us");
  await expect(popup).toBeVisible();
});

for (const [button, value, ids] of [
  ["Accept all cookies", "all", "CO-03 CO-04 CO-15 TR-30 "],
  ["Only necessary", "necessary", ""],
] as const) {
  test(`${ids}“${button}” is remembered for 365 days on the whole site and hides the popup`, { tag: "@phone" }, async ({
    page,
    context,
    shop,
  }) => {
    await visit(page, "/contact-us");
    await page.getByRole("button", { name: button }).click();
    await expect(popupOf(page)).toHaveCount(0);
    const proof = "select given, form from consent.entry where subject = $1 and purpose = 'cookies'";
    const subject = `guest:${await guestIdOf(page)}`;
    await expect.poll(() => shop.sql(proof, [subject])).toEqual([{ given: value === "all", form: "cookiePopup" }]);
    const cookie = (await context.cookies()).find(({ name }) => name === "acceptConsent");
    expect(cookie).toMatchObject({ value, path: "/", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / oneDaySeconds;
    expect(Math.round(days)).toBe(365);
    await visit(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(popupOf(page)).toHaveCount(0);
  });
}
