import { aPaidOrder, sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { addClubMember, linkAccounts } from "../support/club-members.ts";
import { memberPassword, newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("MU-01 a customer is found by number from the palette and opened: masked for support, whole and editable for the order desk", {
  tag: "@phone",
}, async ({ page, context, shop }) => {
  const member = await newMember(shop, "Wulandari");
  await shop.sql(
    `insert into consent.entry (subject, purpose, text_version, language, given, form, recorded_at)
     values ($1, 'terms', '1', 'en-US', true, 'checkout', now())`,
    [`member:${member.userCode}`],
  );
  const order = await aPaidOrder("delivery", `member:${member.userCode}`);
  const typed = member.mobile.replace("+62", "0");
  const palette = page.getByRole("dialog", { name: "Search and go" });
  const find = async () => {
    // The keys work once the page's script runs.
    await expect(async () => {
      await page.keyboard.press("ControlOrMeta+k");
      await expect(palette).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.type(typed);
    await expect(palette.getByRole("group", { name: "Customers" }).getByRole("option")).toHaveCount(1);
  };

  await sitDown(context, shop.url, "support");
  await visit(page, "/admin/orders");
  await find();
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("W••• S•••");
  await expect(page.getByText("Masked for your role.")).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveCount(0);

  // A consent leads to the legal pages as they were when it was given.
  await page.getByText(/^History: \d+ answers?$/).click();
  const policy = page.getByRole("link", { name: /^Privacy policy, desktop, version \d+$/ }).first();
  const name = (await policy.textContent()) ?? "";
  await policy.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who is responsible" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Bahasa Indonesia" }).click();
  await expect(page.getByRole("heading", { name: "Who is responsible" })).toHaveCount(0);

  await context.clearCookies();
  await sitDown(context, shop.url, "orderDesk");
  await visit(page, "/admin/customers");
  await find();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Wulandari Sari");
  await expect(page.getByText(member.email).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Prefers WhatsApp.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page, "a customer with a saved note");

  await page.getByRole("link", { name: order }).click();
  await expect(title).toHaveText(order);
  await page.getByRole("link", { name: "Customer page" }).click();
  await expect(title).toHaveText("Wulandari Sari");
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Prefers WhatsApp.");
});

test("MU-05 the order desk blocks a customer with a reason: the customer is out at once, reads whom to contact, and is in again after unblocking", {
  tag: "@phone",
}, async ({ page, context, shop, browser }) => {
  const member = await newMember(shop, "Kirana");
  const theirs = await browser.newContext({ baseURL: shop.url });
  const customer = await theirs.newPage();
  const logIn = async () => {
    await visit(customer, "/login");
    const main = customer.getByRole("main");
    await main.getByLabel("E-mail or mobile number").fill(member.email);
    await main.getByLabel("Password", { exact: true }).fill(memberPassword);
    await main.getByRole("button", { name: "Log in", exact: true }).click();
  };
  await theirs.addCookies([{ name: "acceptConsent", value: "necessary", url: shop.url }]);
  await logIn();
  await expect(customer).not.toHaveURL(/login/);

  await sitDown(context, shop.url, "orderDesk");
  await visit(page, `/admin/customers/${member.userCode}`);
  const panel = page.getByRole("main");
  await panel.locator("summary", { hasText: "Block the account" }).click();
  await panel.getByRole("button", { name: "Block the account" }).click();
  await expect(panel.getByText("Required")).toBeVisible();
  await panel.getByLabel("Reason").fill("Orders with stolen cards");
  await panel.getByRole("button", { name: "Block the account" }).click();
  await expect(page.getByText("The account is blocked, and signed out everywhere.")).toBeVisible();
  await expect(panel.getByText("Blocked: cannot sign in or order.")).toBeVisible();
  await expect(panel.getByText("Orders with stolen cards")).toBeVisible();

  await visit(customer, "/account/accountSetting");
  await expect(customer).toHaveURL(/\/login/);
  await logIn();
  await expect(
    customer.getByText(/This account is blocked and cannot sign in\. Please contact us: WhatsApp/),
  ).toBeVisible();

  await panel.locator("summary", { hasText: "Unblock the account" }).click();
  await panel.getByLabel("Reason").fill("It was a mistake");
  await panel.getByRole("button", { name: "Unblock the account" }).click();
  await expect(panel.getByText("Signs in and orders as usual.")).toBeVisible();
  await logIn();
  await expect(customer).not.toHaveURL(/login/);
  await theirs.close();
});

test("MU-03 MF-15 points over the cap of a day wait for a second person, who approves them on a phone; below it they are added at once", {
  tag: "@phone",
}, async ({ page, context, shop, browser }) => {
  const member = await newMember(shop, "Larasati");
  await linkAccounts(shop, member.userCode, (await addClubMember(shop)).id);
  const path = `/admin/customers/${member.userCode}`;
  const adjust = async (points: string) => {
    await page.locator("summary", { hasText: "Adjust points" }).click();
    await page.getByLabel("Points", { exact: true }).fill(points);
    await page.getByLabel("Why", { exact: true }).fill("A parcel came late");
    await page.getByRole("button", { name: "Adjust points" }).click();
  };
  await sitDown(context, shop.url, "orderDesk");
  await visit(page, path);
  await adjust("200");
  await expect(page.getByText("The club makes the adjustment.")).toBeVisible();
  const own = page.getByRole("region", { name: "Adjustments by staff" });
  await expect(own.getByText("+200")).toBeVisible();
  await adjust("5.000");
  await expect(page.getByText("This is over the limit of a day and waits")).toBeVisible();
  await expect(page.getByText("An adjustment of points waits for the approval of a second person.")).toBeVisible();
  await visit(page, "/admin/approvals");
  const mine = page.getByRole("listitem").filter({ hasText: member.userCode });
  await expect(mine.getByText("You proposed this. Another person has to decide.")).toBeVisible();

  const other = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await sitDown(other, shop.url, "finance");
  const desk = await other.newPage();
  await visit(desk, "/admin/approvals?kind=points");
  await desk.getByRole("button", { name: `Approve: ${member.userCode}` }).click();
  await expect(desk.getByText("Approved.", { exact: true })).toBeVisible();
  await other.close();

  await expect(async () => {
    await visit(page, path);
    await expect(page.getByText("5200 points", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(own.getByText("+5.000")).toBeVisible();
  await page.getByText("Journal of points").click();
  await expect(page.getByText("Added by hand").first()).toBeVisible();
  await expectAccessible(page, "a customer's points with their journal");
});
