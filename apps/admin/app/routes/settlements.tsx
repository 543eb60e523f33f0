import { AdminSettlementsDocument } from "#modules/settlements/admin/settlements.graphql.gen.ts";
import { SettlementsPage } from "#modules/settlements/admin/settlements-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const page = pageNumber(facts.request.url);
  const { adminSettlements } = await adminCall(facts, ({ api }) => api(AdminSettlementsDocument, { page }));
  return { files: adminSettlements, ...adminPage(facts.context, "settlements") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Settlements({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <SettlementsPage {...page} />;
}
