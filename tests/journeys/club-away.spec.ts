import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { addClubMember, linkAccounts } from "../support/club-members.ts";
import { beginCheckout, fillCheckout } from "../support/points.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/unreachable-club-test.ts";
import { guestIdOf, visit } from "../support/visit.ts";

// One shop, whose club first hangs and then is gone: in this order.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ consent }) => consent("necessary"));

const calm = "MAPCLUB does not answer at the moment";
const calmSentence = `${calm}. Your points are safe; please try again in a few minutes.`;
const orderPlaced = async (page: Page) => {
  const main = page.getByRole("main");
  for (const box of ["terms", "dataProtection", "consent"]) await main.locator(`input[name="${box}"]`).check();
  await main.getByRole("button", { name: "Order and pay" }).click();
  await expect(page).toHaveURL(/\/payment\?order=/);
};

test("a club that does not respond: a linked member browses, sees a neutral text instead of points, and buys without them", {
  tag: "@phone",
}, async ({ page, shop }) => {
  test.slow();
  const ani = await addMember(shop);
  await linkAccounts(shop, ani.userCode, (await addClubMember(shop)).id);
  await signIn(page, shop, ani);
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem("userInfo") ?? "null");
    if (stored) localStorage.setItem("userInfo", JSON.stringify({ ...stored, mapclubBind: true }));
  });
  const main = page.getByRole("main");
  await visit(page, "/");
  // The header does without a balance.
  await page.getByRole("banner").getByRole("button", { name: "Account of Ani" }).click();
  await page.getByRole("banner").getByRole("link", { name: "My points", exact: true }).click();
  await expect(main.getByText(calm)).toBeVisible();
  await expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page, "points while the club is away");
  await visit(page, "/account/accountSetting");
  await expect(page.getByRole("region", { name: "MAPCLUB" }).getByText(calmSentence)).toBeVisible();

  const path = await beginCheckout(page, shop, `member:${ani.userCode}`);
  await visit(page, "/shop-cart");
  await expect(main.getByRole("heading", { level: 2, name: "My First Castle" })).toBeVisible();
  await fillCheckout(page, shop, path);
  await visit(page, path);
  await expect(main.getByText(calm)).toBeVisible();
  await expect(main.getByRole("button", { name: "Use points" })).toHaveCount(0);
  await expectAccessible(page, "a checkout while the club is away");
  await orderPlaced(page);
});

test("a club that is unreachable: linking, signing in, joining and a guest's number show it at their place, and no input is lost", {
  tag: "@desktop",
}, async ({ page, shop, club }) => {
  test.slow();
  await club.leave();
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await visit(page, "/login?club=1");
  await dialog.getByLabel("Mobile number").fill("081210000003");
  await dialog.getByLabel("Password", { exact: true }).fill("Klub-kita7");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByText(calm)).toBeVisible();
  await expect(dialog.getByLabel("Mobile number")).toHaveValue("081210000003");

  await visit(page, "/register/mapclub");
  await expect(main.getByText("MAPCLUB takes a short break")).toBeVisible();
  await expectAccessible(page, "joining while the club is away");

  await visit(page, await beginCheckout(page, shop, `guest:${await guestIdOf(page)}`));
  const number = main.getByLabel("MAPCLUB account number");
  await number.fill("81210000003");
  await main.getByRole("button", { name: "Check the number" }).click();
  await expect(main.getByText(calm)).toBeVisible();
  await expect(number).toHaveValue("81210000003");
  await main.getByRole("button", { name: "Order without points" }).click();
  await expect(number).toHaveValue("");

  const budi = await addMember(shop, "Budi");
  await signIn(page, shop, budi);
  await visit(page, "/account/accountSetting");
  await page.getByRole("button", { name: "Link MAPCLUB", exact: true }).click();
  await dialog.getByLabel("Mobile number").fill("81210000003");
  await dialog.getByLabel("MAPCLUB password").fill("Klub-kita7");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText(calmSentence)).toBeVisible();
  await expect(dialog.getByLabel("Mobile number")).toHaveValue("81210000003");
  await expectAccessible(page, "linking while the club is away");
});
