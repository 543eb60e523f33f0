import { historyState, saveRecord } from "./record-states.ts";
import type { Area, Screen } from "./screen.ts";

type State = NonNullable<Screen["states"]>[number];

const dialog = (name: string, button: string): State => ({
  name,
  async open({ page }) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByRole("dialog").first().waitFor();
  },
});

const refused: State = {
  name: "refused fields",
  async open({ page }) {
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
  },
};

export const settingsArea: Area = {
  name: "the settings of delivery and payment",
  async make({ context, shop }) {
    const code = `AXE${crypto.randomUUID().slice(0, 8).toUpperCase().replaceAll("-", "")}`;
    const rate = { first: 9_000, next: 4_000, from: 1, to: 2 };
    await saveRecord({ context, shop }, "courierService", `OWN-${code}`, 0, {
      ...{ name: "Service of a test", "rates/32.16-31": rate, "rates/32.16-31.71.01": rate },
    });
    await saveRecord({ context, shop }, "stockPlace", code, 0, { name: "Place of a test", kind: "store" });
    return { code };
  },
  screens: [
    {
      route: "adminSettings",
      path: "/admin/settings",
      states: [
        {
          name: "a refused rule",
          async open({ page }) {
            await page.getByLabel("Minutes a checkout lasts").fill("0");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminDelivery", path: "/admin/settings/delivery" },
    { route: "adminNewCourierService", path: "/admin/settings/delivery/services/new", states: [refused] },
    {
      route: "adminCourierService",
      path: ({ code = "" }) => `/admin/settings/delivery/services/OWN-${code}`,
      states: [
        dialog("adding areas", "Add areas"),
        dialog("pasting rates", "Paste from a spreadsheet"),
        {
          name: "a tried parcel",
          async open({ page }) {
            const panel = page
              .getByRole("region")
              .or(page.locator("section"))
              .filter({ hasText: "Try a parcel" })
              .last();
            await panel.getByLabel("Province").selectOption("31");
            await panel.getByLabel("City or regency").selectOption("31.71");
            await panel.getByLabel("District").locator("option[value='31.71.01']").waitFor({ state: "attached" });
            await panel.getByLabel("District").selectOption("31.71.01");
            await panel.getByRole("button", { name: "Compare", exact: true }).click();
            await panel.getByRole("table").or(panel.getByText("No service delivers there")).first().waitFor();
          },
        },
        dialog("removing it", "Remove"),
        historyState,
      ],
    },
    { route: "adminPaymentChannels", path: "/admin/settings/payment" },
    {
      route: "adminSeller",
      path: "/admin/settings/seller",
      states: [
        {
          name: "a refused tax number",
          async open({ page }) {
            await page.getByLabel("Tax number (NPWP)").fill("123");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
        historyState,
      ],
    },
    {
      route: "adminPaymentChannel",
      path: "/admin/settings/payment/COD",
      states: [
        {
          name: "a refused fee",
          async open({ page }) {
            await page.getByLabel("Fee, rupiah").fill("a lot");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
        historyState,
      ],
    },
    { route: "adminNewStockPlace", path: "/admin/settings/delivery/places/new", states: [refused] },
    {
      route: "adminStockPlace",
      path: ({ code = "" }) => `/admin/settings/delivery/places/${code}`,
      states: [dialog("removing it", "Remove"), historyState],
    },
  ],
};
