import { SynonymsPage } from "#modules/search/admin/synonyms-page.tsx";
import { AdminSynonymsDocument } from "#modules/search/admin/tuning.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 80);
  const { adminSynonyms } = await adminCall(facts, ({ api }) => api(AdminSynonymsDocument, asked));
  return { ...adminSynonyms, search: asked.search, ...adminPage(facts.context, "search_tuning") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SearchSynonyms({ loaderData }: PageProps<typeof loader>) {
  const { title: _title, year: _year, ...page } = loaderData;
  return <SynonymsPage {...page} />;
}
