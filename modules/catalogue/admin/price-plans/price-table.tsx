import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PlannedSku, Prices } from "./planned-prices.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { PriceRow } from "./price-row.tsx";

type PriceTableProps = {
  editor: RecordEditor;
  /** The SKUs on this page of the table. */
  codes: readonly string[];
  prices: Prices;
  known: ReadonlyMap<string, PlannedSku>;
};

const head = "px-1.5 py-2 first:pl-2.5 text-left text-xs font-bold text-ink-soft";

/** SKUs with their prices; on a phone each is a card. */
export function PriceTable({ editor, codes, prices, known }: PriceTableProps) {
  const t = usePricePlansText();
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full border-collapse text-sm md:table-fixed phone:block">
        <thead className="border-b border-line bg-sunken phone:hidden">
          <tr>
            <th className={head}>{t("col_sku")}</th>
            <th className={`${head} w-24 text-right`}>{t("list_price")}</th>
            <th className={`${head} w-24 text-right`}>{t("price_now")}</th>
            <th className={`${head} w-32 text-right`}>{t("planned_price")}</th>
            <th className={`${head} w-20 text-right`}>{t("difference")}</th>
            {editor.editable ? (
              <th className={`${head} w-12`}>
                <span className="sr-only">{t("remove_column")}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y divide-line phone:block">
          {codes.map((code) => (
            <PriceRow key={code} editor={editor} code={code} price={prices[code] ?? 0} sku={known.get(code) ?? null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
