import { AdminSellerDocument } from "#modules/settings/admin/seller/seller.graphql.gen.ts";
import { SellerPage } from "#modules/settings/admin/seller/seller-page.tsx";
import { sellerId } from "#modules/settings/contract/seller.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const [{ record }, { adminSeller }] = await Promise.all([
    loadRecord(facts, "seller", sellerId, "settings_seller"),
    adminCall(facts, ({ api }) => api(AdminSellerDocument)),
  ]);
  return { record, ...adminSeller, ...adminPage(facts.context, "settings_seller") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Seller({ loaderData: { record, fields, periods } }: PageProps<typeof loader>) {
  return <SellerPage record={record} fields={fields} periods={periods} />;
}
