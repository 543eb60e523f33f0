import { AdminApiKeysDocument } from "#modules/staff/admin/api-keys/api-keys.graphql.gen.ts";
import { ApiKeysPage } from "#modules/staff/admin/api-keys/api-keys-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminApiKeys } = await adminCall(facts, ({ api }) => api(AdminApiKeysDocument));
  return { keys: adminApiKeys, ...adminPage(facts.context, "api_keys") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function ApiKeys({ loaderData: { keys, year } }: PageProps<typeof loader>) {
  return <ApiKeysPage keys={keys} year={year} />;
}
