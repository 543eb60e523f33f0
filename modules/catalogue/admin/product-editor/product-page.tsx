import { type ReactNode, useState } from "react";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ProductState, ProductStatus } from "../../contract/product/product-state.ts";
import { statusTone } from "../products/product-list-model.ts";
import { FactsPanel } from "./facts-panel.tsx";
import { FiguresPanel } from "./figures-panel.tsx";
import { MediaPanel } from "./media/media-panel.tsx";
import { PagePanel } from "./page-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { ProductActions } from "./product-actions.tsx";
import type { Choice, ProductChoices, ProductFigures } from "./product-choices.ts";
import { useProductEditorText } from "./product-editor-text.ts";
import { productFieldLabel, productValue } from "./product-labels.ts";
import { optionNames } from "./report/report-model.ts";
import { ReportPanel } from "./report/report-panel.tsx";
import { SalePanel } from "./sale-panel.tsx";
import { type StockAtPlace, useStockEdits, withStock } from "./variants/use-stock-edits.ts";
import { VariantsPanel } from "./variants/variants-panel.tsx";

export type ProductPageProps = {
  code: string;
  record: EditedRecord;
  choices: ProductChoices;
  figures: ProductFigures | null;
  /** Names of the products that are recommended beside it. */
  recommended: readonly Choice[];
  /** Null for staff who may not see stock. */
  stockAtPlace: StockAtPlace | null;
  mayEditStock: boolean;
  year: number;
  /** Further notes on the product, such as prices that wait for approval. */
  notice?: ReactNode;
  /** Some of the saved fields wait for approval. */
  onWaiting?: () => void;
};

/** One product with all its fields. Use the code as its React key. */
export function ProductPage(props: ProductPageProps) {
  const { code, record: loaded, choices, figures, recommended, stockAtPlace, mayEditStock, year } = props;
  const { notice, onWaiting } = props;
  const t = useProductEditorText();
  const [revealed, setRevealed] = useState<string | null>(null);
  const record = useRecordEditor({
    type: "product",
    id: code,
    record: loaded,
    items: ["skus"],
    labelOf: (path) => productFieldLabel(path, t),
    showValue: (path, value) => productValue(path, value, t, choices),
    // A cell of the grid is on the page once it is the active one.
    reveal: setRevealed,
    onSaved: ({ waiting }) => {
      if (waiting.length > 0) onWaiting?.();
    },
  });
  const stock = useStockEdits(stockAtPlace, mayEditStock && record.editable);
  const editor = withStock(record, stock);
  const saved = editor.saved as ProductState;
  const title = saved.names?.["en-US"] ?? Object.values(saved.names ?? {})[0] ?? code;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("products"), to: "/admin/products" }]}
        status={<Badge tone={statusTone(saved.status)}>{t(`status_${saved.status as ProductStatus}`)}</Badge>}
        actions={
          <>
            <HistoryButton editor={editor} />
            <ProductActions editor={editor} code={code} />
          </>
        }
      />
      {notice}
      <RecordForm editor={editor} label={title}>
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-3">
            <AdminPanel title={t("texts")}>
              <div className="grid gap-4">
                <RecordTexts editor={editor} path="names" label={t("label_names")} maxLength={200} />
                <RecordTexts
                  editor={editor}
                  path="descriptions"
                  label={t("label_descriptions")}
                  rows={6}
                  maxLength={20_000}
                />
              </div>
            </AdminPanel>
            <MediaPanel editor={editor} choices={choices} />
          </div>
          <div className="grid min-w-0 gap-3">
            <SalePanel editor={editor} code={code} choices={choices} />
            <PlacePanel editor={editor} choices={choices} />
            {figures ? <FiguresPanel figures={figures} year={year} /> : null}
          </div>
        </div>
        <VariantsPanel
          editor={editor}
          code={code}
          choices={choices}
          figures={figures}
          stock={stock}
          revealed={revealed}
        />
        <FactsPanel editor={editor} />
        <PagePanel editor={editor} choices={choices} recommended={recommended} />
        <ReportPanel code={code} labelOf={(sku) => optionNames(saved.skus?.[sku]?.options, choices)} />
      </RecordForm>
    </div>
  );
}
