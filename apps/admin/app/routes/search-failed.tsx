import { FailedSearchesPage } from "#modules/search/admin/failed-searches-page.tsx";
import { AdminFailedSearchesDocument } from "#modules/search/admin/tuning.graphql.gen.ts";
import { failedPeriods } from "#modules/search/contract/tuning.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedDays } from "../request/asked-lists.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const days = askedDays(new URL(facts.request.url).searchParams, failedPeriods);
  const { page } = listQuery(facts.request, 80);
  const { adminFailedSearches } = await adminCall(facts, ({ api }) => api(AdminFailedSearchesDocument, { days, page }));
  return { ...adminFailedSearches, days, ...adminPage(facts.context, "search_tuning") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SearchFailed({ loaderData }: PageProps<typeof loader>) {
  const { title: _title, year: _year, ...page } = loaderData;
  return <FailedSearchesPage {...page} />;
}
