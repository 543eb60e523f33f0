import type { ReactNode } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { ShownPrice, ShownRecord } from "./why-price-model.ts";
import { useWhyPriceText, type WhyPriceTextKey } from "./why-price-text.ts";

/** Each line and parcel from its list price to what is paid, one row for each discount, and the total. */
export function PriceLines({ price: { lines, parcels, total } }: { price: ShownPrice }) {
  const t = useWhyPriceText();
  return (
    <AdminPanel title={t("price")}>
      <ul className="-mx-4 divide-y divide-line border-y border-line lg:-mx-3.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never move, and may be equal
          <li key={index} className="grid gap-1 px-4 py-3 lg:px-3.5">
            <Head
              name={line.name || line.skuCode}
              more={[line.options, line.name ? line.skuCode : "", t("pieces", { count: line.quantity })]}
              end={line.isGift ? <Badge tone="court">{t("gift")}</Badge> : null}
            />
            {line.isGift ? null : (
              <dl className="grid gap-0.5 text-sm">
                <Row name={t("list_price")} amount={line.listAmount} />
                {line.saleAmount === line.listAmount ? null : (
                  <Row name={t("sale_price")} amount={line.saleAmount - line.listAmount} />
                )}
                <Records records={line.records} />
                {line.flashSaleUnits > 0 && line.flashSaleUnits < line.quantity ? (
                  <Row name={t("flash_units", { count: line.flashSaleUnits, of: line.quantity })} amount={null} />
                ) : null}
                <Row name={t("to_pay")} amount={line.payAmount} isSum />
              </dl>
            )}
          </li>
        ))}
        {parcels.map(({ parcel, freight, records, payAmount }) => (
          <li key={parcel} className="grid gap-1 px-4 py-3 lg:px-3.5">
            <Head name={t("delivery_from", { parcel })} more={[]} end={null} />
            <dl className="grid gap-0.5 text-sm">
              <Row name={t("freight")} amount={freight} />
              <Records records={records} />
              <Row name={t("to_pay")} amount={payAmount} isSum />
            </dl>
          </li>
        ))}
      </ul>
      <dl className="mt-3 text-base">
        <Row name={t("total")} amount={total} isSum />
      </dl>
      {parcels.length === 0 ? <p className="mt-1 text-sm text-ink-soft">{t("without_freight")}</p> : null}
    </AdminPanel>
  );
}

function Head({ name, more, end }: { name: string; more: readonly string[]; end: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="min-w-0 font-bold break-words">{name}</span>
      <span className="text-ink-soft">{more.filter(Boolean).join(" · ")}</span>
      {end}
    </p>
  );
}

function Records({ records }: { records: readonly ShownRecord[] }) {
  const t = useWhyPriceText();
  return records.map(({ step, code, name, amount }) => (
    <Row
      key={`${step} ${code}`}
      name={t(`step_${step}` as WhyPriceTextKey)}
      detail={code === null ? "" : name === "" ? code : `${name} (${code})`}
      amount={-amount}
    />
  ));
}

type RowProps = { name: string; detail?: string; amount: number | null; isSum?: boolean };

function Row({ name, detail = "", amount, isSum = false }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${isSum ? "font-bold" : ""}`}>
      <dt className={isSum ? "" : "min-w-0 break-words text-ink-soft"}>
        {name}
        {detail === "" ? null : <span className="text-ink">: {detail}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amount === null ? "" : rp(amount)}</dd>
    </div>
  );
}
