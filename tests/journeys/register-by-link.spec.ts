import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/measured-shop-test.ts";
import { fillInPerson, newPerson } from "../support/new-member.ts";
import { visit } from "../support/visit.ts";

test("2A-06 ID-20 SU-18 AN-04 NL-17 NL-18 BC-21 GN-11 register by the link in an e-mail: the return path, the session, the ticked box, and the sign_up event", async ({
  page,
  shop,
  inbox,
  tools,
  consent,
  complaints,
}) => {
  test.slow();
  complaints.allow(new RegExp(`^another site: ${tools.url}/`));
  await consent("all");
  const { email } = newPerson();
  await visit(page, "/register?redirectUrl=/store");
  await page.getByRole("button", { name: "Register with e-mail" }).click();
  await page.getByRole("main").getByLabel("Your e-mail").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  const dialog = page.getByRole("dialog", { name: "Look into your mailbox" });
  await expect(dialog).toContainText(email);
  await expect(dialog.getByRole("timer")).toBeVisible();
  await expectAccessible(page, "the dialog of a letter");
  await expect.poll(async () => (await inbox.messagesTo(email)).length).toBe(1);
  const [mail] = await inbox.messagesTo(email);
  const link = /\/register\/signup\?key=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";

  await visit(page, link);
  await expect(page.getByText(`${email} is verified.`)).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/register/signup`);
  await expect(page.getByLabel("E-mail", { exact: true })).not.toBeEditable();
  await fillInPerson(page);
  await expect(page.getByRole("main").getByRole("checkbox", { name: /Yes, write to me/ })).toBeChecked();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(`${shop.url}/store`);
  await expect(page.getByText("Welcome! Your account is ready.")).toBeVisible();
  const [member] = await shop.sql<{ user_code: string; mobile: null }>(
    "select user_code, mobile from identity.member where email = $1",
    [email],
  );
  expect(member?.mobile).toBeNull();
  const preferred = "select purpose, given from consent.entry where subject = $1 order by purpose";
  await expect
    .poll(() => shop.sql(preferred, [`member:${member?.user_code}`]))
    .toEqual(
      expect.arrayContaining([
        { purpose: "dataProtection", given: true },
        { purpose: "marketingEmail", given: true },
        { purpose: "terms", given: true },
      ]),
    );
  const flags = "select by_email, by_whatsapp, news from newsletter.preference where user_code = $1";
  expect(await shop.sql(flags, [member?.user_code])).toEqual([{ by_email: true, by_whatsapp: false, news: false }]);
  await expect
    .poll(() => tools.requests.flatMap(({ events }) => events).filter(({ name }) => name === "sign_up"))
    .toEqual([{ name: "sign_up", params: expect.objectContaining({ method: "email" }) }]);
  // The link was used: it does not open the account again.
  await visit(page, link);
  // 2A-06: and shows it at once.
  await expect(page.getByText("This link was used already: your account is ready. Please log in.")).toBeVisible();
});
