import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { historyState } from "./record-states.ts";
import type { Area } from "./screen.ts";

const record = "orderChanged.delivered:EMAIL:en-US";

export const messageArea: Area = {
  name: "messages",
  async make({ context, shop }) {
    const changes = [{ path: "heading", value: `Your parcel is there ${crypto.randomUUID().slice(0, 4)}` }];
    // Every text exists already.
    const { version } = await shop
      .sql<{ version: number }>(
        "select coalesce(max(version), 0)::int as version from kit.record_version where record_type = 'messageText' and record_id = $1",
        [record],
      )
      .then((rows) => rows[0] ?? { version: 0 });
    const input = { type: "messageText", id: record, version, create: false, changes };
    const { adminSaveRecord: reply } = await callAdmin(context, shop.url, AdminSaveRecordDocument, { input });
    // On the other device the same text is changed at this moment: the screens need a changed text, whoever changed it.
    if (!reply.success && reply.errorCode !== "OUTDATED")
      throw new Error(`${reply.errorMessage} ${JSON.stringify(reply.problems)}`);
    return {};
  },
  screens: [
    { route: "adminMessages", path: "/admin/messages" },
    {
      route: "adminMessage",
      path: "/admin/messages/orderChanged.delivered?channel=EMAIL&language=en-US",
      states: [
        {
          name: "refused texts",
          async open({ page }) {
            await page.getByLabel("Subject", { exact: true }).fill("Hello {nobody}");
            await page.getByRole("button", { name: "Save", exact: true }).click();
            await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
          },
        },
        {
          name: "an SMS",
          async open({ page }) {
            await page.getByRole("link", { name: "SMS", exact: true }).click();
            await page.getByText(/segments? of at most/).waitFor();
          },
        },
        historyState,
      ],
    },
  ],
};
