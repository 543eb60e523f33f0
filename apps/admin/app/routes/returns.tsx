import { AdminReturnsDocument } from "#modules/returns/admin/returns.graphql.gen.ts";
import { ReturnsPage } from "#modules/returns/admin/returns-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedReturns } from "../request/asked-lists.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const { tab, counted, statuses } = askedReturns(query);
  const asked = { statuses, counted, page: pageNumber(facts.request.url) };
  const { adminReturns } = await adminCall(facts, ({ api }) => api(AdminReturnsDocument, asked));
  return { ...adminReturns, tab, counted, ...adminPage(facts.context, "returns") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Returns({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <ReturnsPage {...page} />;
}
