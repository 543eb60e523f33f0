import { expectAccessible } from "../support/axe.ts";
import { grantCancel, handOver, ordersLike, stepOrder, withDatabase } from "../support/orders.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { guestIdOf, untilAlive, visit } from "../support/visit.ts";

const send = { transition: "send", actor: "staff" } as const;

test("1A-08 GN-10 OR-07 OR-14 OR-20 OR-25 VA-36 RT-23 TR-35 a member cancels a piece, undoes it, requests it again, and receives the rest", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const member = await addMember(shop);
  const [code = ""] = await ordersLike({ owner: `member:${member.userCode}` });
  await signIn(page, shop, member);
  await visit(page, `/account/order/detail/${code}?deliveryType=11`);
  await expect(page.getByText("Confirmed, pay on delivery").first()).toBeVisible();
  const cancelItems = page.getByRole("button", { name: "Cancel items" });
  await cancelItems.click();
  await expect(page.getByRole("alert").getByText("Please select product")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Red ball" }).check();
  await expect(page.getByText("Please select product")).toHaveCount(0);
  await cancelItems.click();
  const dialog = page.getByRole("dialog", { name: "Cancel these items?" });
  await dialog.getByRole("button", { name: "One fewer" }).click();
  await dialog.getByText("Wrong item").click();
  await expect(dialog.getByText("Less to pay at the door")).toBeVisible();
  await expectAccessible(page, "what is to be called off");
  await dialog.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(page.getByText("You asked to cancel")).toBeVisible();
  await expect(page.getByText("1 × Red ball")).toBeVisible();
  await expect(cancelItems).toBeDisabled();
  await page.getByRole("button", { name: "Undo cancel request" }).click();
  await expect(page.getByText("You asked to cancel")).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("checkbox", { name: "Select Red ball" }).uncheck();
  await cancelItems.click();
  await dialog.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(page.getByText("2 × Blue ball")).toBeVisible();
  await grantCancel(code);
  await stepOrder(code, send);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText("Shipped", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("2 of 2 cancelled")).toBeVisible();
  await expect(page.getByText("Refunds for cancelled items")).toBeVisible();
  await expect(page.getByText("Total after refund")).toBeVisible();
  await expectAccessible(page, "an order partly called off");
  // It cannot be taken back, so it is asked once more.
  const received = page.getByRole("dialog", { name: "Has everything arrived?" });
  await page.getByRole("button", { name: "I have received it" }).click();
  await expectAccessible(page, "the question whether everything has arrived");
  await received.getByRole("button", { name: "Not yet" }).click();
  await expect(received).toBeHidden();
  await expect(page.getByText("Shipped", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "I have received it" }).click();
  await received.getByRole("button", { name: "Yes, I have it all" }).click();
  await expect(page.getByText("Completed")).toBeVisible();
  await page.getByRole("button", { name: "Return items" }).click();
  await expect(page.getByRole("alert").getByText("Please select product")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select Blue ball" })).toBeDisabled();
});

test("OR-02 OR-18 TR-36 BC-39 a guest picks up an order: the code, its barcode, and the store confirms", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/order/track");
  const owner = `guest:${await guestIdOf(page)}`;
  const [code = ""] = await ordersLike({ owner, pickup: true, steps: [send] });
  await visit(page, `/order/detail/${code}`);
  await expect(page.getByText("Ready for pickup")).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code of your pickup code \w{6}$/ })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeDisabled();
  await page.getByRole("button", { name: "I am at the store" }).click();
  await expect(page.getByText("The store knows that you are there")).toBeVisible();
  await expect(page.getByRole("button", { name: "I am at the store" })).toHaveCount(0);
  await expectAccessible(page, "an order to fetch");
  const confirmCode = await withDatabase(async (database) => {
    const { rows } = await database.pool.query<{ code: string }>(
      "select confirm_code as code from orders.placed_order where code = $1",
      [code],
    );
    return rows[0]?.code ?? "";
  });
  await handOver(code, confirmCode);
  await page.reload();
  await expect(page.getByText("Collected").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR code/ })).toHaveCount(0);
});

test("OR-04 OR-05 TR-33 at zero the page looks again and shows the closed order", { tag: "@phone" }, async ({
  page,
}) => {
  await visit(page, "/order/track");
  const owner = `guest:${await guestIdOf(page)}`;
  const [code = ""] = await ordersLike({ owner, draft: { channelCode: "VA_BCA" } });
  await withDatabase((database) =>
    database.pool.query("update orders.placed_order set payment_due = now() + interval '1 hour' where code = $1", [
      code,
    ]),
  );
  await page.clock.install();
  await visit(page, `/order/detail/${code}`);
  await expect(page.getByRole("timer")).toHaveText(/^(00:59|01:00):\d\d$/);
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible();
  await stepOrder(code, { transition: "expire", actor: "system", reason: "NOT_PAID" });
  await page.clock.runFor("01:00:03");
  await expect(page.getByText("Closed").first()).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Buy again" })).toBeVisible();
});

test("OR-01 OR-09 OR-10 OR-11 OR-12 OR-28 BC-40 RT-22 the list: tabs, every status, and its scroll position", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const member = await addMember(shop);
  const owner = `member:${member.userCode}`;
  const received = [send, { transition: "receive", actor: "shopper" }] as const;
  await ordersLike(
    ...Array.from({ length: 9 }, () => ({ owner, steps: received })),
    { owner, steps: [{ transition: "approveCancel", actor: "staff" }] },
    { owner, pickup: true, steps: [send] },
    { owner, steps: [{ transition: "sendPart", actor: "staff" }] },
    { owner, draft: { channelCode: "VA_BCA" } },
  );
  await signIn(page, shop, member);
  await visit(page, "/account/order");
  const status = (label: string) => page.getByRole("listitem").getByText(label, { exact: true }).first();
  await expect(status("Awaiting payment")).toBeVisible();
  await expect(status("Ready for pickup")).toBeHidden();
  await page.getByRole("link", { name: "All deliveries" }).click();
  for (const label of ["Ready for pickup", "Awaiting payment", "Partly shipped", "Cancelled", "Completed"]) {
    await expect(status(label)).toBeVisible();
  }
  await expectAccessible(page, "a member's orders");
  await page.getByRole("link", { name: "Completed" }).click();
  await expect(page.getByRole("status").getByText("9 orders")).toBeVisible();
  const last = page.getByRole("link", { name: /^View details/ }).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order BB/);
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page).toHaveURL(/tab=completed/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
  await page.getByRole("link", { name: "Returns" }).click();
  await expect(page.getByText("No orders here")).toBeVisible();
});
