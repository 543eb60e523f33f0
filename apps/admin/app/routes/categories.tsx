import { AdminCategoriesDocument } from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { CategoriesPage } from "#modules/catalogue/admin/categories/categories-page.tsx";
import { exportPath } from "#modules/import-export/contract/import-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { adminCategories } = await adminCall(facts, ({ api }) => api(AdminCategoriesDocument));
  return {
    categories: adminCategories,
    filePath: `${exportPath}/category.csv`,
    ...adminPage(facts.context, "categories"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Categories({ loaderData: { categories, filePath } }: PageProps<typeof loader>) {
  const mayEdit = useMay("catalogue.edit");
  const bulkEditable = useMay("import.run") && mayEdit;
  return <CategoriesPage {...{ categories, filePath, mayEdit, bulkEditable }} />;
}
