import type { Page } from "@playwright/test";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { expectAccessible } from "../support/axe.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/shop-test.ts";

const password = "Klub-kita7";
const passwordHash = hashSecret(password);

/** A member of the club of a test's own. */
async function clubMember(shop: Shop): Promise<{ id: string; national: string; email: string }> {
  const own = crypto.randomUUID().slice(0, 8);
  const national = `857${Number.parseInt(own, 16).toString().padStart(10, "0").slice(-8)}`;
  const id = `MCS${own}`;
  const email = `tari-${own}@example.com`;
  await shop.sql(
    `insert into club.member (id, mobile, email, status, first_name, last_name, password_hash, referral_code)
     values ($1, $2, $3, 'ACTIVE', 'Tari', 'Utami', $4, $5)`,
    [id, `+62${national}`, email, await passwordHash, own.toUpperCase()],
  );
  return { id, national, email };
}

type Heard = { heard?: unknown[] };

/** A page of the shop, or of any site, that listens for messages. */
async function hostPage(page: Page, url: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Host</title><body>${body}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(url);
  await page.evaluate(() => {
    const entries: unknown[] = [];
    (window as Heard).heard = entries;
    addEventListener("message", ({ data, origin }) => void entries.push({ data, origin }));
  });
}

const heardBy = (page: Page) => page.evaluate(() => (window as Heard).heard);

const popup = async (page: Page, url: string): Promise<Page> => {
  const opening = page.waitForEvent("popup");
  await page.evaluate((address) => void window.open(address, "club", "width=540,height=655"), url);
  const opened = await opening;
  await opened.waitForLoadState();
  return opened;
};

test("D-20 the data consent in a frame notifies the shop, and no other site, that it was accepted", {
  tag: "@desktop",
}, async ({ page, shop, complaints }) => {
  const address = `${shop.url}/club/data-consent?lang=en-US&origin=${encodeURIComponent("http://evil.example")}`;
  await hostPage(
    page,
    `${shop.url}/frame-host`,
    `<iframe title="Consent" src="${address}" width="340" height="600"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Consent to the use of your data");
  await frame.getByRole("button", { name: "I agree" }).click();
  await expect(frame.getByText("Thank you. You can go on now.")).toBeVisible();
  await expect
    .poll(() => heardBy(page))
    .toEqual([{ data: { type: "consent-accepted", version: "2026-01" }, origin: shop.url }]);

  complaints.allow(/evil\.example/, /postMessage/);
  await hostPage(page, "http://evil.example/", "");
  const opened = await popup(page, address);
  await opened.getByRole("button", { name: "I agree" }).click();
  await expect(opened.getByText("Thank you. You can go on now.")).toBeVisible();
  expect(await heardBy(page)).toEqual([]);
});

test("a PIN is set in a small window that notifies the shop and closes", { tag: "@phone" }, async ({ page, shop }) => {
  const member = await clubMember(shop);
  await hostPage(page, `${shop.url}/popup-host`, "");
  const opened = await popup(page, `${shop.url}/club/set-pin?lang=en-US`);
  await expectAccessible(opened, "set PIN");
  await opened.getByRole("button", { name: "Continue" }).click();
  await expect(opened.getByText("Please enter your mobile phone")).toBeVisible();
  await expect(opened.getByLabel("Mobile number")).toBeFocused();
  await opened.getByLabel("Mobile number").fill(member.national);
  await opened.getByLabel("Password").fill(password);
  await opened.getByRole("button", { name: "Show" }).click();
  await expect(opened.getByLabel("Password")).toHaveAttribute("type", "text");
  await opened.getByRole("button", { name: "Continue" }).click();
  await opened.getByLabel("New PIN").fill("246813");
  await opened.getByLabel("Repeat the PIN").fill("246814");
  await opened.getByRole("button", { name: "Save the PIN" }).click();
  await expect(opened.getByText("The two PINs are not the same")).toBeVisible();
  await expectAccessible(opened, "choose a PIN, with a problem");
  await opened.getByLabel("New PIN").fill("246813");
  await opened.getByLabel("Repeat the PIN").fill("246813");
  const closing = opened.waitForEvent("close");
  await opened.getByRole("button", { name: "Save the PIN" }).click();
  await closing;
  await expect.poll(() => heardBy(page)).toEqual([{ data: { type: "pin-set" }, origin: shop.url }]);
  expect(await shop.sql("select wrong_tries from club.pin where member_id = $1", [member.id])).toEqual([
    { wrong_tries: 0 },
  ]);
});

test("2B-02 a forgotten club password is replaced with a code from the phone and one from the mailbox", {
  tag: "@phone",
}, async ({ page, shop, inbox }) => {
  const member = await clubMember(shop);
  await page.goto("/club/create-new-password?lang=id-ID");
  await expectAccessible(page, "new password");
  await page.getByLabel("Nomor ponsel").fill(`0${member.national}`);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByRole("heading", { name: "Masukkan kode" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^WhatsApp dalam \d+ dtk$/ })).toBeDisabled();
  await expectAccessible(page, "enter the code");
  const codes = async () => (await inbox.messagesTo(`+62${member.national}`)).flatMap(({ code }) => code ?? []);
  await expect.poll(async () => (await codes()).length).toBe(1);
  const [code = ""] = await codes();
  await page.getByLabel("Kode 4 digit").fill(code);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByRole("heading", { name: "Satu kode lagi" })).toBeVisible();
  await expectAccessible(page, "the second code");
  const emails = async () => (await inbox.messagesTo(member.email)).flatMap((email) => email.code ?? []);
  await expect.poll(async () => (await emails()).length).toBe(1);
  await page.getByLabel("Kode 4 digit").fill((await emails())[0] ?? "");
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByLabel("Kata sandi baru").fill("Klub-baru8");
  await page.getByLabel("Ulangi kata sandi").fill("Klub-baru8");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByRole("heading", { name: "Kata sandi Anda sudah baru" })).toBeVisible();
  await expectAccessible(page, "password saved");
  await page.goto("/club/set-pin?lang=id-ID");
  await page.getByLabel("Nomor ponsel").fill(member.national);
  await page.getByLabel("Kata sandi").fill(password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByRole("alert")).toHaveText("Nomor atau kata sandi tidak benar.");
  await page.getByLabel("Kata sandi").fill("Klub-baru8");
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await expect(page.getByRole("heading", { name: "Pilih PIN" })).toBeVisible();
});
