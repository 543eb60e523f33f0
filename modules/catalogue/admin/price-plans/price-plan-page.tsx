import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PricePlanState } from "../../contract/price-plan/price-plan-state.ts";
import type { Choice } from "../product-editor/product-choices.ts";
import { PlanBasics } from "./plan-basics.tsx";
import { planFieldLabel, planValue } from "./plan-labels.ts";
import { PlanStatePanel } from "./plan-state-panel.tsx";
import { type PlannedSku, pageOfSku, plannedCodes } from "./planned-prices.ts";
import { planTone, pricePlanPath, pricePlansPath } from "./price-plan-list-model.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { PricesPanel } from "./prices-panel.tsx";
import { usePlanState } from "./use-plan-state.ts";

export type PricePlanPageProps = {
  code: string;
  /** Null for a new plan. */
  record: EditedRecord | null;
  brands: readonly Choice[];
  categories: readonly Choice[];
  /** The SKUs on the first page of the plan's prices. */
  skus: readonly PlannedSku[];
  /** When the page was read; the state is computed from this moment on. */
  now: string;
};

/** The page of an existing or a new price plan. Pass the code as React key. */
export function PricePlanPage({ code, record, brands, categories, skus, now }: PricePlanPageProps) {
  const t = usePricePlansText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const [page, setPage] = useState(1);
  const editor = useRecordEditor({
    type: "pricePlan",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { status: "draft" },
    labelOf: (path) => planFieldLabel(path, t),
    showValue: (path, value) => planValue(path, value, t, locale),
    reveal(path) {
      const [field, sku] = path.split("/");
      if (field === "prices" && sku !== undefined) setPage(pageOfSku(plannedCodes(pricesOf(editor.state)), sku));
    },
    onSaved: ({ id }) => (isNew ? void navigate(pricePlanPath(id)) : undefined),
  });
  const saved = editor.saved as Partial<PricePlanState>;
  const savedState = usePlanState({ ...saved, status: saved.status ?? "draft" }, now);
  const state = isNew ? null : savedState;
  const title = isNew ? t("new") : (saved.name ?? code);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("title"), to: pricePlansPath }]}
        status={
          state === null ? undefined : (
            <>
              <Badge tone={planTone(state)}>{t(`state_${state}`)}</Badge>{" "}
              <span className="text-sm break-all text-ink-soft">{code}</span>
            </>
          )
        }
        actions={isNew ? null : <HistoryButton editor={editor} />}
      />
      <RecordForm editor={editor} label={title}>
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid min-w-0 gap-3">
            <PlanBasics editor={editor} newCode={isNew ? newCode : null} onCode={setNewCode} />
            <PricesPanel editor={editor} {...{ skus, brands, categories, page }} onPage={setPage} />
          </div>
          <div className="grid min-w-0 gap-3 xl:sticky xl:top-4">
            <PlanStatePanel editor={editor} state={state} />
          </div>
        </div>
      </RecordForm>
    </div>
  );
}

const pricesOf = (state: unknown) => (state as PricePlanState).prices ?? {};
