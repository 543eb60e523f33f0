import { BrandPage } from "#modules/catalogue/admin/brands/brand-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "catalogue.edit");
  return adminPage(facts.context, "brands");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewBrand(_props: PageProps<typeof loader>) {
  return <BrandPage code="" record={null} />;
}
