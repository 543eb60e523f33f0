import { expectAccessible } from "../support/axe.ts";
import {
  choosePassword,
  inactiveMember,
  joinPath,
  linkTo,
  proveClubNumber,
  registerButton,
} from "../support/club-joiner.ts";
import { addClubMember, linkAccounts } from "../support/club-members.ts";
import { codeFor, codeIn, letPausesPass, newPerson } from "../support/new-member.ts";
import { expect, test } from "../support/shop-test.ts";
import { addMember, signIn } from "../support/sign-in.ts";
import { smallTouchTargets } from "../support/touch-targets.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));
test.use({ contextOptions: { reducedMotion: "reduce" } });

const linkOf = `select club.first_name, link.club_member_id is not null as linked, referrer.referral_code
  from identity.member join loyalty.link using (user_code) join club.member club on club.id = link.club_member_id
  left join club.member referrer on referrer.id = club.referred_by where identity.member.email = $1`;

test("RT-34 ID-23 ID-24 SU-05 SU-06 SU-07 SU-08 SU-09 SU-10 SU-11 SU-12 SU-13 SU-14 SU-15 SU-16 SU-19 NL-17 BC-21 TR-10 TR-13 TR-14 TR-15 join the club as a new member, with a friend's code", async ({
  page,
  shop,
  inbox,
  isMobile,
}) => {
  test.slow();
  const who = newPerson();
  const key = Buffer.from(JSON.stringify({ redirectUrl: "/store" })).toString("base64url");
  await visit(page, `/register/mapclub?key=${key}`);
  await expect(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue with Facebook" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login here" })).toHaveAttribute(
    "href",
    "/login?redirectUrl=%2Fstore&club=1",
  );
  await expectAccessible(page, "the start of joining");
  await proveClubNumber(page, inbox, who);

  await expect(page.getByRole("heading", { level: 1, name: "Account details" })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/register/signup`);
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", "/register/mapclub");
  await expect(registerButton(page)).toBeDisabled();
  await expect(
    page.getByText("Still missing: the verification of your e-mail · some of your details · your consent"),
  ).toBeVisible();
  await expectAccessible(page, "the club's form");
  expect(await smallTouchTargets(page, isMobile ? 44 : 24), "the club's form").toEqual([]);

  const email = page.getByRole("textbox", { name: "E-mail", exact: true });
  await email.fill(who.email);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await codeIn(page).fill(await codeFor(inbox, who.email, "EMAIL"));
  await expect(email).not.toBeEditable();
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await expect(email).toBeEditable();
  await letPausesPass(shop);
  await page.getByRole("button", { name: "Send validation code" }).click();
  await codeIn(page).fill(await codeFor(inbox, who.email, "EMAIL", 1));
  await expect(email).not.toBeEditable();

  const code = page.getByLabel("Referral code");
  await code.fill("nobody1");
  await expect(code).toHaveValue("NOBODY1");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("We do not know this referral code. Please check it, or leave it out.")).toBeVisible();
  await code.fill("rani92");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Referred by Rani Wijaya")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(code).toHaveValue("");
  await code.fill("rani92");
  await code.press("Enter");
  await expect(page.getByText("Referred by Rani Wijaya")).toBeVisible();

  await choosePassword(page);
  await page.getByLabel("First name").fill("Sari");
  await page.getByLabel("Last name").fill("Dewi");
  await page.getByLabel("Date of birth").pressSequentially("05011999");
  await page.getByLabel("Female").check();
  await expect(page.getByText("Still missing: your consent")).toBeVisible();
  const offers = page.getByRole("checkbox", { name: /special offers/ });
  await expect(offers).toBeChecked();
  await offers.uncheck();
  const terms = page.getByRole("link", { name: "club's data terms" });
  await expect(terms).toHaveAttribute("href", `${shop.url}/club/terms?lang=en-US`);
  await page.getByRole("checkbox", { name: /I agree that MAPCLUB and the shop use my data/ }).check();
  await expect(registerButton(page)).toBeEnabled();
  await registerButton(page).click();

  await expect(page).toHaveURL(`${shop.url}/store`);
  await expect(page.getByText("Welcome to the loyalty club! Your account is ready.")).toBeVisible();
  expect(await shop.sql(linkOf, [who.email])).toEqual([{ first_name: "Sari", linked: true, referral_code: "RANI92" }]);
  await expect(page.getByRole("banner").getByRole("button", { name: "Account of Sari" })).toBeVisible();
});

test("2A-06 RT-36 ID-25 SU-20 RO-04 CO-10 CO-11 CO-12 TR-11 join as an inactive member: an e-mail, the club's terms in a frame that a reload keeps, details that stay", async ({
  page,
  shop,
  inbox,
}) => {
  test.slow();
  const who = await inactiveMember(shop);
  await visit(page, joinPath("/store"));
  await proveClubNumber(page, inbox, who);
  const dialog = page.getByRole("dialog", { name: "Look into your mailbox" });
  await expect(dialog).toContainText(`We sent a link to ${who.email[0]}•••@example.com.`);
  await expect(dialog.getByRole("timer")).toBeVisible();
  await expectAccessible(page, "the letter's dialog");

  await page.goto(
    await linkTo(inbox, who.email, /\/register\/mapclub\/data-consent\?redirectUrl=%2F&(?:amp;)?key=[\w-]+/),
  );
  await expect(page).not.toHaveURL(/key=/);
  await page.reload();
  await expect(page).toHaveURL(/data-consent/);
  const frame = page.frameLocator('iframe[title="club\'s data terms"]');
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", /allow-scripts/);
  await expectAccessible(page, "the club's terms in a frame");
  await frame.getByRole("button", { name: "I agree" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Account details" })).toBeVisible();
  const cookies = await page.context().cookies();
  const agreed = cookies.find(({ name }) => name === "mapclubDataConsent");
  expect(agreed?.value).toMatch(/^[\w.-]+$/);
  expect(((agreed?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  for (const [label, value] of [
    ["E-mail", who.email],
    ["First name", "Tari"],
    ["Last name", "Wulandari"],
    ["Date of birth", "17/05/1990"],
    ["Gender", "Female"],
  ] as const) {
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await expect(field).toHaveValue(value);
    await expect(field).not.toBeEditable();
  }
  await expect(page.getByRole("button", { name: "Change e-mail" })).toHaveCount(0);
  await expectAccessible(page, "the form of an inactive member");
  await choosePassword(page);
  await registerButton(page).click();
  await expect(page).toHaveURL(`${shop.url}/store`);
  expect(await shop.sql(linkOf, [who.email])).toMatchObject([{ first_name: "Tari", linked: true }]);
});

test("ID-26 ER-10 TR-12 an expired ticket is shown, and after three seconds the start page opens", async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const ticket = { token: "old.ticket", mobile: "+6281234567890", loyalty: true };
  await visit(page, `/register/signup?key=${Buffer.from(JSON.stringify(ticket)).toString("base64url")}`);
  await expect(
    page.getByText("This took a little too long. Please verify your number or e-mail once more."),
  ).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(`${shop.url}/register/mapclub`);
  await expect(page.getByRole("heading", { level: 1, name: "Join MAPCLUB" })).toBeVisible();
});

test("2A-07 ID-17 ID-18 SU-28 a member of the club is told so at the start, and shown the sign-in", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, joinPath("/store"));
  await page.getByLabel("Mobile number").fill("0812 1000 0003");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "This number is registered" });
  await expect(dialog).toContainText("You are a member of the loyalty club");
  await dialog.getByRole("link", { name: "Sign in with the loyalty club" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in with MAPCLUB" })).toBeVisible();
});

test("2A-07 joining distinguishes signed-in and already linked members", { tag: "@phone" }, async ({ page, shop }) => {
  const ani = await addMember(shop);
  await signIn(page, shop, ani);
  await visit(page, joinPath("/store"));
  await expect(page.getByText("You are signed in, Ani.")).toBeVisible();
  await expect(page.getByLabel("Mobile number")).toHaveValue(ani.mobile.slice(3));
  await expect(page.getByRole("link", { name: "Link your club account" })).toHaveAttribute(
    "href",
    "/account/club?redirectUrl=%2Fstore",
  );
  await page.getByLabel("Mobile number").fill("0812 1000 0003");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "This number is registered" });
  await expect(dialog.getByRole("link", { name: "Link your club account" })).toBeVisible();
  await expectAccessible(page, "a club member's number, typed by a member of the shop");

  const club = await addClubMember(shop);
  await linkAccounts(shop, ani.userCode, club.id);
  await visit(page, joinPath("/store"));
  await expect(page.getByText("Your account is linked to MAPCLUB already.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "See my points" })).toBeVisible();
});
