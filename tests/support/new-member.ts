import { expect, type Locator, type Page } from "@playwright/test";
import type { Inbox } from "./inbox.ts";
import type { Shop } from "./shop.ts";

/** A new mobile number and e-mail address. */
export function newPerson() {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, "0")
    .slice(-8);
  return {
    typed: `0813-${digits.slice(0, 4)}-${digits.slice(4)}`,
    mobile: `+62813${digits}`,
    email: `new-${digits}@example.com`,
  };
}

/** The newest code that reached a number or a mailbox, by one channel. */
export async function codeFor(
  inbox: Inbox,
  to: string,
  channel: "WHATSAPP" | "SMS" | "EMAIL",
  sofar = 0,
): Promise<string> {
  const codes = async () =>
    (await inbox.messagesTo(to)).filter((message) => message.channel === channel && message.code !== null);
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(sofar);
  return (await codes())[0]?.code ?? "";
}

/** Lets the pause after everything that was sent so far pass on the server. */
export async function letPausesPass(shop: Shop): Promise<void> {
  await shop.sql("update identity.code set sent_at = sent_at - interval '2 minutes'");
}

/** The code's field of the dialog on top. */
export const codeIn = (page: Page): Locator => page.getByRole("dialog").getByLabel("Verification code");

/** The rest of the sign-up form, once the mailbox is settled. */
export async function fillInPerson(page: Page): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Password", { exact: true }).fill("kuda-lari9");
  await form.getByLabel("Confirm password").fill("kuda-lari9");
  await form.getByLabel("First name").fill("Sari");
  await form.getByLabel("Last name").fill("Dewi");
  await form.getByLabel("Date of birth").pressSequentially("05011999");
  await expect(form.getByLabel("Date of birth")).toHaveValue("05/01/1999");
  await form.getByLabel("Female").check();
  await form.getByRole("checkbox", { name: /I agree that my data is used/ }).check();
}
