import { AdminTransfersDocument } from "#modules/inventory/admin/transfers/transfers.graphql.gen.ts";
import { TransfersPage } from "#modules/inventory/admin/transfers/transfers-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs) {
  const page = pageNumber(facts.request.url);
  const { adminTransfers } = await adminCall(facts, ({ api }) => api(AdminTransfersDocument, { page }));
  return { transfers: adminTransfers, page, ...adminPage(facts.context, "transfers") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Transfers({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <TransfersPage {...page} mayEdit={usePermission("stock.edit")} />;
}
