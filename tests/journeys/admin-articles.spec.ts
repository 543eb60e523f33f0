import { aPicture } from "../support/a-picture.ts";
import { sitDown } from "../support/admin.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/own-shop-test.ts";
import { visit } from "../support/visit.ts";

test.beforeEach(({ consent }) => consent("necessary"));

test("MC-05 a story is written with headings, lists, links, pictures and products, published in four languages, and moves to another address", async ({
  page,
  context,
  shop,
}) => {
  await sitDown(context, shop.url, "marketing", shop.databaseUrl);
  const own = crypto.randomUUID().slice(0, 8);
  await visit(page, "/admin/articles");
  await page.getByRole("link", { name: "New article" }).click();
  await page.getByLabel("Title", { exact: true }).fill(`Castle ${own}`);
  await page.getByLabel("Summary").fill("How it is built");
  await expect(page.getByLabel("Code")).toHaveValue(`castle-${own}`);

  const text = page.getByRole("textbox", { name: "Text (English)" });
  await text.click();
  await page.getByRole("button", { name: "Heading H2", exact: true }).click();
  await page.keyboard.type("First the gate");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Take ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("red");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" bricks:");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.keyboard.type("ten long ones");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two short ones");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  // A link is checked before it is set, and what is typed stays.
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Address").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Set the link" }).click();
  await expect(page.getByText("That is no address of a page.")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Address").fill("/blog");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "/blog" })).toBeVisible();
  await page.keyboard.press("Enter");

  // Products are chosen by name.
  await page.getByRole("button", { name: "Products", exact: true }).click();
  const products = page.getByRole("dialog", { name: "Products in this place" });
  await products.getByRole("searchbox").fill("Kampung Classic Football");
  await page.keyboard.press("Enter");
  await products.getByRole("button", { name: /^Add Kampung Classic Football/ }).click();
  await page.getByRole("button", { name: "Show them here" }).click();
  await expect(text.getByText("Products shown here: LAP1001")).toBeVisible();
  await expectAccessible(page, "the editor of an article");

  // A picture comes from the library, with the words that stand for it.
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  const library = page.getByRole("dialog", { name: "Choose a file" });
  await library.locator("[data-upload=files]").setInputFiles(await aPicture(`gate-${own}.png`));
  await library.getByRole("button", { name: "Use this file" }).click();
  const words = page.getByRole("dialog", { name: "Text of the picture" });
  await words.getByLabel("What the picture shows").fill("The red gate");
  await words.getByRole("button", { name: "Insert" }).click();
  await expect(text.getByRole("img", { name: "The red gate" })).toBeVisible();

  // What is pasted loses what runs and what the shop does not show.
  await page.keyboard.press("Control+End");
  const paste = (html: string) =>
    text.evaluate((element, pasted) => {
      const clipboard = new DataTransfer();
      clipboard.setData("text/html", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }));
    }, html);
  await paste("Plain words. ");
  await paste('<p style="color:red" onclick="x()">Pasted <script>x()</script><em>well</em></p>');
  await expect(text.getByText("Pasted well")).toBeVisible();

  // A draft may be incomplete; publishing lists what is missing, and each entry leads to its field.
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/articles/castle-${own}$`));
  await expect(page.getByText("10 things are missing before it can be published")).toBeVisible();
  expect((await page.request.get(`/information/castle-${own}`)).status()).toBe(404);
  for (const language of ["Bahasa Indonesia", "Tiếng Việt", "简体中文"]) {
    await page.getByRole("button", { name: `Title (${language})`, exact: true }).click();
    await page.getByRole("button", { name: "Copy from English" }).click();
    await expect(page.getByRole("textbox", { name: `Text (${language})` })).toContainText("First the gate");
    await page.getByLabel("Title", { exact: true }).fill(`Castle ${own} ${language}`);
  }
  await page.getByLabel("Topic").fill("building-tips");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const shopPage = await context.newPage();
  await shopPage.goto(`/information/castle-${own}`);
  await expect(shopPage.getByRole("heading", { level: 1 })).toHaveText(`Castle ${own}`);
  await expect(shopPage.getByRole("heading", { level: 2, name: "First the gate" })).toBeVisible();
  await expect(shopPage.getByRole("article").getByRole("link", { name: "/blog" })).toHaveAttribute("href", "/blog");
  await expect(shopPage.getByRole("link", { name: /Kampung Classic Football/ }).first()).toBeVisible();
  expect(await shopPage.locator("article").first().innerHTML()).not.toContain("onclick");
  await expect(shopPage.getByRole("article").getByRole("img", { name: "The red gate" })).toBeAttached();
  for (const [locale, language] of [
    ["id-ID", "Bahasa Indonesia"],
    ["vi-VN", "Tiếng Việt"],
    ["zh-CN", "简体中文"],
    // The last one stays for what follows.
    ["en-US", ""],
  ] as const) {
    await shopPage.goto(`/information/castle-${own}?lang=${locale}`);
    await expect(shopPage.getByRole("heading", { level: 1 })).toHaveText(`Castle ${own} ${language}`.trim());
  }

  // Another address: the one people have saved leads to it.
  await page.getByLabel("Address").fill(`fort-${own}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Shoppers read it at /information/fort-${own}.`, { exact: false })).toBeVisible();
  await shopPage.goto(`/information/castle-${own}`);
  await expect(shopPage).toHaveURL(new RegExp(`/information/fort-${own}$`));
  await expect(shopPage.getByRole("heading", { level: 1 })).toHaveText(`Castle ${own}`);

  // Taken off the shop, and put back from the history.
  await page.getByRole("button", { name: "Take off the shop" }).click();
  await expect(page.getByText("Shoppers do not see it.")).toBeVisible();
  expect((await page.request.get(`/information/fort-${own}`)).status()).toBe(404);
  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await history
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(history.getByText("Undone.", { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/information/fort-${own}`)).status()).toBe(200);
});
