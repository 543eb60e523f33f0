import type { Page } from "@playwright/test";
import { stopClock, untilTimersRun } from "../support/clock.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const launcher = (page: Page) => page.getByRole("button", { name: /^Chat with support/ });

test("SH-16 BC-24 chat starts 2 seconds after the page has loaded", { tag: "@desktop" }, async ({ page, consent }) => {
  await consent("all");
  await stopClock(page);
  await visit(page, "/");
  await untilTimersRun(page);
  await page.clock.runFor(1_999);
  await expect(launcher(page)).toHaveText("Chat with support");
  await page.clock.runFor(1);
  await expect(launcher(page)).toHaveText("Chat with support 1 unread");
});

test("chat waits for the visitor's consent, however long the page is open", { tag: "@desktop" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await stopClock(page);
  await visit(page, "/");
  const accept = page.getByRole("button", { name: "Accept all cookies" });
  // The question comes with a script of its own, and React shows what was waited for by a timer.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(accept).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(60_000);
  expect(asked.filter((url) => url.includes("local-chat"))).toEqual([]);
  await accept.click();
  await page.clock.runFor(2_000);
  await expect(launcher(page)).toHaveText("Chat with support 1 unread");
});

test("after “Only necessary” chat never starts and says why", { tag: "@desktop" }, async ({ page, consent }) => {
  await consent("necessary");
  await stopClock(page);
  await visit(page, "/");
  await untilTimersRun(page);
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await launcher(page).click();
  const window = page.getByRole("dialog", { name: "Chat with support" });
  await expect(window).toContainText("Chat starts once you accept all cookies.");
  await expect(window.getByRole("textbox")).toHaveCount(0);
});

test("SH-15 BC-23 the launcher counts unread messages, 9+ above 9, and none once they are read", {
  tag: "@phone",
}, async ({ page, consent }) => {
  await consent("all");
  // A vendor with twelve waiting messages in place of the built-in one.
  await page.route(/\/assets\/local-chat-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `let unread = 12; let changed = () => {}; const lines = [];
        export const localChat = { connect: async () => ({
          lines: () => lines, unread: () => unread, send() {},
          markRead() { unread = 0; changed(); },
          subscribe(listener) { changed = listener; return () => {}; } }) };`,
    }),
  );
  await visit(page, "/");
  await expect(launcher(page)).toHaveText("Chat with support 9+ unread");
  await launcher(page).click();
  await expect(page.getByRole("dialog", { name: "Chat with support" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(launcher(page)).toHaveText("Chat with support");
});

test("a shopper writes a message and sees it in the conversation", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("all");
  await visit(page, "/contact-us");
  await launcher(page).click();
  const window = page.getByRole("dialog", { name: "Chat with support" });
  await window.getByRole("textbox", { name: "Your message" }).fill("Is the castle in stock?");
  await window.getByRole("button", { name: "Send" }).click();
  await expect(window.getByRole("listitem")).toHaveText([
    "Chat with support: Hello! How can we help you today?",
    "You: Is the castle in stock?",
  ]);
  await expect(window.getByRole("textbox")).toHaveValue("");
});

test("SH-17 the WhatsApp chat is one tap away on every page and needs no consent", { tag: "@phone" }, async ({
  page,
  consent,
}) => {
  await consent("necessary");
  for (const path of ["/", "/contact-us"]) {
    await visit(page, path);
    const link = page.getByRole("link", { name: "Chat on WhatsApp (opens in a new tab)", exact: true });
    await expect(link).toHaveAttribute("href", "https://wa.me/6281110002026");
    await expect(link).toHaveCSS("position", "fixed");
  }
});

test("the floating buttons make room on a phone while somebody types", { tag: "@phone" }, async ({ page, consent }) => {
  await consent("necessary");
  await visit(page, "/login");
  const whatsApp = page.locator("a.steps-aside");
  await expect(launcher(page)).toBeVisible();
  await expect(whatsApp).toBeVisible();
  await page.getByRole("main").getByRole("textbox").first().focus();
  await expect(launcher(page)).toBeHidden();
  await expect(whatsApp).toBeHidden();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(launcher(page)).toBeVisible();
});
