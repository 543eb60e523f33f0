import sharp from "sharp";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { expectAccessible } from "../support/axe.ts";
import { ordersLike, stepOrder } from "../support/orders.ts";
import { aPayment, payAtBank } from "../support/payments.ts";
import { sendRequest, staffDoes } from "../support/returns.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { guestIdOf, untilAlive, visit } from "../support/visit.ts";

const sent = { transition: "send", actor: "staff" } as const;
const received = { transition: "receive", actor: "shopper" } as const;

test("RN-01 RN-02 TR-37 a guest shows the fault, sees the refund, requests a return and undoes it", {
  tag: "@phone",
}, async ({ page, complaints, consent }) => {
  complaints.allow(/415 \(Unsupported Media Type\) \S+\/return-photos/);
  await consent("necessary");
  await visit(page, "/contact-us");
  const owner = `guest:${await guestIdOf(page)}`;
  const [order = ""] = await ordersLike({ owner, steps: [sent, received] });
  await visit(page, `/order/detail/${order}/return?items=0`);
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return items");
  await expect(page.getByRole("checkbox", { name: "Red ball" })).toBeChecked();
  await expect(main).toContainText("Rp270.000");
  await expectAccessible(page, "a return request");

  // The input is kept when fields are missing, and each field shows its error.
  await page.getByLabel("What is wrong?").fill("It has a hole");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("Please choose a reason")).toBeVisible();
  await expect(page.getByText("Please enter the name of your bank")).toBeVisible();
  await page.getByRole("checkbox", { name: "Red ball" }).uncheck();
  await page.getByRole("radio", { name: "It arrived damaged" }).check();
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("Please select product")).toBeVisible();
  await expect(page.getByText("Please add at least one photo of the problem")).toBeVisible();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("It has a hole");

  await page.getByRole("checkbox", { name: "Red ball" }).check();
  await page.getByRole("group", { name: "Pieces of Red ball" }).getByRole("button", { name: "One less" }).click();
  await expect(main).toContainText("Rp135.000");
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c33" } })
    .jpeg()
    .toBuffer();
  const files = page.locator("input[type=file]");
  await files.setInputFiles({ name: "hole.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByRole("img", { name: "hole.jpg" })).toBeVisible();
  await files.setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") });
  await expect(page.getByText("Not a photo we can read")).toBeVisible();
  await page.getByRole("button", { name: "Remove notes.jpg" }).click();
  await sendRequest(page, "Sari Lestari", "1234 567 890");

  await expect(page).toHaveURL(new RegExp(`/order/detail/${order}/RT[A-Z2-9]{10}$`));
  await expect(main).toContainText("Requested");
  await expect(main).toContainText("It arrived damaged");
  await expect(main).toContainText("BCA •••• 7890");
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await expectAccessible(page, "a return");
  await page.getByRole("button", { name: "Undo return" }).click();
  await page.getByRole("button", { name: "Yes, undo it" }).click();
  await expect(main).toContainText("This return is undone");
  await expect(page.getByRole("button", { name: "Undo return" })).toHaveCount(0);
});

test("RT-24 RN-03 TR-38 a member's return is approved, sent, received and refunded; another is refused; another visitor does not see it", {
  tag: "@phone",
}, async ({ page, browser, shop, consent }) => {
  await consent("necessary");
  const member = await addMember(shop);
  await signIn(page, shop, member);
  const { orderCode, vaNumber } = await aPayment(shop.url, { owner: `member:${member.userCode}`, amount: 288_000 });
  await payAtBank(shop.url, vaNumber ?? "");
  const standing = async () =>
    (await shop.sql<{ status: string }>("select status from orders.placed_order where code = $1", [orderCode]))[0]
      ?.status;
  await expect.poll(standing).toBe(orderStatusCodes.paid);
  // Letters about it would be sealed with another key here.
  await shop.sql(`update orders.placed_order set receiver = receiver || '{"email": ""}' where code = $1`, [orderCode]);
  await shop.sql("update orders.line set picture = null where order_code = $1", [orderCode]);
  await stepOrder(orderCode, sent);
  await stepOrder(orderCode, received);

  await visit(page, `/account/order/detail/${orderCode}/return?items=0`);
  const main = page.locator("main");
  await page.getByRole("group", { name: "Pieces of Ball" }).getByRole("button", { name: "One less" }).click();
  await page.getByRole("radio", { name: "The size does not fit" }).check();
  await sendRequest(page, "Ani Lestari");
  await expect(page).toHaveURL(new RegExp(`/account/order/detail/${orderCode}/RT[A-Z2-9]{10}$`));
  const code = page.url().split("/").at(-1) ?? "";
  await staffDoes("approve", code, "Please pack it well");
  await page.reload();
  await untilAlive(page);
  await expect(main).toContainText("Please pack it well");
  await expect(main).toContainText("Send it to");
  await page.getByRole("button", { name: "Fill logistics info" }).click();
  await expect(page.getByText("Please enter who carries the parcel")).toBeVisible();
  await page.getByLabel("Courier").fill("JNE");
  await page.getByLabel("Tracking number").fill("jne 123 456");
  await page.getByRole("button", { name: "Fill logistics info" }).click();
  await expect(main).toContainText("JNE · JNE123456");
  await expect(page.getByRole("button", { name: "Undo return" })).toHaveCount(0);
  await staffDoes("receive", code);
  await staffDoes("refund", code);
  await page.reload();
  await expect(main).toContainText("Your refund is approved");
  await expect(main).toContainText("Rp135.000");
  await expectAccessible(page, "a refunded return");

  const other = await browser.newPage({ baseURL: shop.url });
  const away = await other.goto(`/order/detail/${orderCode}/${code}`);
  expect(away?.status()).toBe(404);
  await expect(other.locator("main")).toContainText("We could not find this return");
  await other.close();

  await visit(page, `/account/order/detail/${orderCode}/return?items=0`);
  await expect(page.getByRole("group", { name: "Pieces of Ball" })).toHaveCount(0);
  await page.getByRole("radio", { name: "The size does not fit" }).check();
  await sendRequest(page, "Ani Lestari");
  await expect(page).toHaveURL(new RegExp(`/account/order/detail/${orderCode}/RT[A-Z2-9]{10}$`));
  await staffDoes("refuse", page.url().split("/").at(-1) ?? "", "It was worn outside");
  await page.reload();
  await expect(main).toContainText("It was worn outside");
  await expect(main).toContainText("We could not take this back");
});
