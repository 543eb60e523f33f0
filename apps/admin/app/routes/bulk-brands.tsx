import { AdminBrandsDocument } from "#modules/catalogue/admin/brands/brands.graphql.gen.ts";
import { BulkPage } from "#modules/import-export/admin/bulk/bulk-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actInBulk, type BulkList, loadBulk, withoutExcepted } from "../forms/bulk-edit.server.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { askedSearch } from "../request/asked-lists.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const searchIn = (query: URLSearchParams) => askedSearch(query, 80);

const brands: BulkList = {
  type: "brand",
  section: "brands",
  path: "/admin/brands/bulk",
  listPath(query) {
    const search = searchIn(query);
    return `/admin/brands${search === "" ? "" : `?${new URLSearchParams({ search })}`}`;
  },
  async codesMatching(facts, query, except) {
    const codes: string[] = [];
    for (let page = 1; ; page += 1) {
      const asked = { search: searchIn(query), page };
      const { adminBrands } = await adminCall(facts, ({ api }) => api(AdminBrandsDocument, asked));
      codes.push(...adminBrands.brands.map(({ code }) => code));
      if (page * adminBrands.pageSize >= adminBrands.total) return withoutExcepted(codes, except);
    }
  },
};

export const loader = (facts: RouteArgs) => loadBulk(brands, facts);

export const action = (facts: RouteArgs) => actInBulk(brands, facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function BulkBrands({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <BulkPage {...page} answer={actionData ?? null} />;
}
