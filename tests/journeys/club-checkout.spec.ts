import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addClubMember, clubPin, linkAccounts } from "../support/club-members.ts";
import { beginCheckout, fillCheckout, givePoints } from "../support/points.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { guestIdOf, visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const pinDialog = (page: Page) => page.getByRole("dialog", { name: "Enter your MAPCLUB PIN" });
const total = (page: Page) => page.getByRole("main").getByRole("definition").last();

async function type(page: Page, pin: string): Promise<void> {
  await pinDialog(page).getByLabel("PIN", { exact: true }).fill(pin);
  await pinDialog(page).getByRole("button", { name: "Use my points" }).click();
}

/** A member with points of the club, on the page of a checkout. */
async function atCheckout(page: Page, shop: Shop, { pin = true, points = 1_200 } = {}) {
  const member = await addMember(shop);
  const club = await addClubMember(shop, { pin });
  await linkAccounts(shop, member.userCode, club.id);
  await givePoints(shop, club.id, points);
  await signIn(page, shop, member);
  const path = await beginCheckout(page, shop, `member:${member.userCode}`);
  await fillCheckout(page, shop, path);
  await visit(page, path);
  return { member, club };
}

test("TR-27 LY-01 LY-33 LY-34 LY-35 LY-38 VA-29 BC-11 CK-04 RO-11 points at the checkout: a wrong PIN, the right one, off again, and on until the order", async ({
  page,
  shop,
  isMobile,
}) => {
  test.slow();
  const { member, club } = await atCheckout(page, shop);
  const main = page.getByRole("main");
  await expect(main.getByText("You have 1.200 points, worth Rp120.000.")).toBeVisible();
  await expect(main.getByText("This order brings 49 points once it is completed.")).toBeVisible();
  await expect(main.getByLabel("MAPCLUB account number")).toHaveCount(0);
  const before = (await total(page).textContent()) ?? "";

  await main.getByRole("button", { name: "Use points" }).click();
  const field = pinDialog(page).getByLabel("PIN", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAttribute("maxlength", "6");
  await expectAccessible(page, "the PIN's dialog");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the PIN's dialog").toEqual([]);
  await type(page, "1357");
  await expect(pinDialog(page).getByText("Please enter the 6 digits of your PIN")).toBeVisible();
  await type(page, "135791");
  await expect(pinDialog(page).getByText("The PIN is not right. You can try 2 times more.")).toBeVisible();
  await type(page, clubPin);

  await expect(pinDialog(page)).toHaveCount(0);
  await expect(main.getByText("1.200 points pay Rp120.000 of this order.")).toBeVisible();
  await expect(total(page)).not.toHaveText(before);
  await expectAccessible(page, "a checkout with points");
  await main.getByRole("button", { name: "Do not use points" }).click();
  await expect(main.getByRole("button", { name: "Use points" })).toBeVisible();
  await expect(total(page)).toHaveText(before);

  await main.getByRole("button", { name: "Use points" }).click();
  await type(page, clubPin);
  await expect(main.getByRole("button", { name: "Do not use points" })).toBeVisible();
  for (const box of ["terms", "dataProtection", "consent"]) await main.locator(`input[name="${box}"]`).check();
  await main.getByRole("button", { name: "Order and pay" }).click();
  await expect(page).toHaveURL(/\/payment\?order=/);
  // What is set aside stands there at once, and the history names the order.
  await visit(page, "/account/points");
  await expect(main.getByText("1.200 set aside for orders that are not paid yet")).toBeVisible();
  const [order] = await shop.sql<{ code: string }>("select code from orders.placed_order where owner = $1", [
    `member:${member.userCode}`,
  ]);
  await expect(main.getByRole("link", { name: `Order ${order?.code}` })).toBeVisible();
  expect(await shop.sql("select available, held from club.account where member_id = $1", [club.id])).toEqual([
    { available: 0, held: 1_200 },
  ]);
});

test("TR-28 LY-36 LY-37 ER-17 three wrong PINs disable it; without an answer it shows an error and stays usable", async ({
  page,
  shop,
  complaints,
}) => {
  await atCheckout(page, shop);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Use points" }).click();
  complaints.allow(/503/);
  await page.route("**/graphql?opname=redeemPoints", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await type(page, "135791");
  await expect(pinDialog(page).getByText("That did not work. Please try again.")).toBeVisible();
  for (const left of ["You can try 2 times more.", "You can try once more."]) {
    await type(page, "135791");
    await expect(pinDialog(page).getByText(`The PIN is not right. ${left}`)).toBeVisible();
  }
  await type(page, "135791");
  await expect(pinDialog(page).getByText(/Your PIN cannot be tried any more today/)).toBeVisible();
  await expect(pinDialog(page).getByLabel("PIN", { exact: true })).toHaveCount(0);
  await expect(pinDialog(page).getByRole("button", { name: "Set a new PIN" })).toBeVisible();
  await expectAccessible(page, "a PIN that is disabled");
  await page.keyboard.press("Escape");
  await expect(pinDialog(page)).toHaveCount(0);
  // It is remembered, and everything else goes on.
  await main.getByRole("button", { name: "Use points" }).click();
  await expect(pinDialog(page).getByRole("button", { name: "Set a new PIN" })).toBeVisible();
});

test("LY-32 without a PIN the dialog leads to the club's small window, and goes on once it is set", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { club } = await atCheckout(page, shop, { pin: false });
  await page.getByRole("button", { name: "Use points" }).click();
  await expect(pinDialog(page).getByText("You have no PIN yet. You need one to pay with points.")).toBeVisible();
  await expectAccessible(page, "the way to a PIN");
  const opening = page.waitForEvent("popup");
  await pinDialog(page).getByRole("button", { name: "Set a PIN" }).click();
  const small = await opening;
  await expect(small).toHaveURL(/\/club\/set-pin\?lang=en-US$/);
  await expect(pinDialog(page).getByText(/A window of MAPCLUB has opened/)).toBeVisible();
  await shop.sql(
    "insert into club.pin (member_id, pin_hash) select $1, pin_hash from club.pin where member_id = 'MC10000001'",
    [club.id],
  );
  await small.close();
  await expect(pinDialog(page).getByLabel("PIN", { exact: true })).toBeVisible();
  await type(page, clubPin);
  await expect(page.getByRole("main").getByText("1.200 points pay Rp120.000 of this order.")).toBeVisible();
});

test("LY-39 VA-25 VA-26 VA-27 VA-28 a guest collects with a number behind +62 that is registered in the club, or with none", {
  tag: "@phone",
}, async ({ page, shop, toasts, complaints }) => {
  const club = await addClubMember(shop);
  await visit(page, "/contact-us");
  await visit(page, await beginCheckout(page, shop, `guest:${await guestIdOf(page)}`));
  const main = page.getByRole("main");
  const field = main.getByLabel("MAPCLUB account number");
  await expect(field).toHaveAccessibleDescription(/\+62/);
  await expect(main.getByRole("button", { name: "Use points" })).toHaveCount(0);
  await main.getByRole("button", { name: "Check the number" }).click();
  await expect(main.getByText("Please input your MAPCLUB account number")).toBeVisible();
  await field.fill("81399990000");
  await main.getByRole("button", { name: "Check the number" }).click();
  await expect(main.getByText(/^This number has no MAPCLUB account\./)).toBeVisible();
  await expect(field).toHaveValue("81399990000");
  await field.fill(club.mobile.slice(3));
  // Going on is enough.
  await field.blur();
  await expect(main.getByText(/Points of this order go to B•+ C•+\./)).toBeVisible();
  await expect(main.getByText("This order brings 49 points once it is completed.")).toBeVisible();
  await visit(page, new URL(page.url()).pathname);
  await expect(main.getByText(new RegExp(`Points of this order go to 0${club.mobile.slice(3, 6)}-`))).toBeVisible();
  // A network that fails has no effect: the number still collects, and the page shows it.
  complaints.allow(/503/);
  await page.route("**/graphql?opname=updateCheckout", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await main.getByRole("button", { name: "Order without points" }).click();
  await expect.poll(() => toasts.join()).toContain("That did not work. Please try again.");
  await main.getByRole("button", { name: "Order without points" }).click();
  await expect(field).toHaveValue("");
  // The field is empty at once; that it is kept so follows.
  const keptNumber = async () => {
    const [kept] = await shop.sql<{ mobile: string | null }>(
      "select choices ->> 'clubMobile' as mobile from checkout.session where id::text = $1",
      [page.url().split("/").at(-1)],
    );
    return kept?.mobile;
  };
  await expect.poll(keptNumber).toBeNull();
});
