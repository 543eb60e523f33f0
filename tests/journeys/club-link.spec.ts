import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addClubMember, clubPassword, linkAccounts, type TestClubMember } from "../support/club-members.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, memberPassword, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

/** Announced for half a second before the reload, and once more after it. */
const expectToastTwice = (message: readonly string[], words: "MAPCLUB connected" | "MAPCLUB disconnected") =>
  expect.poll(() => message.filter((one) => one.includes(words)), words).toHaveLength(2);

const button = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });

/** The home page, with the flag for the dialog left in the browser. */
async function arriveWithFlag(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("flagLeft") !== null) return;
    sessionStorage.setItem("flagLeft", "1");
    localStorage.setItem("showLinkDialog", "1");
  });
  await visit(page, "/");
  await expect(page.getByRole("dialog", { name: "Link your MAPCLUB account" })).toBeVisible();
}

async function fillIn(page: Page, { mobile }: Pick<TestClubMember, "mobile">, password = clubPassword): Promise<void> {
  await page.getByLabel("Mobile number").fill(mobile.slice(3));
  await page.getByLabel("MAPCLUB password").fill(password);
  await button(page, "Continue").click();
}

test("2A-07 TR-20 TR-23 LY-08 LY-09 LY-10 LY-11 LY-21 LY-24 BC-31 from home: intro, form, the account that was found, linked", async ({
  page,
  shop,
  toasts,
  isMobile,
}) => {
  test.slow();
  const ani = await addMember(shop);
  const club = await addClubMember(shop);
  await signIn(page, shop, ani);
  await arriveWithFlag(page);
  const dialog = page.getByRole("dialog");
  // It grows a little while it comes in.
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(isMobile ? 360 : 500);
  await expect(button(page, "Sign up to MAPCLUB")).toBeVisible();
  await expect(button(page, "Remind me later")).toBeVisible();
  await expectAccessible(page, "the club's invitation");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("showLinkDialog"))).toBeNull();

  await button(page, "Link now").click();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await button(page, "Continue").click();
  await expect(dialog.getByText("Required")).toHaveCount(2);
  await fillIn(page, club, "Salah-sekali9");
  await expect(dialog.getByText("This number and this password do not belong together.")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue(club.mobile.slice(3));
  await expectAccessible(page, "the form of the club's dialog");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the form of the club's dialog").toEqual([]);

  await fillIn(page, club);
  await expect(dialog.getByText(club.name)).toBeVisible();
  await expect(dialog.getByText(new RegExp(`^0${club.mobile.slice(3, 6)}-`))).toBeVisible();
  await expect(dialog.getByText("Are you sure you want to link it?")).toBeVisible();
  await expectAccessible(page, "the club account that was found");
  await button(page, "Yes").click();
  // 2A-07: the words survive the reload.
  await expectToastTwice(toasts, "MAPCLUB connected");
  await expect(dialog).toHaveCount(0);
  const links = await shop.sql("select club_member_id from loyalty.link where user_code = $1", [ani.userCode]);
  expect(links).toEqual([{ club_member_id: club.id }]);
  // The bonus is on its way by itself (LY-02).
  const available = async () =>
    (await shop.sql<{ available: number }>("select available from club.account where member_id = $1", [club.id]))[0]
      ?.available;
  await expect.poll(available).toBe(100);
});

test("TR-22 LY-14 LY-17 LY-19 LY-20 LY-31 an account that is linked elsewhere: switch, confirm, and the other owner is notified", async ({
  page,
  shop,
  toasts,
  inbox,
}) => {
  const ani = await addMember(shop);
  const other = await addMember(shop, "Budi");
  const club = await addClubMember(shop);
  await linkAccounts(shop, other.userCode, club.id);
  await signIn(page, shop, ani);
  await arriveWithFlag(page);
  await button(page, "Link now").click();
  await fillIn(page, club);
  await expect(page.getByRole("dialog", { name: "Already linked elsewhere" })).toBeVisible();
  await expectAccessible(page, "an account that is linked elsewhere");
  // A reload on the way loses nothing: the dialog comes back where it was (LY-25).
  await visit(page, "/");
  await expect(page.getByRole("dialog", { name: "Already linked elsewhere" })).toBeVisible();
  await button(page, "Switch this account").click();
  await expect(page.getByRole("dialog").getByText(club.name)).toBeVisible();
  await button(page, "Yes").click();
  await expectToastTwice(toasts, "MAPCLUB connected");
  const links = await shop.sql("select user_code from loyalty.link where club_member_id = $1", [club.id]);
  expect(links).toEqual([{ user_code: ani.userCode }]);
  await expect.poll(async () => (await inbox.messagesTo(other.email)).length).toBe(1);
});

