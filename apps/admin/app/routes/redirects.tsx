import { AdminRedirectsDocument } from "#modules/content/admin/redirects/redirects.graphql.gen.ts";
import { RedirectsPage } from "#modules/content/admin/redirects/redirects-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 200);
  const { adminRedirects } = await adminCall(facts, ({ api }) => api(AdminRedirectsDocument, asked));
  return { ...adminRedirects, search: asked.search, ...adminPage(facts.context, "redirects") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Redirects({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <RedirectsPage {...page} mayImport={useMay("import.run")} />;
}
