import { Suspense, useMemo, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { rowsOf, type Skus } from "../../../contract/product/grid/edit-cells.ts";
import { attributesOf, buildMatrix, type MatrixAttribute } from "../../../contract/product/grid/sku-matrix.ts";
import type { ProductChoices, ProductFigures } from "../product-choices.ts";
import { useProductEditorText } from "../product-editor-text.ts";
import { AttributePicker } from "./attribute-picker.tsx";
import { SkuGrid } from "./sku-grid.tsx";
import { withOnHand, withoutOnHand } from "./stock-changes.ts";
import { StockReason } from "./stock-reason.tsx";
import { useSkuHistory } from "./use-sku-history.ts";
import type { StockEdits } from "./use-stock-edits.ts";

type VariantsPanelProps = {
  editor: RecordEditor;
  code: string;
  choices: ProductChoices;
  figures: ProductFigures | null;
  stock: StockEdits;
  /** The path of a field that is to be shown. */
  revealed: string | null;
};

/** What the SKUs differ by, and the SKUs as a grid. */
export function VariantsPanel({ editor, code, choices, figures, stock, revealed }: VariantsPanelProps) {
  const t = useProductEditorText();
  const hydrated = useHydrated();
  const [news, setNews] = useState("");
  const saved = editor.value("skus");
  const skus = useMemo(() => {
    const own = (saved ?? {}) as Skus;
    return stock.place ? withOnHand(own, stock.typed, stock.onHand) : own;
  }, [saved, stock.place, stock.typed, stock.onHand]);
  const history = useSkuHistory(skus, (next) => {
    const { skus: own, typed } = withoutOnHand(next, stock.onHand);
    editor.set("skus", own as never);
    stock.set(typed);
  });
  const build = (attributes: readonly MatrixAttribute[]) => {
    const built = buildMatrix(code, skus, attributes);
    history.change(built.skus);
    setNews(t("matrix_built", { added: built.added.length, removed: built.removed.length }));
  };
  const count = rowsOf(skus).length;
  return (
    <AdminPanel title={t("variants", { count })}>
      <div id={fieldId("skus")} tabIndex={-1} className="grid gap-3">
        <FieldError id="skus-problem" error={editor.problemAt("skus")} />
        <AttributePicker
          attributes={inOrder(attributesOf(skus), choices)}
          choices={choices}
          editable={editor.editable}
          onChange={build}
        />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {news}
        </p>
        {count === 0 && editor.editable ? (
          <div>
            <Button size="sm" variant="secondary" icon="plus" onClick={() => build([])}>
              {t("first_sku")}
            </Button>
          </div>
        ) : null}
        {/* Its texts are those of inventory, which are loaded when they are needed. */}
        <Suspense>
          <StockReason stock={stock} />
        </Suspense>
        {/* The grid is as tall as the screen allows, which only the browser can compute. */}
        {count > 0 && hydrated ? (
          <SkuGrid
            skus={skus}
            editor={editor}
            history={history}
            attributes={choices.attributes}
            sellable={new Map(figures?.stock.map(({ skuCode, units }) => [skuCode, units]))}
            stock={stock}
            revealed={revealed}
          />
        ) : null}
      </div>
    </AdminPanel>
  );
}

/** Attributes and values in the order the shop shows them. */
function inOrder(attributes: readonly MatrixAttribute[], { attributes: known }: ProductChoices): MatrixAttribute[] {
  const placeOf = (list: readonly { code: string }[], code: string) => {
    const at = list.findIndex((one) => one.code === code);
    return at === -1 ? list.length : at;
  };
  return attributes
    .map(({ code, values }) => {
      const own = known.find((one) => one.code === code)?.values ?? [];
      return { code, values: values.toSorted((one, other) => placeOf(own, one) - placeOf(own, other)) };
    })
    .toSorted((one, other) => placeOf(known, one.code) - placeOf(known, other.code));
}
