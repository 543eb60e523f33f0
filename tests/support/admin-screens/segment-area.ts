import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const segmentArea: Area = {
  name: "segments",
  async make({ context, shop }) {
    const code = `axe-${crypto.randomUUID().slice(0, 8)}`;
    await saveRecord({ context, shop }, "segment", code, 0, {
      name: "Segment of a test",
      spent: { atLeast: 1_000_000, days: 90 },
      orders: { atLeast: 1 },
      lastOrder: { atMost: 365 },
      region: { codes: ["32.73"] },
      club: "notLinked",
      consent: { newsletter: true },
      registered: { from: "2020-01-01" },
    });
    return { code };
  },
  screens: [
    { route: "adminSegments", path: "/admin/segments" },
    {
      route: "adminNewSegment",
      path: "/admin/segments/new",
      states: [
        {
          name: "a condition of goods",
          async open({ page }) {
            await page.getByLabel("Add a condition").selectOption("bought");
            await page.getByRole("button", { name: "Add condition", exact: true }).click();
            await page.getByRole("group", { name: "Bought" }).getByLabel("Find a product").waitFor();
          },
        },
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Name", { exact: true }).fill("Nobody");
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminSegment",
      path: ({ code = "" }) => `/admin/segments/${code}`,
      states: [
        {
          name: "counted",
          async open({ page }) {
            await page.getByText(/^\d+ customers?$/).waitFor();
          },
        },
        {
          name: "removing it",
          async open({ page }) {
            await page.getByRole("button", { name: "Remove", exact: true }).click();
            await page.getByRole("dialog", { name: "Remove this segment?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
