import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { readPages } from "#modules/content/admin/pages/list/page-list-model.ts";
import { PageListPage } from "#modules/content/admin/pages/list/page-list-page.tsx";
import { AdminPagesDocument } from "#modules/content/admin/pages/pages.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readPages(new URL(facts.request.url).searchParams);
  const [{ adminPages }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminPagesDocument, { input }), api(AdminViewsDocument, { list: "pages" })]),
  );
  return { ...adminPages, asked, shown, views: adminViews, ...adminPage(facts.context, "landing_pages") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Pages({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <PageListPage {...page} />;
}
