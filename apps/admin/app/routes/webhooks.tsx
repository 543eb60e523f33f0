import { AdminWebhooksDocument } from "#modules/webhooks/admin/webhooks.graphql.gen.ts";
import { WebhooksPage } from "#modules/webhooks/admin/webhooks-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { adminWebhooks } = await adminCall(facts, ({ api }) => api(AdminWebhooksDocument));
  return { webhooks: adminWebhooks, ...adminPage(facts.context, "webhooks") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Webhooks({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <WebhooksPage {...page} mayEdit={useMay("webhooks.edit")} />;
}
