import { useState } from "react";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId, focusField } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { mostPlannedPrices } from "../../contract/price-plan/price-plan-form.ts";
import type { PricePlanState } from "../../contract/price-plan/price-plan-state.ts";
import type { Choice } from "../product-editor/product-choices.ts";
import { AddGroup } from "./add-group.tsx";
import { PastePrices } from "./paste-prices.tsx";
import { codesOnPage, type PlannedSku, pageOfSku, plannedCodes, rowsPerPage } from "./planned-prices.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { PriceTable } from "./price-table.tsx";
import { SkuFinder } from "./sku-finder.tsx";
import { TablePages } from "./table-pages.tsx";
import { usePlannedSkus } from "./use-planned-skus.ts";

type PricesPanelProps = {
  editor: RecordEditor;
  /** The SKUs the page's loader has read. */
  skus: readonly PlannedSku[];
  brands: readonly Choice[];
  categories: readonly Choice[];
  page: number;
  onPage: (page: number) => void;
};

/** The SKUs of the plan with their prices, and the ways to add more of them. */
export function PricesPanel({ editor, skus, brands, categories, page, onPage }: PricesPanelProps) {
  const t = usePricePlansText();
  const [open, setOpen] = useState<"paste" | "group" | null>(null);
  const { prices = {} } = editor.state as PricePlanState;
  const codes = plannedCodes(prices);
  const pages = Math.max(Math.ceil(codes.length / rowsPerPage), 1);
  const at = Math.min(page, pages);
  const shown = codesOnPage(codes, at);
  const { known, learn } = usePlannedSkus(skus, shown);
  const add = (found: readonly PlannedSku[], added: ReadonlyMap<string, number>) => {
    const next = { ...prices, ...Object.fromEntries(added) };
    const [first] = plannedCodes(Object.fromEntries(added));
    learn(found);
    editor.set("prices", next);
    if (first !== undefined) onPage(pageOfSku(plannedCodes(next), first));
    setOpen(null);
  };
  const ways = { prices, onAdd: add, onClose: () => setOpen(null) };
  return (
    <AdminPanel
      title={t("label_prices")}
      end={
        <span role="status" className="text-sm text-ink-soft tabular-nums">
          {t("skus", { count: codes.length })}
        </span>
      }
    >
      <div id={fieldId("prices")} tabIndex={-1} className="grid gap-3">
        <FieldError id={`${fieldId("prices")}-error`} error={editor.problemAt("prices")} />
        {editor.editable ? (
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" icon="plus" onClick={() => setOpen("group")}>
                {t("add_group")}
              </Button>
              <Button size="sm" variant="secondary" icon="copy" onClick={() => setOpen("paste")}>
                {t("paste")}
              </Button>
            </div>
            <SkuFinder
              isPlanned={(code) => Object.hasOwn(prices, code)}
              onChoose={(sku) => {
                const price = prices[sku.skuCode] ?? sku.price ?? sku.listPrice ?? 0;
                add([sku], new Map([[sku.skuCode, price]]));
                // Its row is on the page with the next frame.
                requestAnimationFrame(() => focusField(pathOf("prices", sku.skuCode)));
              }}
            />
          </div>
        ) : null}
        {codes.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("no_prices")}</p>
        ) : (
          <PriceTable editor={editor} codes={shown} prices={prices} known={known} />
        )}
        <TablePages page={at} pages={pages} onPage={onPage} />
      </div>
      {open === "paste" ? <PastePrices {...ways} most={mostPlannedPrices} /> : null}
      {open === "group" ? <AddGroup {...ways} {...{ brands, categories }} most={mostPlannedPrices} /> : null}
    </AdminPanel>
  );
}
