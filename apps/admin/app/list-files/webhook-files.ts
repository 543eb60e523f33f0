import { endpointState } from "#modules/webhooks/admin/webhook-model.ts";
import { AdminWebhooksDocument } from "#modules/webhooks/admin/webhooks.graphql.gen.ts";
import type { WebhooksTextKey } from "#modules/webhooks/admin/webhooks-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const webhooksFile = listFile({
  pages: ({ api }) => onePage(api(AdminWebhooksDocument).then(({ adminWebhooks }) => adminWebhooks)),
  columns({ textOf }) {
    const text = textOf<WebhooksTextKey>("webhooks-admin");
    return [
      { head: text("code"), text: (row) => row.code },
      { head: text("url"), text: (row) => row.url },
      { head: text("description"), text: (row) => row.description },
      { head: text("events"), text: ({ events }) => events.join(", ") },
      { head: text("state"), text: (row) => text(`state_${endpointState(row)}`) },
      { head: text("waiting"), text: (row) => row.pending },
      { head: text("given_up"), text: (row) => row.failed },
      { head: text("last_delivered"), text: (row) => row.lastDeliveredAt },
    ];
  },
});
