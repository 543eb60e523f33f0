import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { untilAlive, visit } from "../support/visit.ts";

test("MU-04 support records a request for access and sends the link; the customer downloads the file, and the steps show both", {
  tag: "@phone",
}, async ({ page, context, shop, inbox }) => {
  const member = await newMember(shop, "Wulandari");
  await sitDown(context, shop.url, "support");
  await visit(page, "/admin/privacy-requests/new");
  await page.getByRole("searchbox", { name: "Search" }).fill(member.email);
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByRole("link", { name: member.userCode }).click();
  await page.getByLabel("Request", { exact: true }).selectOption("Access to their data");
  await page.getByLabel("Received by").selectOption("Telephone");
  await page.getByRole("button", { name: "Record a request" }).click();
  await expect(page.getByText("Choose one")).toBeVisible();
  await page.getByLabel("Proof of identity").selectOption("Asked from the verified number or mailbox");
  await page.getByRole("button", { name: "Record a request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access to their data");
  await expect(page.getByText("W••• S•••")).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Get the file to hand over" })).toHaveCount(0);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("The customer gets a link to the file.")).toBeVisible();
  const address = page.url();

  const links = async () =>
    (await inbox.messagesTo(member.email)).flatMap(({ text }) => /\/my-data#token=\S+/.exec(text ?? "") ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  const [link = ""] = await links();
  await page.goto(link);
  await untilAlive(page);
  await expect(page).toHaveURL("/my-data");
  await expectAccessible(page, "the page of a data file");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the file" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await expect(page.getByText("The file is on its way")).toBeVisible();

  await page.goto(address);
  await expect(page.getByText("Link to the file sent")).toBeVisible();
  await expect(page.getByText("File downloaded")).toBeVisible();
});

test("MU-04 an overdue deletion stands on the start page; it is refused by the open order's code, then done, and its record names nobody", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const member = await newMember(shop);
  const order = await aPaidOrder("delivery", `member:${member.userCode}`);
  await shop.sql(
    `insert into privacy.request (id, kind, user_code, received_at, received_by, proof, asked, recorded_at, due_at)
     values (gen_random_uuid(), 'delete', $1, now() - interval '15 days', 'email', 'verifiedContact', 'Everything', now(),
       now() - interval '1 day')`,
    [member.userCode],
  );
  await sitDown(context, shop.url, "orderDesk");
  await visit(page, "/admin");
  await page.getByRole("link", { name: /^Overdue requests about personal data/ }).click();
  await expect(page).toHaveURL("/admin/privacy-requests?view=overdue");
  await visit(page, `/admin/privacy-requests?view=overdue&customer=${member.userCode}`);
  await page.getByRole("link", { name: "Deletion of the account" }).click();
  const remove = page.getByRole("button", { name: "Delete the account" });
  await page.getByLabel("The customer wants the account deleted for good").check();
  await remove.click();
  await expect(page.getByText(`these orders are not over: ${order}`)).toBeVisible();

  await shop.sql("update orders.placed_order set status = '51' where code = $1", [order]);
  await page.getByLabel("The customer wants the account deleted for good").check();
  await remove.click();
  await expect(page.getByText("The account is deleted, and the customer gets a last message.")).toBeVisible();
  await expect(page.getByText("This record names nobody.")).toBeVisible();
  await expect(page.getByText("Everything", { exact: true })).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  expect(await shop.sql("select from identity.member where user_code = $1", [member.userCode])).toEqual([]);
});
