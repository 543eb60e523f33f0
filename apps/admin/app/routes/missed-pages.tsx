import { MissedPagesPage } from "#modules/content/admin/redirects/missed-pages-page.tsx";
import { AdminMissedPagesDocument } from "#modules/content/admin/redirects/redirects.graphql.gen.ts";
import { missedPeriods } from "#modules/content/contract/redirect.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedDays } from "../request/asked-lists.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const days = askedDays(new URL(facts.request.url).searchParams, missedPeriods);
  const { page } = listQuery(facts.request, 80);
  const { adminMissedPages } = await adminCall(facts, ({ api }) => api(AdminMissedPagesDocument, { days, page }));
  return { ...adminMissedPages, days, ...adminPage(facts.context, "redirects") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function MissedPages({ loaderData }: PageProps<typeof loader>) {
  const { title: _title, ...page } = loaderData;
  return <MissedPagesPage {...page} />;
}
