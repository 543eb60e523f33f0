import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("all"));

const someone = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const boxOf = (page: Page) => page.getByRole("contentinfo").getByRole("region", { name: "One letter a week" });
/** The form stands in the page; its script comes when the visitor does. */
async function comeTo(box: Locator): Promise<Locator> {
  await box.scrollIntoViewIfNeeded();
  await untilAlive(box.page(), "footer form");
  return box;
}

const recordOf = "select subscribed, source_type, utm_data from newsletter.subscription where email = $1";

test("NL-08 NL-11 NL-12 CO-09 SH-13 the footer's form names its errors, thanks, and sends an e-mail", {
  tag: "@phone",
}, async ({ page, shop, inbox }) => {
  const email = someone("footer");
  await visit(page, "/contact-us");
  const box = await comeTo(boxOf(page));
  await expect(box.getByRole("checkbox")).not.toBeChecked();
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByText("Please check the form")).toBeVisible();
  const missing = box.getByText("You are required to agree to our data terms to proceed.");
  await expect(missing).toBeVisible();
  await expectAccessible(page, "the footer with its mistakes", "everything");
  await box.getByRole("checkbox").check();
  await expect(missing).toHaveCount(0);
  await box.getByLabel("Your e-mail").fill(` ${email.toUpperCase()} `);
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("status")).toContainText("A letter of confirmation is on its way to you.");
  expect(await shop.sql(recordOf, [email])).toEqual([{ subscribed: true, source_type: "Web", utm_data: {} }]);
  await expect
    .poll(async () => (await inbox.messagesTo(email)).map(({ subject }) => subject))
    .toEqual(["Please confirm: news from Bata & Bola"]);
  // 2B-12: the letter asks, and only its button confirms.
  const confirmed = "select confirmed_at is not null as confirmed from newsletter.subscription where email = $1";
  expect(await shop.sql(confirmed, [email])).toEqual([{ confirmed: false }]);
  const [mail] = await inbox.messagesTo(email);
  await visit(page, /Yes, send me news: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
  await expectAccessible(page, "the page that confirms");
  await page.getByRole("button", { name: "Yes, send me news" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, it is confirmed");
  expect(await shop.sql(confirmed, [email])).toEqual([{ confirmed: true }]);
});

test("an unreachable server is shown, the input is kept, and the next try succeeds", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED \S+opname=createSubscribeNotificationSS/);
  const email = someone("again");
  await visit(page, "/contact-us");
  const box = await comeTo(boxOf(page));
  await box.getByLabel("Your e-mail").fill(email);
  await box.getByRole("checkbox").check();
  await page.route("**/graphql?opname=createSubscribeNotificationSS", (route) => route.abort());
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("alert")).toHaveText("That did not work, but nothing is lost. Please try again.");
  await expect(box.getByLabel("Your e-mail")).toHaveValue(email);
  await expect(box.getByRole("checkbox")).toBeChecked();
  await page.unroute("**/graphql?opname=createSubscribeNotificationSS");
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("status")).toContainText("Thank you!");
});

test("LP-09 NL-09 NL-10 the page behind a printed code has the form, and records the source of its readers", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const email = someone("code");
  await visit(page, "/page/newsletter-qrcode?utm_source=box&utm_medium=print&utm_campaign=castle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stay in touch");
  const form = page.getByRole("main").getByRole("region", { name: "The newsletter" });
  await expect(boxOf(page)).toHaveCount(0);
  await expectAccessible(page, "the page behind a code");
  await form.getByLabel("Your e-mail").fill(email);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(form.getByRole("status")).toContainText("Thank you!");
  expect(await shop.sql(recordOf, [email])).toEqual([
    {
      subscribed: true,
      source_type: "QR",
      utm_data: { utm_source: "box", utm_medium: "print", utm_campaign: "castle" },
    },
  ]);
});

test("LP-09 a code without a page of its own still leads to the form", { tag: "@phone" }, async ({ page }) => {
  const response = await visit(page, "/newsletter-qrcode-surabaya");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One letter a week");
  await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
});

test("NL-19 the unsubscribe link in an e-mail opens a page whose button unsubscribes", { tag: "@phone" }, async ({
  page,
  shop,
  inbox,
}) => {
  const email = someone("leaver");
  await visit(page, "/contact-us");
  await comeTo(boxOf(page));
  await boxOf(page).getByLabel("Your e-mail").fill(email);
  await boxOf(page).getByRole("checkbox").check();
  await boxOf(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(boxOf(page).getByRole("status")).toBeVisible();
  await expect.poll(async () => (await inbox.messagesTo(email)).length).toBe(1);
  const [mail] = await inbox.messagesTo(email);
  const link = /Unsubscribe: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await visit(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No more letters?");
  await expectAccessible(page, "the page that unsubscribes");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await expect(page).toHaveURL("/newsletter/unsubscribe?done");
  expect(await shop.sql(recordOf, [email])).toMatchObject([{ subscribed: false }]);
});

test("a truncated link shows an error", { tag: "@phone" }, async ({ page, complaints }) => {
  complaints.allow(/400 \(Bad Request\) \S+\/newsletter\/unsubscribe/);
  await visit(page, "/newsletter/unsubscribe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
  await visit(page, "/newsletter/unsubscribe?token=cut");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link is incomplete");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("NL-08 NL-09 the forms of footer and code page work", { tag: "@phone" }, async ({ page, shop, complaints }) => {
    complaints.allow(/400 \(Bad Request\) \S+\/newsletter\/subscribe/);
    for (const [path, button, source] of [
      ["/contact-us", "Subscribe", "Web"],
      ["/page/newsletter-qrcode", "Subscribe Now", "QR"],
    ] as const) {
      const email = someone("plain");
      await page.goto(path);
      await page.getByLabel("Your e-mail").fill(email);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText("You are required to agree to our data terms to proceed.")).toBeVisible();
      await expect(page.getByLabel("Your e-mail")).toHaveValue(email);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Subscribe Now" }).click();
      await expect(page).toHaveURL("/newsletter/subscribe?done");
      await expect(page.getByText("A letter of confirmation is on its way to you.")).toBeVisible();
      expect(await shop.sql(recordOf, [email])).toMatchObject([{ subscribed: true, source_type: source }]);
    }
  });
});
