import { redirect } from "react-router";
import type { Locale } from "#kit/core/locale.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/invoice-pdf.ts";
import { loadInvoice } from "./load-invoice.server.ts";

/** The embedded fonts have no Chinese glyphs: the PDF is in English then, while the printed page is in Chinese. */
const fileLocale = (locale: Locale): Locale => (locale === "zh-CN" ? "en-US" : locale);

/** The invoice as a download, for the order's owner alone (D-61): no cache may store it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const locale = fileLocale(services.locale);
  const { invoice } = await loadInvoice({ ...services, locale }, params.orderCode);
  // The invoice page explains: no such order, or no invoice yet.
  if (!invoice) throw redirect(new URL(request.url).pathname.replace(/\.pdf$/, ""));
  return new Response(Buffer.from(await services.printInvoice(invoice, locale)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="invoice-${invoice.orderCode}.pdf"`,
    },
  });
}
