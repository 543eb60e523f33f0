import { data } from "react-router";
import { SkuStockPage } from "#modules/inventory/admin/sku-stock-page.tsx";
import { AdminStockHistoryDocument, AdminStockOfSkuDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnStock } from "../forms/stock-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs<"skuCode">) {
  const skuCode = facts.params.skuCode.slice(0, 80);
  const query = new URL(facts.request.url).searchParams;
  const { adminStockOfSku: stock } = await adminCall(facts, ({ api }) => api(AdminStockOfSkuDocument, { skuCode }));
  if (!stock) throw data(null, { status: 404 });
  const asked = query.get("place");
  // The asked place, else the first that has any.
  const place =
    stock.levels.find(({ sourceCode }) => sourceCode === asked)?.sourceCode ??
    (stock.levels.find(({ onHand, incoming }) => onHand + incoming > 0) ?? stock.levels[0])?.sourceCode ??
    "";
  const before = query.get("before");
  const { adminStockHistory: history } = await adminCall(facts, ({ api }) =>
    api(AdminStockHistoryDocument, { skuCode, sourceCode: place, before }),
  );
  return {
    stock,
    place,
    history,
    isOlder: before !== null,
    pressKey: crypto.randomUUID(),
    ...adminPage(facts.context, "stock", stock.sku.name),
  };
}

export const action = (facts: RouteArgs<"skuCode">) => actOnStock(facts, facts.params.skuCode);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SkuStock({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <SkuStockPage {...page} mayEdit={usePermission("stock.edit")} answer={actionData ?? null} />;
}
