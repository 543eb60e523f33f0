import { rp } from "#kit/core/format-rupiah.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { ProductFigures } from "./product-choices.ts";
import { type ProductEditorTextKey, useProductEditorText } from "./product-editor-text.ts";

/** The product's sales, stock and returns. */
export function FiguresPanel({ figures, year }: { figures: ProductFigures; year: number }) {
  const t = useProductEditorText();
  const { last30Days, allTime, stock, returns } = figures;
  const left = stock.reduce((sum, { units }) => sum + units, 0);
  const sold = ({ units, amount }: { units: number; amount: number }) =>
    `${t("units", { count: units })} · ${rp(amount)}`;
  return (
    <AdminPanel title={t("figures")}>
      <Facts
        facts={[
          [t("sold_30"), sold(last30Days)],
          [t("sold_ever"), sold(allTime)],
          [t("last_sold"), allTime.lastSoldAt ? shortTime(allTime.lastSoldAt, year) : t("never")],
          [t("stock_left"), t("units", { count: left })],
          [t("returned"), returns.length === 0 ? t("units", { count: 0 }) : null],
          ...returns.map(
            ({ reason, units }) =>
              [t(`reason_${reason}` as ProductEditorTextKey), t("units", { count: units })] as const,
          ),
        ]}
      />
    </AdminPanel>
  );
}
