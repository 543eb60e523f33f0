import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const patience = { timeout: 60_000 };

test("MX-02 an administrator changes the Indonesian order confirmation, sees it with a real order, gets a test, and restores it", {
  tag: "@desktop",
}, async ({ page, context, shop, inbox }) => {
  const order = await aPaidOrder();
  await sitDown(context, shop.url, "admin");
  await visit(page, "/admin/messages");
  await page.getByRole("searchbox").fill("confirmation");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: "We have your order", exact: true }).click();
  await page.getByRole("link", { name: /^Bahasa Indonesia/ }).click();
  await expect(page).toHaveURL(/orderReceived\.one\?channel=EMAIL&language=id-ID/);

  // The preview follows what is typed, in a frame that runs nothing.
  const subject = page.getByLabel("Subject", { exact: true });
  const frame = page.frameLocator("iframe[sandbox='']");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Pesanan Anda kami terima");
  await page.getByLabel("Heading", { exact: true }).fill("Hore, pesanan masuk!");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Hore, pesanan masuk!");
  await subject.fill("Hore! ");
  await page.getByRole("button", { name: /^Insert \{order\},.*: Subject$/ }).click();
  await expect(subject).toHaveValue("Hore! {order}");

  // With a real order.
  await page.getByRole("combobox", { name: "A real order" }).fill(order);
  await page.getByRole("option").filter({ hasText: order }).click();
  await expect(page.getByText(`Hore! ${order}`, { exact: true })).toBeVisible(patience);
  await expect(frame.getByText("Brick").first()).toBeVisible();
  await expect(frame.locator("table").first()).toHaveCSS("background-color", "rgb(250, 246, 239)");

  // A lost placeholder is refused beside its field.
  const thanks = page.getByLabel("Paragraph 1", { exact: true });
  const shipped = await thanks.inputValue();
  await thanks.fill("Terima kasih!");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("{order} is missing: the message needs it.").first()).toBeVisible();
  await thanks.fill(shipped);
  await expectAccessible(page, "the editor of a message in the back office");

  // A test arrives in the own mailbox.
  await page.getByRole("button", { name: "Send me a test" }).click();
  const notice = await page.getByText(/^A test is on its way to /).textContent();
  const email = /to (\S+@\S+)\.$/.exec(notice ?? "")?.[1] ?? "";
  await expect
    .poll(async () => (await inbox.messagesTo(email)).map((mail) => mail.subject), patience)
    .toEqual([`[Test] Hore! ${order}`]);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByText("Changed", { exact: true }).first()).toBeVisible();

  // The version before the change is restored.
  await page.getByRole("button", { name: "History" }).click();
  const drawer = page.getByRole("dialog", { name: "History" });
  await drawer.getByRole("button", { name: "Undo change 1" }).click();
  await expect(drawer.getByText("Undone.", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Heading", { exact: true })).toHaveValue("Pesanan Anda kami terima", patience);
  await expect
    .poll(
      async () =>
        (await shop.sql("select id from notification.message_text where id like 'orderReceived.one:%'")).length,
    )
    .toBe(0);
});
