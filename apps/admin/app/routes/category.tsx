import {
  AdminCategoriesDocument,
  AdminProductNamesDocument,
} from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { CategoryPage } from "#modules/catalogue/admin/categories/category-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const page = await loadRecord(facts, "category", facts.params.code, "categories");
  const { firstProducts = [] } = page.record.state as { firstProducts?: readonly string[] };
  const [{ adminCategories }, { adminProductNames }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminCategoriesDocument), api(AdminProductNamesDocument, { codes: [...firstProducts] })]),
  );
  return { ...page, categories: adminCategories, products: adminProductNames };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Category({ loaderData: { code, record, categories, products } }: PageProps<typeof loader>) {
  return <CategoryPage key={code} {...{ code, record, categories, products }} />;
}
