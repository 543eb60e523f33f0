import { WebhookEditor } from "#modules/webhooks/admin/webhook-editor.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "webhooks.edit");
  return adminPage(facts.context, "new_webhook");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewWebhook({ loaderData: { year } }: PageProps<typeof loader>) {
  return <WebhookEditor code="" record={null} endpoint={null} log={null} year={year} />;
}
