import { endpointState } from "#modules/webhooks/admin/webhook-model.ts";
import { AdminWebhooksDocument } from "#modules/webhooks/admin/webhooks.graphql.gen.ts";
import type { WebhooksTextKey } from "#modules/webhooks/admin/webhooks-text.ts";
import { listFile, onePage } from "./list-file.ts";

export const webhooksFile = listFile({
  pages: ({ api }) => onePage(api(AdminWebhooksDocument).then(({ adminWebhooks }) => adminWebhooks)),
  columns({ textOf }) {
    const t = textOf<WebhooksTextKey>("webhooks-admin");
    return [
      { head: t("code"), text: (row) => row.code },
      { head: t("url"), text: (row) => row.url },
      { head: t("description"), text: (row) => row.description },
      { head: t("events"), text: ({ events }) => events.join(", ") },
      { head: t("state"), text: (row) => t(`state_${endpointState(row)}`) },
      { head: t("waiting"), text: (row) => row.pending },
      { head: t("given_up"), text: (row) => row.failed },
      { head: t("last_delivered"), text: (row) => row.lastDeliveredAt },
    ];
  },
});
