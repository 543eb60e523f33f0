import { isSignedBy, webhookReceiver } from "#modules/webhooks/server/testing/webhook-receiver.ts";
import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

const patience = { timeout: 60_000 };

test("MX-05 an administrator adds an endpoint, tries it, and an order that is ready arrives there signed, again after a replay", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  const receiver = await webhookReceiver(() => 503);
  try {
    await sitDown(context, shop.url, "admin");
    const code = `erp-${crypto.randomUUID().slice(0, 8)}`;
    await visit(page, "/admin/webhooks");
    await page.getByRole("link", { name: "New endpoint" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New endpoint");

    // Refused input stays, with a sentence beside it.
    await page.getByLabel("Address", { exact: true }).fill("https://10.0.0.1/hooks");
    await page.getByLabel("Address", { exact: true }).blur();
    await expect(page.getByLabel("Code", { exact: true })).toHaveValue("10-0-0-1");
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("This address is in a private network.").first()).toBeVisible();
    await expect(page.getByText("Choose at least one event.").first()).toBeVisible();
    await expect(page.getByLabel("Code", { exact: true })).toHaveValue(code);
    await page.getByLabel("Address", { exact: true }).fill(`${receiver.url}/hooks`);
    await page.getByLabel("Description").fill("The ERP");
    await page.getByLabel("Order sent").check();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/webhooks/${code}$`));
    await expect(page.getByText("Needs a secret", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a test" })).toBeDisabled();

    // The secret is shown once.
    await page.getByRole("button", { name: "Make a secret" }).click();
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
    await expect(page.getByText("On", { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The ERP");
    await expect(page.getByText(/^whsec_/)).toHaveCount(0);

    // A test shows what came back, a refusal first.
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(page.getByText("Not received", { exact: true })).toBeVisible();
    await expect(page.getByText(/^503 after \d+ ms$/)).toBeVisible();
    receiver.behaviour.answer = () => 200;
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(page.getByText("Received", { exact: true })).toBeVisible();
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true);
    await expectAccessible(page, "an endpoint of webhooks in the back office");

    // An order of the shop is made ready on its page.
    const order = await aPaidOrder("pickup");
    const orderPage = await context.newPage();
    await visit(orderPage, `/admin/orders/${order}`);
    await orderPage.getByRole("button", { name: "3 pieces are ready" }).click();
    await expect(orderPage.getByText("Ready for pickup", { exact: true })).toBeVisible();
    const ofOrder = () => receiver.received.filter(({ body }) => JSON.parse(body).object.code === order);
    await expect.poll(() => ofOrder().length, patience).toBe(1);
    const [sent] = ofOrder();
    if (!sent) throw new Error("nothing was received");
    expect(sent.path).toBe("/hooks");
    expect(isSignedBy(secret, sent)).toBe(true);
    expect(JSON.parse(sent.body)).toMatchObject({ type: "order.sent", id: sent.id, object: { status: "shipped" } });

    // The log shows it; a replay sends the same event.
    const item = page.getByRole("listitem").filter({ hasText: order });
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(item.getByText("Delivered", { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass(patience);
    await item.getByRole("button", { name: /^Send again/ }).click();
    await expect.poll(() => ofOrder().map(({ id }) => id), patience).toEqual([sent.id, sent.id]);
    await page.getByRole("link", { name: "Given up", exact: true }).click();
    await expect(page).toHaveURL(/status=FAILED/);
    await expect(item).toHaveCount(0);

    // Removed, it gets nothing more.
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/webhooks$/);
    await expect(page.getByText(code)).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});
