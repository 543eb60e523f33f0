import { data } from "react-router";
import { InvoiceSheet } from "#modules/order/web/invoice-sheet.tsx";
import { OrderMissing } from "#modules/order/web/order-missing.tsx";
import { memberPlace } from "#modules/order/web/order-model.ts";
import { loadInvoice } from "../../order/load-invoice.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/invoice.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { invoice, seo } = await loadInvoice(servicesOf(context), params.orderCode);
  return invoice ? { invoice, seo } : data({ invoice, seo }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberInvoice({ loaderData: { invoice } }: Route.ComponentProps) {
  return invoice ? <InvoiceSheet invoice={invoice} place={memberPlace} /> : <OrderMissing place={memberPlace} />;
}
