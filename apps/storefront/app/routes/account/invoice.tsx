import { data } from "react-router";
import { InvoicePage } from "#modules/order/web/invoice-page.tsx";
import { memberPlace } from "#modules/order/web/order-model.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useShopFacts } from "../../shell/shop-state.ts";
import { loadInvoice } from "../order/load-invoice.server.ts";
import type { Route } from "./+types/invoice.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadInvoice(servicesOf(context), params.orderCode);
  return loaded.invoice || loaded.absent ? loaded : data(loaded, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberInvoice({ loaderData: { invoice, absent } }: Route.ComponentProps) {
  const { name, logo, logoDark } = useShopFacts().siteInfo;
  return <InvoicePage invoice={invoice} absent={absent} place={memberPlace} shop={{ name, logo, logoDark }} />;
}
