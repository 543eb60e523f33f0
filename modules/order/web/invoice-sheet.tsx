import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { InvoiceModel } from "../contract/invoice-model.ts";
import type { OrderPlace } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** What the head of an invoice shows of the shop. */
export type InvoiceShop = { readonly name: string; readonly logo: string | null; readonly logoDark: string | null };

type InvoiceSheetProps = { invoice: InvoiceModel; place: OrderPlace; shop: InvoiceShop };

/** The invoice as it comes out of a printer; around it, on the screen only, the ways to keep it. */
export function InvoiceSheet({ invoice, place, shop }: InvoiceSheetProps) {
  const t = useOrderText();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3" data-print="hide">
        <Link
          to={place.detail(invoice.orderCode)}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-bold text-ink-soft hover:text-ink"
        >
          <Icon name="chevron-left" size="sm" />
          {t("order", { code: invoice.orderCode })}
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon="printer" onClick={() => window.print()}>
            {t("invoice_print")}
          </Button>
          <LinkButton to={place.invoiceFile(invoice.orderCode)} icon="download" reloadDocument>
            {t("invoice_pdf")}
          </LinkButton>
        </div>
      </div>
      <article className="rounded-xl border border-line bg-raised p-5 md:p-10 print:border-0 print:p-0 md:print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <div>
            {shop.logo ? (
              <picture>
                {shop.logoDark ? (
                  <source srcSet={shop.logoDark} media="screen and (prefers-color-scheme: dark)" />
                ) : null}
                <img src={shop.logo} alt="" width={168} height={40} className="h-10 w-auto" />
              </picture>
            ) : (
              <p className="text-lg font-extrabold">{shop.name}</p>
            )}
            <h1 className="mt-4 text-3xl font-extrabold tracking-tight">{invoice.labels.invoice}</h1>
          </div>
          <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
            {invoice.facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold break-all tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <Party title={invoice.labels.from} lines={invoice.seller} />
          <Party title={invoice.labels.to} lines={invoice.buyer} />
        </div>
        <Lines invoice={invoice} />
        <Sums invoice={invoice} />
      </article>
    </div>
  );
}

function Party({ title, lines: [name, ...rest] }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="text-sm font-bold text-ink-soft">{title}</h2>
      <p className="mt-1 font-bold break-words">{name}</p>
      {rest.map((line) => (
        <p key={line} className="text-sm break-words">
          {line}
        </p>
      ))}
    </section>
  );
}

function Lines({ invoice: { lines, labels } }: { invoice: InvoiceModel }) {
  return (
    <table className="mt-8 w-full border-collapse text-sm">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          <th className="py-2 pr-3">{labels.goods}</th>
          <th className="px-2 py-2 text-right">{labels.quantity}</th>
          <th className="px-2 py-2 text-right phone:hidden print:table-cell">{labels.price}</th>
          <th className="py-2 pl-2 text-right">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ code, name, detail, quantity, price, amount }) => (
          <tr key={code} className="border-b border-line align-top">
            <td className="py-2.5 pr-3">
              <span className="font-semibold">{name}</span>
              <br />
              <span className="text-ink-soft">{detail}</span>
            </td>
            <td className="px-2 py-2.5 text-right tabular-nums">{quantity}</td>
            <td className="px-2 py-2.5 text-right tabular-nums phone:hidden print:table-cell">{price}</td>
            <td className="py-2.5 pl-2 text-right tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ invoice: { sums, total, tax, labels } }: { invoice: InvoiceModel }) {
  return (
    <div className="mt-6 ml-auto grid w-full max-w-[24rem] gap-2" data-print="whole">
      <dl className="grid gap-2">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
          <dt className="font-extrabold">{labels.total}</dt>
          <dd className="text-xl font-extrabold tabular-nums">{total}</dd>
        </div>
      </dl>
      <p className="text-right text-sm text-ink-soft">{tax}</p>
    </div>
  );
}
