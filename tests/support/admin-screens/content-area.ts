import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const contentArea: Area = {
  name: "pages, redirects and pages not found",
  async make({ context, shop }) {
    const path = `/axe/${crypto.randomUUID()}`;
    const changes = [{ path: "to", value: "/plp/search" }];
    const input = { type: "redirect", id: path, version: 0, create: true, changes };
    const { adminSaveRecord: reply } = await callAdmin(context, shop.url, AdminSaveRecordDocument, { input });
    if (!reply.success) throw new Error(`${path}: ${reply.errorMessage} ${JSON.stringify(reply.problems)}`);
    const missed = "insert into content.missed_day values ((now() at time zone 'Asia/Jakarta')::date, $1, 900)";
    await shop.sql(missed, [`${path}-castle`]);
    const page = `/page/axe-${crypto.randomUUID().slice(0, 8)}`;
    const text = Object.fromEntries(["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => [locale, "<p>Words</p>"]));
    await saveRecord({ context, shop }, "page", page, 0, {
      name: "Page of a test",
      "pc/text": { kind: "html", html: text },
      "pc/slides": { kind: "slider", position: 1, items: { one: { position: 1 } } },
    });
    return { path, page };
  },
  screens: [
    { route: "adminPages", path: "/admin/pages" },
    { route: "adminPagePreview", path: "/admin/pages/preview" },
    {
      route: "adminNewPage",
      path: "/admin/pages/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminPage",
      path: ({ page = "" }) => `/admin/pages/${encodeURIComponent(page)}`,
      states: [
        {
          name: "a slider",
          async open({ page }) {
            await page
              .getByRole("button", { name: /^Slider/ })
              .first()
              .click();
            await page.getByRole("button", { name: "Add slide" }).waitFor();
          },
        },
        {
          name: "choosing a link",
          async open({ page }) {
            await page.getByRole("button", { name: "Choose a page" }).first().click();
            await page.getByRole("searchbox").first().waitFor();
          },
        },
        {
          name: "archiving it",
          async open({ page }) {
            await page.getByRole("button", { name: "Archive", exact: true }).click();
            await page.getByRole("dialog", { name: "Archive this page?" }).waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminPageVersions", path: "/admin/pages/%2Fpage%2Fhome/versions" },
    {
      route: "adminSite",
      path: "/admin/site",
      states: [
        {
          name: "name and contact",
          async open({ page }) {
            await page.getByRole("link", { name: "Name and contact", exact: true }).click();
            await page.getByRole("textbox", { name: "WhatsApp number" }).waitFor();
          },
        },
        {
          name: "an entry without a name",
          async open({ page }) {
            await page.getByRole("link", { name: "Footer", exact: true }).click();
            await page.getByRole("button", { name: "Add entry", exact: true }).click();
            await page.getByRole("heading", { name: "Entry without a name" }).waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminRedirects", path: "/admin/redirects" },
    {
      route: "adminMissedPages",
      path: "/admin/redirects/missed",
      states: [
        {
          name: "a refused redirect",
          async open({ page, made }) {
            await page.getByRole("textbox", { name: `Lead ${made.path}-castle to` }).fill("nowhere");
            await page.getByRole("button", { name: `Redirect ${made.path}-castle`, exact: true }).click();
            await page.getByText("A path of this shop, such as /shoes.html").waitFor();
          },
        },
      ],
    },
    {
      route: "adminNewRedirect",
      path: "/admin/redirects/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminRedirect",
      path: ({ path = "" }) => `/admin/redirects/${encodeURIComponent(path)}`,
      states: [
        {
          name: "removing it",
          async open({ page }) {
            await page.getByRole("button", { name: "Remove", exact: true }).click();
            await page.getByRole("dialog", { name: "Remove this redirect?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
