import { Alert } from "#kit/web/feedback/alert.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useStockText } from "#modules/inventory/admin/stock-text.ts";
import { adjustmentCauses } from "#modules/inventory/contract/movement-causes.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import type { StockEdits } from "./use-stock-edits.ts";

const box = `${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base pointer-coarse:min-h-11 md:text-sm`;

/** How many stock changes wait to be saved, and why they are made. */
export function StockReason({ stock }: { stock: StockEdits }) {
  const t = useProductEditorText();
  const s = useStockText();
  if (!stock.dirty || !stock.place) return null;
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-bold">
        {t("stock_changes", { count: stock.changes.length, place: stock.place.sourceName })}
      </legend>
      {stock.problem ? (
        <Alert tone="error" live>
          {stock.problem}
        </Alert>
      ) : null}
      <div className="grid gap-2 sm:grid-cols-[14rem_1fr]">
        <label className="grid gap-1 text-xs font-bold text-ink-soft">
          {t("stock_reason")}
          <select
            className={`${box} text-ink`}
            value={stock.cause}
            onChange={(event) => stock.choose({ cause: event.currentTarget.value })}
          >
            <option value="">{s("reason_choose")}</option>
            {adjustmentCauses.map((cause) => (
              <option key={cause} value={cause}>
                {s(`cause_${cause}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-xs font-bold text-ink-soft">
          {t("stock_note")}
          <input
            className={`${box} text-ink`}
            value={stock.note}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => stock.choose({ note: event.currentTarget.value })}
          />
        </label>
      </div>
    </fieldset>
  );
}
