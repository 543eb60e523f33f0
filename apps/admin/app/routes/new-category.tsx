import { AdminCategoriesDocument } from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { CategoryPage } from "#modules/catalogue/admin/categories/category-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "catalogue.edit");
  const { adminCategories } = await adminCall(facts, ({ api }) => api(AdminCategoriesDocument));
  return { categories: adminCategories, ...adminPage(facts.context, "categories") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewCategory({ loaderData: { categories } }: PageProps<typeof loader>) {
  return <CategoryPage code="" record={null} categories={categories} products={[]} />;
}
