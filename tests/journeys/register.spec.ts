import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { codeFor, codeIn, fillInPerson, letPausesPass, newPerson } from "../support/new-member.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));
test.use({ contextOptions: { reducedMotion: "reduce" } });

const memberOf = "select mobile, first_name, birth_date::text as birth_date from identity.member where email = $1";

const flagsOf = `select by_email, by_whatsapp, news from newsletter.preference
  join identity.member using (user_code) where email = $1`;

async function enterNumber(page: Page, number: string) {
  await page.getByLabel("Mobile number").fill(number);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("2A-06 RT-33 RT-35 ID-04 ID-05 ID-08 ID-09 ID-11 SU-04 SU-18 SU-22 VA-16 BC-09 GN-09 GN-11 NL-18 TR-07 TR-13 TR-14 TR-15 register by WhatsApp, and be in", async ({
  page,
  shop,
  inbox,
}) => {
  test.slow();
  const { typed, mobile, email } = newPerson();
  await visit(page, "/register?redirectUrl=/store");
  await expectAccessible(page, "the start of a registration");
  await enterNumber(page, typed);
  const method = page.getByRole("dialog", { name: "How shall we send the code?" });
  await expectAccessible(page, "the choice of a channel");
  await method.getByRole("button", { name: "By WhatsApp" }).click();
  await expect(method).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "Enter your code" });
  await expect(dialog).toContainText(/We sent a 4-digit code by WhatsApp to \+62 813-/);
  await expect(dialog.getByRole("timer")).toHaveText(/^00:[0-5]\d$|^01:00$/);
  await expectAccessible(page, "the code dialog");
  await codeIn(page).fill(`kode: ${await codeFor(inbox, mobile, "WHATSAPP")}`);

  await expect(page.getByRole("heading", { level: 1, name: "Tell us about yourself" })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/register/signup`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await expect(page.getByText("You are required to agree to our data terms to proceed.")).toBeVisible();
  await expectAccessible(page, "the sign-up form with its mistakes");
  await expect(page.getByText("6 to 20 characters, with a letter, a digit and a special character.")).toBeVisible();
  await expect(page.locator('main input[type="hidden"][name="mobile"]')).toBeDisabled();
  // 2A-06: the proved number survives a reload, although the key has left the address.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Tell us about yourself" })).toBeVisible();
  await expect(page.locator('main input[type="hidden"][name="mobile"]')).toHaveValue(mobile);

  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await expect(page.getByRole("dialog", { name: "Verify your e-mail" })).toContainText("It expires in 10 minutes.");
  await codeIn(page).fill(await codeFor(inbox, email, "EMAIL"));
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).not.toBeEditable();
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toBeEditable();
  await letPausesPass(shop);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await codeIn(page).fill(await codeFor(inbox, email, "EMAIL", 1));
  await expect(page.getByLabel("E-mail", { exact: true })).not.toBeEditable();
  await fillInPerson(page);
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /Yes, write to me/ })
    .uncheck();
  await page.getByRole("button", { name: "Register" }).click();

  await expect(page).toHaveURL(`${shop.url}/store`);
  await expect(page.getByText("Welcome! Your account is ready.")).toBeVisible();
  expect(await shop.sql(memberOf, [email])).toEqual([{ mobile, first_name: "Sari", birth_date: "1999-01-05" }]);
  await expect(page.getByRole("banner").getByRole("button", { name: "Account of Sari" })).toBeVisible();
  const unticked = { by_email: false, by_whatsapp: false, news: false };
  await expect.poll(() => shop.sql(flagsOf, [email])).toEqual([unticked]);
  const subjects = async () => (await inbox.messagesTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Welcome to Bata & Bola");
});

test("ID-06 ID-07 ID-10 ID-12 ID-15 BC-14 BC-15 BC-16 BC-20 TR-08 TR-09 SU-21 LG-04 a wrong code is shown, a new one comes by SMS, and the e-mail's code is typed into the form", async ({
  page,
  shop,
  inbox,
}) => {
  test.slow();
  const { typed, mobile, email } = newPerson();
  await page.clock.install();
  await visit(page, "/register");
  await enterNumber(page, typed);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("dialog").getByRole("button", { name: "By SMS" }).click();
  const first = await codeFor(inbox, mobile, "SMS");
  const dialog = page.getByRole("dialog", { name: "Enter your code" });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(499);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog).toBeVisible();
  await page.clock.resume();
  await codeIn(page).fill("1a2b");
  await expect(codeIn(page)).toHaveValue("12");
  await codeIn(page).fill(first === "1234" ? "4321" : "1234");
  await expect(dialog.getByText("This code is not right. Please check it and try again.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send a new code" })).toHaveCount(0);
  await letPausesPass(shop);
  await page.clock.fastForward(61_000);
  // From here on the test turns the clock: the button lets go half a second after the answer, the page a second after it.
  await page.clock.pauseAt(Date.now() + 20 * 60_000);
  const resend = dialog.getByRole("button", { name: "Send a new code" });
  await resend.click();
  const second = await codeFor(inbox, mobile, "SMS", 1);
  await expect(dialog.getByRole("status").filter({ hasText: "A new code is on its way." })).toBeAttached();
  await expect(resend).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(499);
  await expect(resend).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1);
  await expect(dialog.getByRole("timer")).toBeVisible();
  await codeIn(page).fill(second);
  await expect(dialog.getByRole("status").filter({ hasText: "Your code is right." })).toBeAttached();
  await page.clock.runFor(999);
  await expect(page).toHaveURL(`${shop.url}/register`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${shop.url}/register/signup`);
  await page.clock.resume();

  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Validation code").fill(await codeFor(inbox, email, "EMAIL"));
  await fillInPerson(page);
  await page.getByRole("button", { name: "Register" }).click();
  // The usual place to go is the login, which sends a member on.
  await expect(page).toHaveURL(`${shop.url}/`);
  expect(await shop.sql(memberOf, [email])).toMatchObject([{ mobile }]);
});

