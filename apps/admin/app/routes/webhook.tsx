import { WebhookEditor } from "#modules/webhooks/admin/webhook-editor.tsx";
import { readLog } from "#modules/webhooks/admin/webhook-model.ts";
import { AdminWebhookDeliveriesDocument, AdminWebhooksDocument } from "#modules/webhooks/admin/webhooks.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 40);
  const asked = readLog(new URL(facts.request.url).searchParams);
  const [record, [{ adminWebhooks }, { adminWebhookDeliveries }]] = await Promise.all([
    loadRecord(facts, "webhook", code, "webhooks"),
    adminCall(facts, ({ api }) =>
      Promise.all([api(AdminWebhooksDocument), api(AdminWebhookDeliveriesDocument, { input: { code, ...asked } })]),
    ),
  ]);
  const endpoint = adminWebhooks.find((one) => one.code === code) ?? null;
  return { ...record, endpoint, log: { ...adminWebhookDeliveries, ...asked } };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Webhook({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <WebhookEditor key={page.code} {...page} />;
}
