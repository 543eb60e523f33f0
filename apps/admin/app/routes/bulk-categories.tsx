import { AdminCategoriesDocument } from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { BulkPage } from "#modules/import-export/admin/bulk/bulk-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actInBulk, type BulkList, loadBulk, withoutExcepted } from "../forms/bulk-edit.server.ts";
import { adminCall } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const categories: BulkList = {
  type: "category",
  section: "categories",
  path: "/admin/categories/bulk",
  listPath: () => "/admin/categories",
  async codesMatching(facts, _query, except) {
    const { adminCategories } = await adminCall(facts, ({ api }) => api(AdminCategoriesDocument));
    return withoutExcepted(
      adminCategories.map(({ code }) => code),
      except,
    );
  },
};

export const loader = (facts: RouteArgs) => loadBulk(categories, facts);

export const action = (facts: RouteArgs) => actInBulk(categories, facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function BulkCategories({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <BulkPage {...page} answer={actionData ?? null} />;
}