test("D-07 no answer on WhatsApp after 20 seconds: SMS is offered and sent", { tag: "@phone" }, async ({
  page,
  shop,
  inbox,
}) => {
  const { typed, mobile } = newPerson();
  await page.clock.install();
  await visit(page, "/register");
  await enterNumber(page, typed);
  await page.getByRole("dialog").getByRole("button", { name: "By WhatsApp" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter your code" });
  await expect(dialog).toContainText("by WhatsApp");
  await letPausesPass(shop);
  await page.clock.fastForward(21_000);
  await dialog.getByRole("button", { name: "Send it by SMS" }).click();
  await expect(dialog).toContainText("by SMS");
  await codeIn(page).fill(await codeFor(inbox, mobile, "SMS"));
  await expect(page).toHaveURL(`${shop.url}/register/signup`);
});

test("ID-17 ID-18 ID-19 ID-02 a number that has an account is told so, and shown the sign-in", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/register?redirectUrl=/store");
  await enterNumber(page, "0812 1000 0001");
  const dialog = page.getByRole("dialog", { name: "This number is registered" });
  await expect(dialog).toContainText("You have an account with our shop");
  await expectAccessible(page, "the dialog of a registered number");
  await expect(dialog.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login?redirectUrl=%2Fstore");
  await dialog.getByRole("button", { name: "Use another number" }).click();
  await expect(page.getByLabel("Mobile number")).toHaveValue("0812 1000 0001");
});

test("SU-01 VA-01 ID-13 BC-17 no key leads to the start; an expired one is shown and leads there; a failure to send is shown", {
  tag: "@phone",
}, async ({ page, shop, complaints }) => {
  complaints.allow(/ERR_FAILED \S+opname=sendOtpToMember/);
  await page.clock.install();
  const old = Buffer.from(JSON.stringify({ token: "old.ticket", mobile: "+6281234567890" })).toString("base64url");
  await visit(page, `/register/signup?key=${old}`);
  await expect(
    page.getByText("This took a little too long. Please verify your number or e-mail once more."),
  ).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(`${shop.url}/register`);
  await visit(page, "/register/signup");
  await expect(page).toHaveURL(`${shop.url}/register`);

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Please enter your mobile phone")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await enterNumber(page, newPerson().typed);
  await page.route("**/graphql?opname=sendOtpToMember", (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "By SMS" }).click();
  await expect(page.getByText("Please try again", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the input is kept after sending, and the page names its errors", { tag: "@phone" }, async ({ page, shop }) => {
    // The browser of a test does not show what stands in a noscript element, even when it runs none.
    const response = await page.goto("/register");
    expect(await response?.text()).toMatch(/<noscript>.*To send you a code we need JavaScript\./s);
    await page.getByLabel("Mobile number").fill("0812 9999 0000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Mobile number")).toHaveValue("0812 9999 0000");
    await expect(page).toHaveURL(`${shop.url}/register`);
  });
});
