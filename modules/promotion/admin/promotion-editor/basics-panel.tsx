import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { MomentField } from "#modules/admin/web/record-editor/record-moment.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type ActivityKind, activityKinds } from "../../contract/activity-kind.ts";
import { mayHaveBudget } from "../../contract/budget.ts";
import { levelContent, type PromotionState } from "../../contract/record/promotion-state.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

type BasicsPanelProps = {
  editor: RecordEditor;
  /** Set while the promotion is new: its code and the setter. */
  newCode: string | null;
  onCode: (code: string) => void;
  /** Called after the name was typed. */
  onNamed: () => void;
};

/** Kind, name and period. */
export function BasicsPanel({ editor, newCode, onCode, onNamed }: BasicsPanelProps) {
  const t = usePromotionEditorText();
  const { kind } = editor.state as PromotionState;
  const isFixed = (editor.saved as Partial<PromotionState>).status !== "draft" && !editor.isNew;
  return (
    <AdminPanel title={t("basics")}>
      <div className="grid gap-4">
        <div className="grid items-start gap-3 md:grid-cols-2">
          <FieldFrame
            id={fieldId("kind")}
            label={t("label_kind")}
            hint={t(`about_${kind}`)}
            error={editor.problemAt("kind")}
          >
            {(links) => (
              <SelectBox
                {...links}
                value={kind}
                disabled={!editor.editable || isFixed}
                onChange={(event) => setKind(editor, event.currentTarget.value as ActivityKind)}
              >
                {activityKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`kind_${one}`)}
                  </option>
                ))}
              </SelectBox>
            )}
          </FieldFrame>
          {newCode === null ? null : (
            <TextField
              id={fieldId("")}
              name="code"
              label={t("code")}
              hint={t("code_hint")}
              value={newCode}
              maxLength={40}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onCode(event.currentTarget.value.toUpperCase())}
              error={editor.problemAt("")}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: blur fills another field, by keyboard too */}
        <div onBlur={onNamed}>
          <RecordTexts editor={editor} path="names" label={t("label_names")} maxLength={120} />
        </div>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <MomentField editor={editor} path="beginsAt" hint={t("jakarta_time")} />
          <MomentField editor={editor} path="endsAt" hint={t("jakarta_time")} />
        </div>
      </div>
    </AdminPanel>
  );
}

/** Changes the kind, and clears the fields that promotions of that kind do not have. */
function setKind(editor: RecordEditor, kind: ActivityKind): void {
  const before = (editor.state as PromotionState).kind;
  editor.set("kind", kind);
  const keepsLevels = levelContent[before] === levelContent[kind] && kind !== "item" && before !== "pwp";
  if (!keepsLevels) editor.set("levels", undefined);
  if (kind === "flashSale") editor.set("scope", undefined);
  else editor.set("skus", undefined);
  if (levelContent[kind] !== "reward") editor.set("rewardByPercentage", undefined);
  if (kind !== "tier") editor.set("rule", undefined);
  if (!mayHaveBudget(kind)) editor.set("budget", undefined);
  if (kind !== "item" && kind !== "pwp") editor.set("stackable", undefined);
  if (levelContent[kind] !== "giveaways") editor.set("mostTimes", undefined);
  if (kind === "flashSale")
    for (const field of ["exclusive", "amountByQty", "priceFrom", "priceUntil", "audience"])
      editor.set(field, undefined);
}
