import { uploadPath as importPath } from "#modules/import-export/contract/import-forms.ts";
import { uploadPath as mediaPath } from "#modules/media/contract/constants.ts";
import { aPicture } from "../a-picture.ts";
import { sendAdminFile } from "../admin-api.ts";
import { historyState, recordStates, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

const refused = {
  name: "refused fields",
  async open({ page }) {
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
  },
} satisfies NonNullable<Area["screens"][number]["states"]>[number];

export const catalogueArea: Area = {
  name: "products, categories, brands, media and imports",
  async make({ context, shop }) {
    const own = crypto.randomUUID().slice(0, 8).toUpperCase();
    const brand = `AXE${own}`;
    const slug = `axe-${own.toLowerCase()}`;
    await saveRecord({ context, shop }, "brand", brand, 0, { name: `Axe ${own}`, slug, "about/en-US": "Wooden toys" });
    await saveRecord({ context, shop }, "brand", brand, 1, { "about/en-US": "Toys of wood" });
    const { name, buffer } = await aPicture("axe.png");
    const { item } = await sendAdminFile<{ item: { id: string } }>(
      context,
      shop.url,
      `${mediaPath}?name=${name}`,
      buffer,
    );
    const rows = `brand_code,name\n${brand},Axe of a file\nbad code,Nothing\n`;
    const { id } = await sendAdminFile<{ id: string }>(
      context,
      shop.url,
      `${importPath}?type=brand&name=axe.csv`,
      Buffer.from(rows),
    );
    return { brand, media: item.id, imported: id };
  },
  screens: [
    {
      route: "adminProducts",
      path: "/admin/products",
      states: [{ name: "a new product", open: ({ page }) => page.getByText("New product").click() }],
    },
    {
      route: "adminProduct",
      path: "/admin/products/LKH1003",
      states: [
        {
          name: "the media chooser",
          async open({ page }) {
            await page.getByRole("button", { name: "Choose from the library" }).click();
            await page.getByRole("dialog", { name: "Choose files" }).getByRole("listitem").first().waitFor();
          },
        },
        {
          name: "deleting a product",
          async open({ page }) {
            await page.getByRole("button", { name: "Delete", exact: true }).click();
            await page.getByRole("dialog", { name: "Delete LKH1003?" }).waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminBulkProducts", path: "/admin/products/bulk?only=LKH1003,KLK1010" },
    { route: "adminBulkBrands", path: ({ brand }) => `/admin/brands/bulk?only=${brand}` },
    { route: "adminBulkCategories", path: "/admin/categories/bulk?only=CASTLES" },
    { route: "adminProductPreview", path: "/admin/products/LKH1003/preview" },
    { route: "adminCategories", path: "/admin/categories" },
    { route: "adminNewCategory", path: "/admin/categories/new", states: [refused] },
    { route: "adminCategory", path: "/admin/categories/CASTLES", states: [historyState] },
    { route: "adminBrands", path: "/admin/brands" },
    { route: "adminNewBrand", path: "/admin/brands/new", states: [refused] },
    { route: "adminBrand", path: ({ brand }) => `/admin/brands/${brand}`, states: recordStates },
    { route: "adminMedia", path: "/admin/media" },
    {
      route: "adminMedia",
      path: ({ media }) => `/admin/media?item=${media}`,
      states: [
        historyState,
        { name: "deleting a file", open: ({ page }) => page.getByText("Delete", { exact: true }).click() },
      ],
    },
    { route: "adminImports", path: "/admin/imports" },
    {
      route: "adminImport",
      path: ({ imported }) => `/admin/imports/${imported}`,
      states: [
        {
          name: "the preview of an import",
          async open({ page }) {
            await page.getByRole("button", { name: "Check the file" }).click();
            await page.getByRole("heading", { name: "What would happen" }).waitFor();
          },
        },
      ],
    },
    { route: "adminWork", path: "/admin/work" },
  ],
};
