import { data } from "react-router";
import { InvoiceSheet } from "#modules/order/web/invoice-sheet.tsx";
import { OrderMissing } from "#modules/order/web/order-missing.tsx";
import { guestPlace } from "#modules/order/web/order-model.ts";
import { loadInvoice } from "../../order/load-invoice.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/guest-invoice.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { invoice, seo } = await loadInvoice(servicesOf(context), params.orderCode);
  return invoice ? { invoice, seo } : data({ invoice, seo }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestInvoice({ loaderData: { invoice } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10 print:p-0 md:print:p-0">
      {invoice ? <InvoiceSheet invoice={invoice} place={guestPlace} /> : <OrderMissing place={guestPlace} />}
    </div>
  );
}
