import { BrandPage } from "#modules/catalogue/admin/brands/brand-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export const loader = (facts: RouteArgs<"code">) => loadRecord(facts, "brand", facts.params.code, "brands");

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Brand({ loaderData: { code, record } }: PageProps<typeof loader>) {
  return <BrandPage key={code} code={code} record={record} />;
}