test("TR-21 TR-24 LY-13 LY-18 LY-22 ER-14 ER-20 an unregistered number is shown as such, with the links to register and back", async ({
  page,
  shop,
}) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await arriveWithFlag(page);
  await button(page, "Link now").click();
  await fillIn(page, { mobile: "+6281399990000" });
  const dialog = page.getByRole("dialog", { name: "Wrong account number" });
  await expect(dialog.getByText(/0813-9999-0000 is a wrong account number/)).toBeVisible();
  await expectAccessible(page, "a wrong account number");
  await button(page, "Register to MAPCLUB").click();
  await expect(page).toHaveURL(/\/register\/mapclub\?key=/);
  const key = new URL(page.url()).searchParams.get("key") ?? "";
  expect(JSON.parse(atob(key.replaceAll("-", "+").replaceAll("_", "/")))).toEqual({ redirectUrl: "/" });
});

test("LY-12 RO-06 a number that only collected points: they are kept, and registering makes them spendable", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await arriveWithFlag(page);
  await button(page, "Link now").click();
  await fillIn(page, { mobile: "+6281210000005" });
  const dialog = page.getByRole("dialog", { name: "Points generated" });
  await expect(dialog.getByText(/Points were already generated for 0812-1000-0005/)).toBeVisible();
});

test("TR-25 LY-23 cancel, close and Esc reset the dialog at every step", async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account/accountSetting");
  const open = () => page.getByRole("button", { name: "Link MAPCLUB", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Link your MAPCLUB account" });
  for (const leave of [
    () => button(page, "Cancel").click(),
    () => button(page, "Close").click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await open();
    await expect(form).toBeVisible();
    await expect(page.getByLabel("Mobile number")).toHaveValue("");
    await page.getByLabel("Mobile number").fill("81210000003");
    await leave();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("TR-26 LY-15 LY-26 LY-27 LY-29 LY-30 account settings: unlinked starts at the form, linked at the last question", async ({
  page,
  shop,
  toasts,
}) => {
  const ani = await addMember(shop);
  const club = await addClubMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account/accountSetting");
  await page.getByRole("button", { name: "Link MAPCLUB", exact: true }).click();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await fillIn(page, club);
  const reloaded = page.waitForEvent("load");
  await button(page, "Yes").click();
  await reloaded;
  const card = page.getByRole("region", { name: "MAPCLUB" });
  await expect(card.getByText(/Linked to B•+ C•+/)).toBeVisible();
  await expect(card.getByText(/\d+ points/)).toBeVisible();

  await card.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByRole("dialog").getByText("Are you sure to unlink the MAPCLUB account?")).toBeVisible();
  await expectAccessible(page, "the question before unlinking");
  await button(page, "Yes").click();
  await page.getByLabel("Current password").fill(memberPassword);
  await button(page, "Continue").click();
  await expectToastTwice(toasts, "MAPCLUB disconnected");
  await expect(page.getByRole("button", { name: "Link MAPCLUB", exact: true })).toBeVisible();
  expect(await shop.sql("select from loyalty.link where user_code = $1", [ani.userCode])).toEqual([]);
});

test("RT-37 RT-38 RO-09 the page that binds the club sends guests and linked members home", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const anonymous = await fetch(`${shop.url}/account/club`, { redirect: "manual" });
  expect([anonymous.status, anonymous.headers.get("location")]).toEqual([302, "/"]);
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, "/account/club");
  await page.getByRole("button", { name: "Link MAPCLUB" }).click();
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await expectAccessible(page, "the page that binds the club");
  const club = await addClubMember(shop);
  await fillIn(page, club);
  await button(page, "Yes").click();
  await expect(page).toHaveURL(/\/account\/points$/);
  await expect(page.getByRole("heading", { name: "My points" })).toBeVisible();
  await page.goto("/account/club");
  await expect(page).toHaveURL(`${shop.url}/`);
});
