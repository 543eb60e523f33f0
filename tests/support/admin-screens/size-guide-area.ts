import { historyState } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const sizeGuideArea: Area = {
  name: "size guides",
  async make({ shop }) {
    const [guide] = await shop.sql<{ code: string }>(
      "select category_code || '-' || brand_code as code from size_guide.guide order by 1 limit 1",
    );
    return { code: guide?.code ?? "" };
  },
  screens: [
    { route: "adminSizeGuides", path: "/admin/size-guides" },
    {
      route: "adminNewSizeGuide",
      path: "/admin/size-guides/new",
      states: [
        {
          name: "every kind of part, and refused fields",
          async open({ page }) {
            for (const kind of ["Table", "Heading", "Text", "List"])
              await page.getByRole("group", { name: "Add" }).getByRole("button", { name: kind }).click();
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminSizeGuide",
      path: ({ code = "" }) => `/admin/size-guides/${code}`,
      states: [
        {
          name: "removing it",
          async open({ page }) {
            await page.getByRole("button", { name: "Remove", exact: true }).first().click();
            await page.getByRole("dialog", { name: "Remove this size chart?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
