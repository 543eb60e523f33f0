import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import { SkuLabel } from "./sku-label.tsx";
import type { LevelModel, StockRowModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

const head = "px-2.5 py-2 text-left text-xs font-bold text-ink-soft";
const figures = ["onHand", "held", "sellable", "incoming", "safety"] as const satisfies readonly (keyof LevelModel)[];
const texts = {
  onHand: "on_hand",
  held: "held",
  sellable: "sellable",
  incoming: "incoming",
  safety: "safety",
} as const;

/** One row for each SKU and place; on a phone each row is a small card with its figures below. */
export function StockTable({ rows }: { rows: readonly StockRowModel[] }) {
  const t = useStockText();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm phone:block">
        <thead className="border-b border-line bg-sunken phone:sr-only">
          <tr>
            <th className={head}>{t("sku")}</th>
            <th className={head}>{t("place")}</th>
            {figures.map((figure) => (
              <th key={figure} className={`${head} text-right`}>
                {t(texts[figure])}
              </th>
            ))}
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
              <td className="px-2.5 py-1.5 text-ink-soft phone:col-span-3 phone:p-0">{level.sourceName}</td>
              {figures.map((figure) => (
                <Figure key={figure} name={t(texts[figure])} figure={figure} level={level} />
              ))}
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
