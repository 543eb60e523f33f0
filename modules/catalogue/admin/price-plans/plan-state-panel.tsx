import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { saveStatus } from "#modules/admin/web/record-editor/save-status.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { missingInPlan } from "../../contract/price-plan/price-plan-rules.ts";
import {
  type PlanState,
  type PlanStatus,
  type PricePlanState,
  planFields,
} from "../../contract/price-plan/price-plan-state.ts";
import { pricePlansPath } from "./price-plan-list-model.ts";
import { usePricePlansText } from "./price-plans-text.ts";
import { StopPlan } from "./stop-plan.tsx";

/** Shows the plan's state and what is missing before it can be scheduled, with buttons to schedule, stop and delete it. */
export function PlanStatePanel({ editor, state }: { editor: RecordEditor; state: PlanState | null }) {
  const t = usePricePlansText();
  const saved = editor.saved as Partial<PricePlanState>;
  const missing = missingInPlan(editor.state as PricePlanState);
  const isScheduled = saved.status === "scheduled";
  const put = (status: PlanStatus) => saveStatus(editor, status);
  return (
    <AdminPanel title={t("state")}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t(state === null ? "about_new" : `about_${state}`)}</p>
        <div id={fieldId("status")} tabIndex={-1} className="empty:hidden">
          <FieldError id={`${fieldId("status")}-error`} error={editor.problemAt("status")} />
        </div>
        {missing.length === 0 || !editor.editable ? null : (
          <Alert tone={isScheduled ? "error" : "info"} title={t("missing_title", { count: missing.length })}>
            <ul className="mt-1 grid">
              {missing.map(({ path }) => (
                <li key={path}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {editor.labelOf(path)}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {editor.editable && !isScheduled ? (
          <Button variant="court" size="sm" icon="clock" loading={editor.saving} onClick={() => void put("scheduled")}>
            {t(saved.status === "stopped" ? "schedule_again" : "schedule")}
          </Button>
        ) : null}
        {editor.editable && state === "UPCOMING" ? (
          <Button variant="secondary" size="sm" loading={editor.saving} onClick={() => void put("draft")}>
            {t("make_draft")}
          </Button>
        ) : null}
        {editor.editable && (state === "UPCOMING" || state === "RUNNING") ? <StopPlan editor={editor} /> : null}
        {editor.editable && saved.status === "draft" ? (
          <RemoveRecord
            editor={editor}
            fields={planFields}
            title={t("delete_title", { name: saved.name ?? editor.id })}
            text={t("delete_text")}
            list={pricePlansPath}
          />
        ) : null}
      </div>
    </AdminPanel>
  );
}
