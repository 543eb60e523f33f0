import { Link } from "react-router";
import { cx } from "#kit/web/class-names.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { AdjustForm } from "./adjust-form.tsx";
import { SafetyForm } from "./safety-form.tsx";
import { ShelfForm } from "./shelf-form.tsx";
import { SkuLabel } from "./sku-label.tsx";
import { StockHistory } from "./stock-history.tsx";
import type { HistoryModel, LevelModel, SkuStockModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

export type SkuStockPageProps = {
  stock: SkuStockModel;
  /** The code of the place the page is about. */
  place: string;
  history: HistoryModel;
  /** Whether these are not the newest entries. */
  isOlder: boolean;
  mayEdit: boolean;
  /** The idempotency key of the next adjustment. */
  pressKey: string;
  answer: AdminAnswer | null;
  year: number;
};

const figures = ["onHand", "held", "sellable", "incoming", "safety"] as const;
const figureTexts = {
  onHand: "on_hand",
  held: "held",
  sellable: "sellable",
  incoming: "incoming",
  safety: "safety",
} as const;

/** The stock of one SKU: its places, and for one of them its history and the adjustment form. */
export function SkuStockPage(props: SkuStockPageProps) {
  const { stock, place, history, isOlder, mayEdit, pressKey, answer, year } = props;
  const t = useStockText();
  const level = stock.levels.find(({ sourceCode }) => sourceCode === place);
  const here = `?place=${encodeURIComponent(place)}`;
  return (
    <div className="grid gap-4">
      <PageHeader title={stock.sku.name} above={[{ label: t("title"), to: "/admin/stock" }]} />
      <SkuLabel sku={stock.sku} />
      <ActionResult answer={answer} />
      <AdminPanel title={t("levels")}>
        <LevelTable levels={stock.levels} place={place} />
      </AdminPanel>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <StockHistory
          history={history}
          older={history.next ? `${here}&before=${encodeURIComponent(history.next)}` : null}
          newest={isOlder ? here : null}
          year={year}
        />
        {mayEdit && level ? (
          <div className="grid gap-4 phone:row-start-1">
            {/* A saved adjustment resets the form. */}
            <AdjustForm key={`${place} ${answer?.done ?? ""} ${level.onHand}`} {...{ level, pressKey, answer }} />
            <ShelfForm key={`${place} shelf`} sourceCode={place} shelf={level.shelf} answer={answer} />
            <SafetyForm key={place} sourceCode={place} safety={level.safety} answer={answer} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Columns that are empty everywhere are left out on a phone, and places without any stock step back. */
function LevelTable({ levels, place }: { levels: readonly LevelModel[]; place: string }) {
  const t = useStockText();
  const isEmpty = (figure: (typeof figures)[number]) =>
    (figure === "incoming" || figure === "safety" || figure === "held") && levels.every((level) => level[figure] === 0);
  return (
    <div className="-mx-2 overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th className="px-2 py-1 text-left font-bold">{t("place")}</th>
            {figures.map((figure) => (
              <th key={figure} className={cx("px-2 py-1 text-right font-bold", isEmpty(figure) && "phone:hidden")}>
                {t(figureTexts[figure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {levels.map((level) => {
            const isHere = level.sourceCode === place;
            return (
              <tr
                key={level.sourceCode}
                className={cx(
                  isHere && "bg-sunken",
                  figures.every((figure) => level[figure] === 0) && !isHere && "text-ink-soft",
                )}
              >
                <th scope="row" className="px-2 text-left font-semibold">
                  <Link
                    to={`?place=${encodeURIComponent(level.sourceCode)}`}
                    preventScrollReset
                    aria-current={isHere ? "true" : undefined}
                    className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
                  >
                    {level.sourceName}
                  </Link>
                </th>
                {figures.map((figure) => (
                  <td
                    key={figure}
                    className={cx(
                      "px-2 text-right",
                      figure === "sellable" && level.sellable > 0 && "font-bold",
                      isEmpty(figure) && "phone:hidden",
                    )}
                  >
                    {level[figure]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
