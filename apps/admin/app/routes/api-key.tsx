import { data } from "react-router";
import { ApiKeyPage } from "#modules/staff/admin/api-keys/api-key-page.tsx";
import { AdminApiKeysDocument } from "#modules/staff/admin/api-keys/api-keys.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const { adminApiKeys } = await adminCall(facts, ({ api }) => api(AdminApiKeysDocument));
  const apiKey = adminApiKeys.find(({ code }) => code === facts.params.code);
  if (!apiKey) throw data(null, { status: 404 });
  return { apiKey, ...adminPage(facts.context, "api_keys", apiKey.name) };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function ApiKey({ loaderData: { apiKey, year } }: PageProps<typeof loader>) {
  return <ApiKeyPage key={apiKey.code} apiKey={apiKey} year={year} />;
}
