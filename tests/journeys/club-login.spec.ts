import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { memberPassword, newMember } from "../support/members.ts";
import { codeFor, codeIn, fillInPerson, newPerson } from "../support/new-member.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

const clubPassword = "Klub-kita7";

/** A member of the club of a test's own, with the demo members' password. */
async function clubMember(shop: Shop) {
  const { typed, mobile } = newPerson();
  const id = `L${mobile.slice(-8)}`;
  await shop.sql(
    `insert into club.member (id, mobile, status, first_name, last_name, password_hash, referral_code, mobile_verified_at)
     select $1, $2, 'ACTIVE', 'Lia', 'Kusuma', password_hash, $3, now() from club.member where id = 'MC10000001'`,
    [id, mobile, id.toUpperCase()],
  );
  return { id, typed, mobile };
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Sign in with MAPCLUB" });

async function signInWithClub(page: Page, typed: string, password: string) {
  await dialogOf(page).getByLabel("Mobile number").fill(typed);
  await dialogOf(page).getByLabel("Password", { exact: true }).fill(password);
  await dialogOf(page).getByRole("button", { name: "Sign in" }).click();
}

/** Signs in with the club where no account is linked. */
async function signInUnlinked(page: Page, typed: string) {
  const link = page.getByRole("dialog", { name: "Link your club account" });
  await signInWithClub(page, typed, clubPassword);
  await expect(link).toBeVisible();
  return link;
}

test("LG-02 LY-03 LY-04 LY-05 a linked member of the club signs in with its number and password", async ({
  page,
  shop,
}) => {
  const club = await clubMember(shop);
  const member = await newMember(shop, "Lia");
  await shop.sql("insert into loyalty.link (user_code, club_member_id) values ($1, $2)", [member.userCode, club.id]);
  await visit(page, "/login?redirectUrl=%2Fstore");
  await page.getByRole("button", { name: "Sign in with the loyalty club" }).click();
  await expect(dialogOf(page).getByLabel("Mobile number")).toBeFocused();
  await expectAccessible(page, "signing in with the club");
  await dialogOf(page).getByRole("button", { name: "Sign in" }).click();
  await expect(dialogOf(page).getByText("Required")).toHaveCount(2);

  await page.evaluate(() => {
    window.open = (...args) => {
      document.title = args.join(" ");
      return null;
    };
  });
  await dialogOf(page).getByRole("link", { name: "Forgot your club password?" }).click();
  await expect(page).toHaveTitle(`${shop.url}/club/create-new-password?lang=en-US club popup,width=540,height=655`);

  await signInWithClub(page, club.typed, "Wrong-one7");
  await expect(dialogOf(page).getByText("These do not match.")).toBeVisible();
  await signInWithClub(page, club.typed, clubPassword);
  await expect(page).toHaveURL(`${shop.url}/store`);
  await expect(page.getByRole("banner").getByRole("button", { name: "Account of Lia" })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
  expect(stored).toMatchObject({ mapclubBind: true, account: member.email });
});

test("2A-02 LG-03 LG-05 LY-06 LY-07 501: an account that is not linked leads to the link, after one has logged in", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const club = await clubMember(shop);
  await visit(page, "/login?redirectUrl=%2Fstore&club=1");
  const link = await signInUnlinked(page, club.typed);
  await expect(link).toContainText("This club account is not linked to an account of our shop yet.");
  await expectAccessible(page, "the way to a link");
  await expect(link.getByRole("link", { name: "Create an account and link" })).toHaveAttribute(
    "href",
    "/register?redirectUrl=%2Fstore",
  );
  await expect(link.getByRole("link", { name: "Join MAPCLUB" })).toHaveAttribute(
    "href",
    "/register/mapclub?redirectUrl=%2Fstore",
  );
  await link.getByRole("button", { name: "Log in and link" }).click();
  await expect(link).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("showLinkDialog"))).toBe("1");
  await page.getByRole("button", { name: "Link your club account" }).click();
  await expect(link).toBeVisible();
  await link.getByRole("button", { name: "Close" }).first().click();

  // What was typed is carried through: the found account is shown at once, and the requested page follows.
  const member = await newMember(shop, "Lia");
  await page.getByLabel("E-mail or mobile number").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(memberPassword);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const found = page.getByRole("dialog", { name: "Is this your account?" });
  await expect(found).toContainText("Lia Kusuma");
  await found.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(`${shop.url}/store`);
  const links = await shop.sql("select club_member_id from loyalty.link where user_code = $1", [member.userCode]);
  expect(links).toEqual([{ club_member_id: club.id }]);
});

test("2A-01 a club member without a shop account: register, sign in with the club, create an account and link", {
  tag: "@phone",
}, async ({ page, shop, inbox }) => {
  test.slow();
  const club = await clubMember(shop);
  const { email } = newPerson();
  await visit(page, "/register");
  await page.getByLabel("Mobile number").fill(club.typed);
  await page.getByRole("button", { name: "Continue" }).click();
  const known = page.getByRole("dialog", { name: "This number is registered" });
  await expect(known.getByRole("button", { name: "Create an account and link" })).toBeVisible();
  await expectAccessible(page, "a number that is the club's alone");
  await known.getByRole("link", { name: "Sign in with the loyalty club" }).click();
  const link = await signInUnlinked(page, club.typed);
  await link.getByRole("link", { name: "Create an account and link" }).click();

  await expect(page).toHaveURL(`${shop.url}/register`);
  await expect(page.getByLabel("Mobile number")).toHaveValue(club.mobile.slice(3));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "By SMS" }).click();
  await codeIn(page).fill(await codeFor(inbox, club.mobile, "SMS"));
  await expect(page.getByRole("heading", { level: 1, name: "Tell us about yourself" })).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await codeIn(page).fill(await codeFor(inbox, email, "EMAIL"));
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await fillInPerson(page);
  await page.getByRole("button", { name: "Register" }).click();

  const found = page.getByRole("dialog", { name: "Is this your account?" });
  await expect(found).toContainText("Lia Kusuma");
  await found.getByRole("button", { name: "Yes" }).click();
  const linked = `select mobile from loyalty.link join identity.member using (user_code) where club_member_id = $1`;
  await expect.poll(() => shop.sql(linked, [club.id])).toEqual([{ mobile: club.mobile }]);
});
