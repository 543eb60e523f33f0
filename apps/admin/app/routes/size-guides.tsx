import { AdminSizeGuidesDocument } from "#modules/size-guide/admin/size-guides.graphql.gen.ts";
import { SizeGuidesPage } from "#modules/size-guide/admin/size-guides-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 80);
  const { adminSizeGuides } = await adminCall(facts, ({ api }) => api(AdminSizeGuidesDocument, asked));
  return { ...adminSizeGuides, search: asked.search, ...adminPage(facts.context, "size_guides") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SizeGuides({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <SizeGuidesPage {...page} />;
}
