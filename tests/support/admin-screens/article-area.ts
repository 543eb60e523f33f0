import { uploadPath } from "#modules/media/contract/constants.ts";
import { aPicture } from "../a-picture.ts";
import { sendAdminFile } from "../admin-api.ts";
import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const articleArea: Area = {
  name: "articles and questions",
  async make({ context, shop }) {
    const code = `axe-${crypto.randomUUID().slice(0, 8)}`;
    await saveRecord({ context, shop }, "article", code, 0, {
      kind: "Blog",
      createdAt: "2026-11-01T02:00:00Z",
      "title/en-US": "A castle",
      "html/en-US": '<h2>Stones</h2><p>One <a href="/">by</a> one.</p><div data-products="LAP1001"></div>',
    });
    const { name, buffer } = await aPicture("story.png");
    await sendAdminFile(context, shop.url, `${uploadPath}?name=${name}`, buffer);
    return { code };
  },
  screens: [
    { route: "adminArticles", path: "/admin/articles" },
    {
      route: "adminNewArticle",
      path: "/admin/articles/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Title", { exact: true }).fill("A");
            await page.getByLabel("Code").fill("Two Words");
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminArticle",
      path: ({ code = "" }) => `/admin/articles/${code}`,
      async before({ page }) {
        await page.getByRole("toolbar").waitFor();
      },
      states: [
        {
          name: "a link",
          async open({ page }) {
            await page.getByRole("button", { name: "Link", exact: true }).click();
            await page.getByRole("dialog", { name: "Link" }).getByLabel("Address").fill("nowhere");
            await page.getByRole("button", { name: "Set the link" }).click();
            await page.getByText("That is no address of a page.").waitFor();
          },
        },
        {
          name: "the words of a picture",
          async open({ page }) {
            await page.getByRole("button", { name: "Picture", exact: true }).click();
            const chooser = page.getByRole("dialog", { name: "Choose a file" });
            await chooser.getByRole("listitem").first().getByRole("button").first().click();
            await chooser.getByRole("button", { name: "Use this file" }).click();
            await page
              .getByRole("dialog", { name: "Text of the picture" })
              .getByLabel("What the picture shows")
              .waitFor();
          },
        },
        {
          name: "products in the text",
          async open({ page }) {
            await page.getByRole("button", { name: "Products", exact: true }).click();
            await page.getByRole("dialog", { name: "Products in this place" }).getByRole("searchbox").waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
