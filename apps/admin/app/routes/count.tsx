import { data } from "react-router";
import { CountPage } from "#modules/inventory/admin/counts/count-page.tsx";
import { AdminStockCountDocument } from "#modules/inventory/admin/counts/counts.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnCount } from "../forms/stock-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 80);
  const { adminStockCount } = await adminCall(facts, ({ api }) => api(AdminStockCountDocument, { code }));
  if (!adminStockCount) throw data(null, { status: 404 });
  return { count: adminStockCount, ...adminPage(facts.context, "counts", adminStockCount.sourceName) };
}

export const action = (facts: RouteArgs<"code">) => actOnCount(facts, facts.params.code);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Count({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <CountPage {...page} mayEdit={usePermission("stock.edit")} answer={actionData ?? null} />;
}
