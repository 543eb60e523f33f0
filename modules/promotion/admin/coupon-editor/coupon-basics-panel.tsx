import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { FlagField } from "../promotion-editor/fields.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";

type CouponBasicsPanelProps = {
  editor: RecordEditor;
  /** Set while the coupon is new: its code and the setter. */
  newCode: string | null;
  onCode: (code: string) => void;
};

/** Code, kind of codes, and texts. */
export function CouponBasicsPanel({ editor, newCode, onCode }: CouponBasicsPanelProps) {
  const t = useCouponEditorText();
  return (
    <AdminPanel title={t("basics")}>
      <div className="grid gap-4">
        {newCode === null ? null : (
          <div className="md:max-w-96">
            <TextField
              id={fieldId("")}
              name="code"
              label={t("code")}
              hint={t("code_hint")}
              value={newCode}
              maxLength={20}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => onCode(event.currentTarget.value.toUpperCase())}
              error={editor.problemAt("")}
            />
          </div>
        )}
        <FlagField editor={editor} path="singleUse" hint={t("single_hint")} />
        <RecordTexts editor={editor} path="names" label={t("label_names")} maxLength={120} />
        <RecordTexts editor={editor} path="descriptions" label={t("label_descriptions")} rows={3} maxLength={2_000} />
      </div>
    </AdminPanel>
  );
}
