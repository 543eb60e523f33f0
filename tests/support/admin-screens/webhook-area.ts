import {
  AdminRotateWebhookSecretDocument,
  AdminTestWebhookDocument,
} from "#modules/webhooks/admin/webhooks.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { historyState, saveRecord } from "./record-states.ts";
import type { Area } from "./screen.ts";

export const webhookArea: Area = {
  name: "webhooks",
  async make({ context, shop }) {
    const code = `axe-${crypto.randomUUID().slice(0, 8)}`;
    // Nothing listens at port 9: the log shows a failed test.
    await saveRecord({ context, shop }, "webhook", code, 0, {
      ...{ url: "http://127.0.0.1:9/hooks", description: "Endpoint of a test", "events/order.placed": true },
    });
    await callAdmin(context, shop.url, AdminRotateWebhookSecretDocument, { input: { code } });
    await callAdmin(context, shop.url, AdminTestWebhookDocument, { input: { code, key: crypto.randomUUID() } });
    return { code };
  },
  screens: [
    { route: "adminWebhooks", path: "/admin/webhooks" },
    {
      route: "adminNewWebhook",
      path: "/admin/webhooks/new",
      states: [
        {
          name: "refused fields",
          async open({ page }) {
            await page.getByLabel("Address", { exact: true }).fill("https://10.0.0.1/hooks");
            await page.getByRole("button", { name: "Create", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
      ],
    },
    {
      route: "adminWebhook",
      path: ({ code = "" }) => `/admin/webhooks/${code}`,
      states: [
        {
          name: "what was sent",
          async open({ page }) {
            await page.getByText("Details").first().click();
            await page.getByText('"webhook.test"').first().waitFor();
          },
        },
        {
          name: "changing the secret",
          async open({ page }) {
            await page.getByRole("button", { name: "Change the secret" }).click();
            await page.getByRole("dialog", { name: "Change the secret?" }).waitFor();
          },
        },
        {
          name: "removing it",
          async open({ page }) {
            await page.getByRole("button", { name: "Remove", exact: true }).click();
            await page.getByRole("dialog", { name: "Remove this endpoint?" }).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
