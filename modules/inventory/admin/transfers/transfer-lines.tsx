import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { SkuLabel } from "../sku-label.tsx";
import { useStockText } from "../stock-text.ts";
import type { TransferLineModel } from "./transfer-model.ts";

/** The products of a sent transfer: sent, received and lost units. */
export function TransferLines({ lines }: { lines: readonly TransferLineModel[] }) {
  const t = useStockText();
  return (
    <AdminPanel title={t("goods")}>
      <ul className="divide-y divide-line">
        {lines.map(({ sku, quantity, received, lost, open }) => (
          <li key={sku.skuCode} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
            <SkuLabel sku={sku} />
            <span className="text-ink-soft tabular-nums">
              {t("received_of", { received, units: quantity })}
              {lost > 0 ? ` · ${t("lost_of", { count: lost })}` : ""}
              {open > 0 ? ` · ${t("open_units", { count: open })}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
