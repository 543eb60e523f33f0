import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { ribbonPositions } from "../../contract/activity-kind.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { NumberField } from "./fields.tsx";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

/** Texts of the promotion for shoppers, and the ribbon on pictures. */
export function PagePanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const { ribbon = {} } = editor.state as PromotionState;
  return (
    <AdminPanel title={t("page")}>
      <div className="grid gap-4">
        <RecordTexts editor={editor} path="labels" label={t("label_labels")} hint={t("labels_hint")} maxLength={60} />
        <RecordTexts editor={editor} path="descriptions" label={t("label_descriptions")} rows={3} maxLength={2_000} />
        <RecordTexts
          editor={editor}
          path="remarks"
          label={t("label_remarks")}
          hint={t("remarks_hint")}
          maxLength={500}
        />
        <RecordTexts editor={editor} path="ribbon/texts" label={t("ribbon_texts")} maxLength={24} />
        <div className="grid items-start gap-3 md:grid-cols-3">
          <RecordText
            editor={editor}
            path="ribbon/image"
            hint={t("ribbon_image_hint")}
            maxLength={300}
            spellCheck={false}
          />
          <FieldFrame
            id={fieldId("ribbon/position")}
            label={t("ribbon_position")}
            error={editor.problemAt("ribbon/position")}
          >
            {(links) => (
              <SelectBox
                {...links}
                value={ribbon.position ?? ""}
                disabled={!editor.editable}
                onChange={(event) => editor.set("ribbon/position", event.currentTarget.value || undefined)}
              >
                <option value="">{t("no_ribbon")}</option>
                {ribbonPositions.map((position) => (
                  <option key={position} value={position}>
                    {t(`position_${position}`)}
                  </option>
                ))}
              </SelectBox>
            )}
          </FieldFrame>
          <NumberField editor={editor} path="sort" placeholder="0" hint={t("sort_hint")} />
        </div>
      </div>
    </AdminPanel>
  );
}
