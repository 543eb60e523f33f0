import type { ReactNode } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { type ProductReport, soldSkus, totalSales } from "./report-model.ts";

const cell = "border-t border-line py-1.5 pl-3 text-right tabular-nums";
const head = "pb-1 text-xs font-bold text-ink-soft";
const figureHead = `${head} pl-3 text-right`;
/** The name of a row stays in view while a phone scrolls its figures. */
const name = "sticky left-0 bg-surface text-left";

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-1.5">
      <h3 className="text-sm font-bold">{title}</h3>
      {children}
    </section>
  );
}

type Sales = { readonly units: number; readonly amount: number };

const SalesCells = ({ sales }: { sales: readonly Sales[] }) =>
  sales.map(({ units, amount }, period) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the periods are always the same
    <td key={period} className={cell}>
      <span className="block font-semibold">{units}</span>
      <span className="block text-xs text-ink-soft">{rp(amount)}</span>
    </td>
  ));

/** Units and revenue by variant and period. A phone scrolls it sideways. */
export function SalesTable({ report, labelOf }: { report: ProductReport; labelOf(skuCode: string): string }) {
  const t = useProductEditorText();
  const { sold, unsold } = soldSkus(report);
  return (
    <Block title={t("report_sales")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t("report_sales")}>
        <table className="w-full min-w-[32rem] border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} ${name}`}>
                {t("report_variant")}
              </th>
              {report.periods.map((days) => (
                <th key={days} scope="col" className={figureHead}>
                  {days === 0 ? t("report_ever") : t("report_days", { count: days })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={`${name} border-t border-line py-1.5 align-top font-bold`}>
                {t("report_total")}
              </th>
              <SalesCells sales={totalSales(report)} />
            </tr>
            {sold.length > 1 || unsold > 0
              ? sold.map(({ skuCode, retired, sales }) => (
                  <tr key={skuCode}>
                    <th scope="row" className={`${name} border-t border-line py-1.5 align-top font-normal`}>
                      <span className="block">{labelOf(skuCode) || skuCode}</span>
                      <span className="block text-xs text-ink-soft">
                        {retired ? t("report_retired", { sku: skuCode }) : skuCode}
                      </span>
                    </th>
                    <SalesCells sales={sales} />
                  </tr>
                ))
              : null}
          </tbody>
        </table>
      </section>
      {sold.length > 0 && unsold > 0 ? (
        <p className="text-sm text-ink-soft">{t("report_unsold", { count: unsold })}</p>
      ) : null}
    </Block>
  );
}

export function PlaceStock({ report: { places } }: { report: ProductReport }) {
  const t = useProductEditorText();
  if (places.length === 0) return <Block title={t("report_places")}>{<Empty text={t("report_no_stock")} />}</Block>;
  return (
    <Block title={t("report_places")}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${head} ${name}`}>
              {t("report_place")}
            </th>
            <th scope="col" className={figureHead}>
              {t("report_on_hand")}
            </th>
            <th scope="col" className={figureHead}>
              {t("report_held")}
            </th>
            <th scope="col" className={figureHead}>
              {t("report_available")}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ sourceCode, name: place, onHand, held, available }) => (
            <tr key={sourceCode} className={onHand === 0 ? "text-ink-soft" : undefined}>
              <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                {place}
              </th>
              <td className={cell}>{onHand}</td>
              <td className={cell}>{held}</td>
              <td className={`${cell} font-semibold`}>{available}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

export function SearchList({ report: { searches } }: { report: ProductReport }) {
  const t = useProductEditorText();
  if (searches.length === 0)
    return <Block title={t("report_searches")}>{<Empty text={t("report_no_search")} />}</Block>;
  return (
    <Block title={t("report_searches")}>
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
        {searches.map(({ term, opens }) => (
          <li key={term} className="flex min-w-0 justify-between gap-3 border-t border-line py-1.5">
            <span className="min-w-0 break-words">{term}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">{t("report_opens", { count: opens })}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const Empty = ({ text }: { text: string }) => <p className="text-sm text-ink-soft">{text}</p>;
