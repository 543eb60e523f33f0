import { SearchRulesPage } from "#modules/search/admin/search-rules-page.tsx";
import { AdminSearchRulesDocument } from "#modules/search/admin/tuning.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 80);
  const { adminSearchRules } = await adminCall(facts, ({ api }) => api(AdminSearchRulesDocument, asked));
  return { ...adminSearchRules, search: asked.search, ...adminPage(facts.context, "search_tuning") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SearchRules({ loaderData }: PageProps<typeof loader>) {
  const { title: _title, year: _year, ...page } = loaderData;
  return <SearchRulesPage {...page} />;
}
