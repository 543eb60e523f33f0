import { data } from "react-router";
import { InvoicePage } from "#modules/order/web/invoice-page.tsx";
import { guestPlace } from "#modules/order/web/order-model.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { useShopFacts } from "../../shell/shop-state.ts";
import type { Route } from "./+types/guest-invoice.ts";
import { loadInvoice } from "./load-invoice.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadInvoice(servicesOf(context), params.orderCode);
  return loaded.invoice || loaded.absent ? loaded : data(loaded, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestInvoice({ loaderData: { invoice, absent } }: Route.ComponentProps) {
  const { name, logo, logoDark } = useShopFacts().siteInfo;
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10 print:p-0 md:print:p-0">
      <InvoicePage invoice={invoice} absent={absent} place={guestPlace} shop={{ name, logo, logoDark }} />
    </div>
  );
}
