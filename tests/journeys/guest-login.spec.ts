import { expectAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("LG-06 LG-07 LG-08 VA-10 VA-11 VA-13 RT-32 a guest enters an e-mail, is told that it is a member's, and goes on with it", async ({
  page,
  shop,
}) => {
  const member = await newMember(shop);
  await visit(page, "/guest-login?redirectUrl=%2Fcontact-us%3Fa%3D1");
  const email = page.getByRole("main").getByLabel("E-mail", { exact: true });
  await email.focus();
  await email.blur();
  await expect(page.getByText("Please enter your email")).toBeVisible();
  await email.fill("someone@");
  await email.blur();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await email.fill(member.email);
  await email.blur();
  await expect(page.getByText("This email belongs to a member.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in instead" })).toHaveAttribute(
    "href",
    "/login?redirectUrl=%2Fcontact-us%3Fa%3D1",
  );
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/register?redirectUrl=%2Fcontact-us%3Fa%3D1",
  );
  await expectAccessible(page, "a guest who is a member");
  await email.fill("someone@example.com");
  await email.blur();
  await expect(page.getByText("This email belongs to a member.")).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  // 2B-11: what was typed does not stay in the address.
  await expect(page).toHaveURL("/contact-us?a=1");
});
