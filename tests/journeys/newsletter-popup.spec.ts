import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.use({ newsletterPopup: true, contextOptions: { reducedMotion: "reduce" } });

const popupOf = (page: Page) => page.getByRole("dialog", { name: "One letter a week" });
const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem("subscribeDialogFlag"));

/** Lets a long while pass on the page; by then the popup would have come. */
async function wait(page: Page): Promise<void> {
  await guestIdOf(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.fastForward(6_000);
    // The popup asks the server for a file and for its words: questions asked after those are answered after them.
    await page.evaluate(async () => {
      for (let question = 0; question < 3; question += 1) await fetch("/healthz", { cache: "no-store" });
    });
  }
}

async function untilInvited(page: Page) {
  const popup = popupOf(page);
  await guestIdOf(page);
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(popup).toBeVisible({ timeout: 700 });
  }).toPass();
  return popup;
}

test.beforeEach(({ page }) => page.clock.install());

test("NL-01 NL-02 NL-03 NL-06 NL-07 BC-31 a guest at home is invited with the editors' picture and text, after a while", async ({
  page,
  consent,
  isMobile,
}) => {
  await consent("necessary");
  await visit(page, "/");
  await expect(popupOf(page)).toHaveCount(0);
  const popup = await untilInvited(page);
  await expect(popup).toContainText("New sets, court news and the odd secret price.");
  const picture = popup.getByRole("img", { name: /green envelope/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(popup.getByRole("button", { name: "Subscribe Now" })).toBeVisible();
  await expect.poll(async () => Math.round((await popup.boundingBox())?.width ?? 0)).toBe(isMobile ? 324 : 600);
  await expectAccessible(page, "home with the newsletter popup");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "home with the newsletter popup, dark", "colours");
  for (const target of await popup.getByRole("button").all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
  }
});

test("NL-02 NL-05 TR-29 closing it is remembered, and it never comes again", { tag: "@desktop" }, async ({
  page,
  consent,
}) => {
  await consent("all");
  await visit(page, "/");
  const popup = await untilInvited(page);
  expect(await flagOf(page)).toBeNull();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toHaveCount(0);
  expect(await flagOf(page)).toBe("1");
  await page.reload();
  await wait(page);
  await expect(popup).toHaveCount(0);
});

test("it waits for the answer about cookies, and while a field has focus", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/");
  await wait(page);
  await expect(popupOf(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Only necessary" }).click();
  const field = page.getByRole("contentinfo").getByLabel("Your e-mail");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await field.focus();
  await wait(page);
  await expect(popupOf(page)).toHaveCount(0);
  await field.blur();
  await untilInvited(page);
});

test("NL-01 on any other page it does not come", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  await wait(page);
  await expect(popupOf(page)).toHaveCount(0);
});

test("NL-02 RO-08 a signed-in member is not invited", { tag: "@desktop" }, async ({ page, shop, consent }) => {
  await consent("necessary");
  await signIn(page, shop, await addMember(shop));
  await visit(page, "/");
  await wait(page);
  await expect(popupOf(page)).toHaveCount(0);
});

test("NL-06 without the editors' page nothing pops up", { tag: "@desktop" }, async ({ page, consent }) => {
  await consent("necessary");
  await page.route("**/graphql?opname=getPageByUrl", (route) =>
    route.fulfill({ json: { data: { getPageByUrl: null } } }),
  );
  await visit(page, "/");
  await wait(page);
  await expect(popupOf(page)).toHaveCount(0);
  expect(await flagOf(page)).toBeNull();
});

test("CO-09 NL-04 NL-11 NL-12 an invalid form shows its errors, and a valid one closes the popup with thanks", {
  tag: "@phone",
}, async ({ page, consent, toasts, shop }) => {
  await consent("necessary");
  await visit(page, "/");
  const popup = await untilInvited(page);
  const email = `popup-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await popup.getByLabel("Your e-mail").fill("nobody@");
  await popup.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(popup.getByText("Please check the form")).toBeVisible();
  const missing = popup.getByText("You are required to agree to our data terms to proceed.");
  await expect(missing).toBeVisible();
  await expect(popup.getByLabel("Your e-mail")).toBeFocused();
  await expect(popup.getByLabel("Your e-mail")).toHaveValue("nobody@");
  await expectAccessible(page, "the popup with its mistakes");
  await popup.getByRole("checkbox").check();
  await expect(missing).toHaveCount(0);
  await popup.getByLabel("Your e-mail").fill(email);
  await expect(popup.getByText("Please check the form")).toHaveCount(0);
  await popup.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(popup).toHaveCount(0);
  await expect.poll(() => toasts.join()).toContain("A letter of confirmation is on its way to you.");
  expect(await flagOf(page)).toBe("1");
  expect(
    await shop.sql("select subscribed, source_type from newsletter.subscription where email = $1", [email]),
  ).toEqual([{ subscribed: true, source_type: "Web" }]);
});
