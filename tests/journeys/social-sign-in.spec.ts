import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { stopClock } from "../support/clock.ts";
import type { Inbox } from "../support/inbox.ts";
import { fillInPerson } from "../support/new-member.ts";
import { expect, test } from "../support/shop-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(async ({ consent }) => consent("necessary"));

/** A visitor who has looked around before. */
async function arrive(page: Page): Promise<void> {
  await visit(page, "/contact-us");
  await guestIdOf(page);
}

/** The header calls a member by name. */
const accountOf = (page: Page) => page.getByRole("button", { name: /^Account of/ });

const keptIn = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** Signs in elsewhere as a person who is new to both sites. */
async function signInAsNewcomer(page: Page, email: string): Promise<void> {
  await page.getByText("Somebody else", { exact: true }).click();
  await page.getByLabel("First name").fill("Bunga");
  await page.getByLabel("Last name").fill("Citra");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function proveNumber(page: Page, inbox: Inbox, mobile: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Verify your mobile number" });
  await dialog.getByRole("textbox", { name: "Mobile number" }).fill(mobile.slice(3));
  await dialog.getByRole("button", { name: "Verify", exact: true }).click();
  const field = dialog.getByRole("textbox", { name: "Verification code" });
  await expect(field).toBeFocused();
  const code = async () => (await inbox.messagesTo(mobile))[0]?.code ?? "";
  await expect.poll(code).toMatch(/^\d{4}$/);
  await field.fill(await code());
}

/** A number, a mailbox and a code that no other test uses, nor this one when it is repeated. */
function aPerson({ project, repeatEachIndex }: TestInfo) {
  const place = `${project.name.startsWith("phone") ? 1 : 2}${String(repeatEachIndex).padStart(2, "0")}`;
  return {
    mobile: `+6281388800${place}`,
    email: `bunga-${project.name}-${repeatEachIndex}@elsewhere.example`,
    userCode: `USOCIAL${place}`,
  };
}

test("SO-07 a linked Google account signs its member in, leads on and remembers to offer the club", async ({
  page,
}) => {
  await visit(page, "/login?redirectUrl=%2Fstore");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expectAccessible(page, "the stand-in of Google");
  await page.getByRole("button", { name: /Gita Maharani/ }).click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(accountOf(page)).toBeVisible();
  await expect.poll(() => keptIn(page, "showLinkDialog")).toBe("1");
  await visit(page, "/contact-us");
  await expect(accountOf(page)).toBeVisible();
});

test("TR-19 a linked Facebook account signs its member in and leads home, where linking the club is offered", async ({
  page,
}) => {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Continue with Facebook" }).click();
  await page.getByRole("button", { name: /Fajar Nugroho/ }).click();
  await expect(page).toHaveURL("/");
  await expect(accountOf(page)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Link your MAPCLUB account" })).toBeVisible();
  await expect.poll(() => keptIn(page, "showLinkDialog")).toBeNull();
});

test("SO-05 TR-17 ID-21 ID-22 BC-31 GN-11 a new visitor proves a member's number, is signed in and told that Google is connected", async ({
  page,
  inbox,
  shop,
  toasts,
  isMobile,
}, testInfo) => {
  const { mobile, email, userCode } = aPerson(testInfo);
  await shop.sql(
    `insert into identity.member (user_code, mobile, mobile_verified_at, first_name, last_name)
     values ($1, $2, now(), 'Bunga', 'Citra') on conflict do nothing`,
    [userCode, mobile],
  );
  await visit(page, "/login?redirectUrl=%2Fstore");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await signInAsNewcomer(page, email);
  await expect(page.getByRole("heading", { name: "Welcome, Bunga" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Verify your mobile number" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the dialog for the number");
  // It grows a little while it comes in.
  await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(isMobile ? 324 : 500);
  await dialog.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(dialog.getByText("Please enter your mobile phone")).toBeVisible();
  await proveNumber(page, inbox, mobile);
  await expect(page).toHaveURL(/\/store$/);
  await expect.poll(() => toasts.join()).toContain("Google connected");
  await expect(accountOf(page)).toBeVisible();
  await expect.poll(() => keptIn(page, "showLinkDialog")).toBeNull();
});

test(
  "S11 a member connects Google in the settings after a proof, and takes it away again",
  { tag: "@desktop" },
  async ({ page, toasts }, testInfo) => {
    await arrive(page);
    await page.goto("/social/facebook?redirectUrl=%2Faccount%2FaccountSetting");
    await page.getByRole("button", { name: /Fajar Nugroho/ }).click();
    await expect(page).toHaveURL(/accountSetting$/);
    const card = page.getByRole("region", { name: "Connected accounts" });
    const confirm = async () => {
      const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
      await dialog.getByRole("textbox", { name: "Current password" }).fill("Main-bola7");
      await dialog.getByRole("button", { name: "Continue" }).click();
    };
    await card.getByRole("button", { name: "Connect Google" }).click();
    await confirm();
    await signInAsNewcomer(page, `second-${aPerson(testInfo).email}`);
    await expect(page).toHaveURL(/accountSetting$/);
    await expect.poll(() => toasts.join()).toContain("Google connected");
    await card.getByRole("button", { name: "Disconnect Google" }).click();
    await confirm();
    await expect.poll(() => toasts.join()).toContain("Google disconnected");
    await expect(card.getByRole("button", { name: "Connect Google" })).toBeVisible();
    await expectAccessible(page, "the connected accounts");
  },
);

test("SO-06 ER-16 BC-19 TR-18 a member's e-mail without the link is refused, and the login shows it for six seconds", async ({
  page,
}) => {
  await arrive(page);
  await stopClock(page);
  await visit(page, "/login?redirectUrl=%2Fstore");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: /Andi Pratama/ }).click();
  await expect(page).toHaveURL("/login?redirectUrl=%2Fstore");
  const message = page
    .getByRole("region", { name: "Notifications" })
    .getByText("This Google account is registered and cannot be linked without logging in first.");
  await expect(message).toBeVisible();
  await page.clock.runFor(5_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
});

test("Cancel leads back to the login, which keeps the return path", { tag: "@phone" }, async ({ page, toasts }) => {
  await visit(page, "/login?redirectUrl=%2Fstore");
  await page.getByRole("link", { name: "Continue with Facebook" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/login?redirectUrl=%2Fstore");
  await expect.poll(() => toasts.join()).toContain("You did not sign in with Facebook.");
});

test("SO-04 TR-16 a new visitor with a new number comes to the sign-up form, filled in from Google, and the wishlist item that led there is kept", async ({
  page,
  inbox,
  shop,
}, testInfo) => {
  const { email } = aPerson(testInfo);
  const mobile = aPerson(testInfo).mobile.replace("8880", "7770");
  await visit(page, "/login?redirectUrl=%2Fpdp%2FLKH1001&wishlist=LKH1001");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await signInAsNewcomer(page, `new-${email}`);
  await proveNumber(page, inbox, mobile);
  await expect(page).toHaveURL(/\/register\/signup/);
  await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(`new-${email}`);
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Bunga");

  await fillInPerson(page);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).toHaveURL("/pdp/LKH1001");
  const wishes = `select product_code from wishlist.wish join identity.member using (user_code) where email = $1`;
  await expect.poll(() => shop.sql(wishes, [`new-${email}`])).toEqual([{ product_code: "LKH1001" }]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a linked account signs in by two pages and a link", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/login?redirectUrl=%2Faccount%2FaccountSetting");
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: /Gita Maharani/ }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL("/account/accountSetting");
    await expect(page.getByRole("heading", { name: "Account settings" })).toBeVisible();
  });
});
