import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const storeArea: Area = {
  name: "stores",
  async make({ context, shop }) {
    const code = `AXE${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    await saveRecord({ context, shop }, "store", code, 0, {
      ...{ name: "Store of a test", address: "Jl. Satu 1", city: "Bandung", province: "Jawa Barat", zip: "40114" },
      ...{ latitude: -6.9068, longitude: 107.6223, phone: "+62 22 5550 2104", hidden: true },
      "hours/MONDAY/opens": "10:00",
      "hours/MONDAY/closes": "22:00",
    });
    return { code };
  },
  screens: [
    { route: "adminStores", path: "/admin/stores" },
    {
      route: "adminNewStore",
      path: "/admin/stores/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Monday: closes").fill("08:00");
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminStore",
      path: ({ code = "" }) => `/admin/stores/${code}`,
      states: [
        {
          name: "an enlarged map",
          async open({ page }) {
            await page.getByRole("button", { name: "Zoom in" }).click();
            await page.getByRole("button", { name: "Zoom in" }).click();
          },
        },
        {
          name: "removing it",
          async open({ page }) {
            await page.getByRole("button", { name: "Remove", exact: true }).click();
            await page.getByRole("dialog", { name: "Remove this store?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
