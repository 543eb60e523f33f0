import { expect, test } from "../support/shop-test.ts";
import { visit } from "../support/visit.ts";

test("SH-38 the contact page shows its title, and below it every contact channel", { tag: "@phone" }, async ({
  page,
}) => {
  const response = await page.goto("/contact-us");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(main.getByText("Monday to Sunday, 8am to 9pm WIB").last()).toBeVisible();
  await expect(main.getByRole("link", { name: "Our stores" })).toHaveAttribute("href", "/store");
  await main.getByRole("link", { name: /How long does delivery take/ }).click();
  await expect(page).toHaveURL("/information/delivery-times-and-cost");
});

test("GN-13 BC-51 the contact hours and those of customer service stand at the foot of every page", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of ["/", "/contact-us", "/page/privacy-policy"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("definition").first()).toHaveText("Monday to Sunday, 8am to 9pm WIB");
    await expect(footer.getByRole("definition").last()).toHaveText("9:00 to 18:00");
  }
});

test("2A-05 the contact form names its errors, keeps its input over a reload, and sends the message to the shop's mailbox", {
  tag: "@phone",
}, async ({ page, inbox, consent }) => {
  await consent("necessary");
  const name = `Rini ${crypto.randomUUID().slice(0, 8)}`;
  await visit(page, "/contact-us#message");
  const main = page.getByRole("main");
  const button = main.getByRole("button", { name: "Send message" });
  await main.getByLabel("Your name").fill(name);
  await main.getByLabel("Your message").fill("Is the castle back in June?");
  await button.click();
  await expect(main.getByLabel("E-mail or WhatsApp number")).toBeFocused();
  await expect(main.getByText("Please enter an e-mail address or an Indonesian mobile number.")).toBeVisible();
  await page.reload();
  await expect(main.getByLabel("Your message")).toHaveValue("Is the castle back in June?");
  await main.getByLabel("E-mail or WhatsApp number").fill("rini@mail.example");
  await button.click();
  await expect(main.getByText("We answer to rini@mail.example.")).toBeVisible();
  const received = async () =>
    (await inbox.messagesTo("halo@bata-bola.example")).filter((one) => JSON.stringify(one).includes(name)).length;
  await expect.poll(received).toBe(1);
});

test("2A-05 the contact form works before its script does", { tag: "@phone" }, async ({ browser, shop, inbox }) => {
  const name = `Budi ${crypto.randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await main.getByLabel("Your name").fill(name);
  await main.getByLabel("Your message").fill("Where is my parcel?");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(main.getByText("Please enter an e-mail address or an Indonesian mobile number.")).toBeVisible();
  await expect(main.getByLabel("Your message")).toHaveValue("Where is my parcel?");
  await main.getByLabel("E-mail or WhatsApp number").fill("0812 3456 7890");
  await main.getByRole("button", { name: "Send message" }).click();
  await expect(main.getByText("Your message has been sent")).toBeVisible();
  const received = async () =>
    (await inbox.messagesTo("halo@bata-bola.example")).filter((one) => JSON.stringify(one).includes(name)).length;
  await expect.poll(received).toBe(1);
  await context.close();
});
