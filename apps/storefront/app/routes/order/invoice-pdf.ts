import { redirect } from "react-router";
import type { Locale } from "#kit/core/locale.ts";
import { loadInvoice } from "../../order/load-invoice.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/invoice-pdf.ts";

/** No typeface of ours draws Chinese: the file is in English then, while the printed page is in Chinese. */
const fileLocale = (locale: Locale): Locale => (locale === "zh-CN" ? "en-US" : locale);

/** The invoice as a file to keep, for the order's owner alone (D-61): nothing on the way may hold on to it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = fileLocale(services.locale);
  const { invoice } = await loadInvoice({ ...services, locale }, params.orderCode);
  // The page says what there is to say: no such order, or no invoice yet.
  if (!invoice) throw redirect(new URL(request.url).pathname.replace(/\.pdf$/, ""));
  return new Response(Buffer.from(await services.printInvoice(invoice, locale)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="invoice-${invoice.orderCode}.pdf"`,
    },
  });
}
