import type { Page } from "@playwright/test";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { aConversation } from "../support/chats.ts";
import { stopClock, untilTimersRun } from "../support/clock.ts";
import { openHelp } from "../support/help-window.ts";
import { expect, test } from "../support/shop-test.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { guestIdOf, visit } from "../support/visit.ts";

const launcher = (page: Page) => page.getByRole("button", { name: /^Chat with support/ });
const windowOf = (page: Page) => page.getByRole("dialog", { name: "Chat with support" });

/** Requests of the chat that this page makes from now on. */
function chatRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const name = new URL(request.url()).searchParams.get("opname") ?? "";
    if (/chat/i.test(name)) requests.push(name);
  });
  return requests;
}

/** As if this browser had written before. */
const knowsConversation = (page: Page) =>
  page.evaluate(() => localStorage.setItem("chat", JSON.stringify({ who: "guest", known: true, unsent: [] })));

test("2A-05 SH-15 SH-16 BC-23 BC-24 the counter is requested 2 seconds after load, reads 9+ above 9, and is empty once answers are read", {
  tag: "@phone",
}, async ({ page, shop, consent }) => {
  await consent("necessary");
  await visit(page, "/contact-us");
  const replies = Array.from({ length: 12 }, (_, index) => `Answer ${index + 1}`);
  await aConversation(shop, `guest:${await guestIdOf(page)}`, replies);
  await knowsConversation(page);
  await stopClock(page);
  const requests = chatRequests(page);
  await visit(page, "/");
  await untilTimersRun(page);
  await page.clock.runFor(1_999);
  expect(requests).toEqual([]);
  await expect(launcher(page)).toHaveText("Chat with support");
  await page.clock.runFor(1);
  await expect(launcher(page)).toHaveText("Chat with support 9+ unread");
  await page.clock.resume();
  await openHelp(page);
  await expect(windowOf(page).getByText("Answer 12", { exact: true })).toBeVisible();
  await expect.poll(() => requests).toContain("readChat");
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toHaveText("Chat with support");
  await expect(launcher(page)).toBeFocused();
});

test("2A-05 a closed window of a visitor without a conversation makes no request, for any time the page is open", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("all");
  await stopClock(page);
  const requests = chatRequests(page);
  await visit(page, "/");
  await untilTimersRun(page);
  await page.clock.runFor(10 * 60_000);
  expect(requests).toEqual([]);
});

test("2A-05 SH-17 a shopper writes, staff answer in the back office, and the answer is there on the next page; offline nothing is lost or sent twice", {
  tag: "@phone",
}, async ({ page, context, browser, shop, consent, complaints, isMobile }) => {
  test.slow();
  await consent("necessary");
  await visit(page, "/contact-us");
  await openHelp(page);
  const window = windowOf(page);
  const field = window.getByRole("textbox", { name: "Your message" });
  await expect(field).toBeVisible();
  await expect(window.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(window.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us#message");
  await expectAccessible(page, "the chat before the first message");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the chat").toEqual([]);

  const question = `Is the castle in stock? ${crypto.randomUUID()}`;
  await field.fill(question);
  await field.press("Enter");
  await expect(window.getByText("Please tick the box first")).toBeVisible();
  await expect(field).toHaveValue(question);
  await window.getByRole("checkbox").check();
  await window.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field).toHaveValue("");
  const conversation = window.getByRole("list", { name: "Conversation" });
  await expect(conversation.getByRole("listitem").first()).toContainText(question);
  await expect(window.getByRole("checkbox")).toHaveCount(0);
  await window.getByRole("textbox", { name: "E-mail or WhatsApp number" }).fill("nobody");
  await window.getByRole("button", { name: "Save" }).click();
  await expect(window.getByText("Please enter an e-mail address or an Indonesian mobile number.")).toBeVisible();
  await window.getByRole("textbox", { name: "E-mail or WhatsApp number" }).fill("ani@mail.example");
  await window.getByRole("button", { name: "Save" }).click();
  await expect(window.getByText("If you leave, our answer also goes to a•••@mail.example.")).toBeVisible();

  const backOffice = await browser.newContext({ baseURL: shop.url });
  await sitDown(backOffice, shop.url, "support");
  const staff = await backOffice.newPage();
  await visit(staff, "/admin/chats");
  await expect(staff.getByRole("listitem").filter({ hasText: question })).toContainText("waits since");
  await expectAccessible(staff, "the list of conversations");
  await staff.getByRole("listitem").filter({ hasText: question }).getByRole("link").click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("a•••@mail.example");
  await staff.getByRole("textbox", { name: "Your answer" }).fill("Yes, two are left.");
  await staff.getByRole("button", { name: "Send answer" }).click();
  await expect(staff.getByText("Sent.")).toBeVisible();
  await expect(staff.getByRole("textbox", { name: "Your answer" })).toHaveValue("");
  await expectAccessible(staff, "a conversation in the back office");
  await expect(staff.getByRole("button", { name: "No answer needed" })).toHaveCount(0);

  // The open window polls, and reports the answer as read.
  await expect(conversation.getByText("Yes, two are left.")).toBeVisible();
  await expect(staff.getByText(/· read/)).toBeVisible();
  await expectAccessible(page, "the chat with an answer");

  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::|load resource/);
  await context.setOffline(true);
  await field.fill("Please keep one for me.");
  await field.press("Enter");
  await expect(conversation.getByText("Not sent yet.")).toBeVisible();
  await context.setOffline(false);
  await expect(conversation.getByText("Not sent yet.")).toHaveCount(0);
  await visit(page, "/");
  await openHelp(page);
  await expect(conversation.getByText("Please keep one for me.")).toHaveCount(1);
  await expect(conversation.getByText("Yes, two are left.")).toHaveCount(1);
  const [{ count } = { count: 0 }] = await shop.sql<{ count: number }>(
    "select count(*)::int as count from chat.message join chat.conversation on id = conversation_id where owner = $1",
    [`guest:${await guestIdOf(page)}`],
  );
  expect(count).toBe(3);
  await backOffice.close();
});

test("on a phone the floating buttons hide while a field has focus", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/login");
  await expect(launcher(page)).toBeVisible();
  await page.getByRole("main").getByRole("textbox").first().focus();
  await expect(launcher(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(launcher(page)).toBeVisible();
});
