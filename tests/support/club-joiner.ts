import { expect, type Page } from "@playwright/test";
import type { Inbox } from "./inbox.ts";
import { codeFor, codeIn, newPerson } from "./new-member.ts";
import type { Shop } from "./shop.ts";

/** The join page's path with a return path. */
export const joinPath = (redirectUrl: string) => `/register/mapclub?redirectUrl=${encodeURIComponent(redirectUrl)}`;

/** Types a number at the start, has a code sent to it by WhatsApp and types that. */
export async function proveClubNumber(page: Page, inbox: Inbox, who: { typed: string; mobile: string }): Promise<void> {
  await page.getByLabel("Mobile number").fill(who.typed);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "By WhatsApp" }).click();
  await codeIn(page).fill(await codeFor(inbox, who.mobile, "WHATSAPP"));
}

/** Fills in the password fields of the club's form. */
export async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill("kuda-lari9");
  await page.getByLabel("Confirm password").fill("kuda-lari9");
}

export const registerButton = (page: Page) => page.getByRole("button", { name: "Register", exact: true });

/** An inactive member, registered in a store: the club has the account, the shop does not. */
export async function inactiveMember(shop: Shop) {
  const { typed, mobile, email } = newPerson();
  await shop.sql(
    `insert into club.member (id, mobile, email, status, first_name, last_name, gender, birth_date, city, mobile_verified_at)
     values ($1, $2, $3, 'INACTIVE', 'Tari', 'Wulandari', 'FEMALE', '1990-05-17', 'Bandung', now())`,
    [`T${mobile.slice(-8)}`, mobile, email],
  );
  return { typed, mobile, email };
}

/** The link in the newest mail to this address. */
export async function linkTo(inbox: Inbox, email: string, path: RegExp): Promise<string> {
  const mail = async () => (await inbox.messagesTo(email)).map((message) => JSON.stringify(message)).join(" ");
  await expect.poll(mail).toMatch(path);
  const [found = ""] = path.exec(await mail()) ?? [];
  return found.replaceAll("&amp;", "&");
}
