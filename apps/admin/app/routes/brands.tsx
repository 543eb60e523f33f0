import { AdminBrandsDocument } from "#modules/catalogue/admin/brands/brands.graphql.gen.ts";
import { BrandsPage } from "#modules/catalogue/admin/brands/brands-page.tsx";
import { exportPath } from "#modules/import-export/contract/import-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { listQuery } from "../request/list-query.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const asked = listQuery(facts.request, 80);
  const { adminBrands } = await adminCall(facts, ({ api }) => api(AdminBrandsDocument, asked));
  return {
    ...adminBrands,
    search: asked.search,
    filePath: `${exportPath}/brand.csv`,
    ...adminPage(facts.context, "brands"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Brands({ loaderData: { title: _title, year: _year, ...page } }: PageProps<typeof loader>) {
  const mayEdit = useMay("catalogue.edit");
  const mayImport = useMay("import.run");
  return <BrandsPage {...page} mayEdit={mayEdit} bulkEditable={mayEdit && mayImport} />;
}
