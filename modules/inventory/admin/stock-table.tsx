import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import type { ListState } from "#modules/admin/contract/list-state.ts";
import { ariaSort, SortLink } from "#modules/admin/web/record-list/sort-link.tsx";
import { SkuLabel } from "./sku-label.tsx";
import { stockAddress, stockList } from "./stock-list-model.ts";
import type { LevelModel, StockRowModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const text = "px-2.5 py-1.5 text-ink-soft phone:col-span-3 phone:p-0";
const figures = ["onHand", "held", "sellable", "incoming", "safety"] as const satisfies readonly (keyof LevelModel)[];

/** The columns that can be chosen, with the keys of their texts. */
export const stockColumns = {
  place: "place",
  onHand: "on_hand",
  held: "held",
  sellable: "sellable",
  incoming: "incoming",
  safety: "safety",
  shelf: "shelf",
} as const;
export type StockColumn = keyof typeof stockColumns;

/** One row for each SKU and place; on a phone each row is a small card with its figures below. */
export function StockTable({ rows, shown }: { rows: readonly StockRowModel[]; shown: ListState }) {
  const t = useStockText();
  const isShown = (column: StockColumn) => shown.columns.includes(column);
  const shownFigures = figures.filter(isShown);
  const sorting = { sort: shown.sort, sortAddress: (sort: string) => stockAddress(shown, { sort }) };
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm phone:block">
        {/* Hidden on a phone, not only from sight: its links would take the focus unseen. */}
        <thead className="border-b border-line bg-sunken phone:hidden">
          <tr>
            <th className={head} aria-sort={ariaSort(shown.sort, "sku")}>
              <SortLink column={{ key: "sku", label: t("sku"), isAscendingFirst: true }} {...sorting} />
            </th>
            {isShown("place") ? <th className={head}>{t("place")}</th> : null}
            {shownFigures.map((figure) => (
              <th key={figure} className={`${head} text-right`} aria-sort={ariaSort(shown.sort, figure)}>
                {stockList.sorts.includes(figure) ? (
                  <SortLink column={{ key: figure, label: t(stockColumns[figure]) }} {...sorting} />
                ) : (
                  t(stockColumns[figure])
                )}
              </th>
            ))}
            {isShown("shelf") ? <th className={head}>{t("shelf")}</th> : null}
          </tr>
        </thead>
        <tbody className="divide-y divide-line phone:block">
          {rows.map(({ sku, level }) => (
            <tr
              key={`${sku.skuCode} ${level.sourceCode}`}
              className="relative hover:bg-sunken focus-within:bg-sunken phone:grid phone:grid-cols-3 phone:gap-y-1 phone:px-3 phone:py-3"
            >
              <th scope="row" className="px-2.5 py-1.5 font-normal phone:col-span-3 phone:p-0">
                <SkuLabel
                  sku={sku}
                  name={
                    <Link
                      to={`/admin/stock/${encodeURIComponent(sku.skuCode)}?place=${encodeURIComponent(level.sourceCode)}`}
                      data-row
                      prefetch="intent"
                      className="no-underline after:absolute after:inset-0 hover:underline"
                    >
                      {sku.name}
                    </Link>
                  }
                />
              </th>
              {isShown("place") ? <td className={text}>{level.sourceName}</td> : null}
              {shownFigures.map((figure) => (
                <Figure key={figure} name={t(stockColumns[figure])} figure={figure} level={level} />
              ))}
              {isShown("shelf") ? <td className={text}>{level.shelf}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figure({ name, figure, level }: { name: string; figure: (typeof figures)[number]; level: LevelModel }) {
  const isQuiet = level[figure] === 0 && figure !== "sellable" && figure !== "onHand";
  return (
    <td
      className={cx(
        "px-2.5 py-1.5 text-right tabular-nums phone:p-0 phone:text-left",
        isQuiet && "text-ink-soft phone:hidden",
        figure === "sellable" && "font-bold",
        figure === "sellable" && level.sellable === 0 && "text-danger",
      )}
    >
      <span className="hidden text-xs font-normal text-ink-soft phone:block">{name}</span>
      {level[figure]}
    </td>
  );
}
