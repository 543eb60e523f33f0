import { productsAddress, readProducts } from "#modules/catalogue/admin/products/product-list-model.ts";
import { AdminProductCodesDocument } from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import { productFilter } from "#modules/catalogue/contract/product/product-query.ts";
import { BulkPage } from "#modules/import-export/admin/bulk/bulk-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actInBulk, type BulkList, loadBulk } from "../forms/bulk-edit.server.ts";
import { adminCall } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const products: BulkList = {
  type: "product",
  section: "products",
  path: "/admin/products/bulk",
  listPath: (query) => productsAddress(readProducts(query).shown),
  async codesMatching(facts, query, except) {
    const input = { filter: productFilter(readProducts(query).asked), without: [...except] };
    const { adminProductCodes } = await adminCall(facts, ({ api }) => api(AdminProductCodesDocument, { input }));
    return adminProductCodes;
  },
};

export const loader = (facts: RouteArgs) => loadBulk(products, facts);

export const action = (facts: RouteArgs) => actInBulk(products, facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function BulkProducts({
  loaderData: { title: _title, year: _year, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <BulkPage {...page} answer={actionData ?? null} />;
}
