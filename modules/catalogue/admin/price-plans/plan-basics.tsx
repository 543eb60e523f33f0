import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { MomentField } from "#modules/admin/web/record-editor/record-moment.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import { usePricePlansText } from "./price-plans-text.ts";

type PlanBasicsProps = {
  editor: RecordEditor;
  /** Set while the plan is new: its code and the setter. */
  newCode: string | null;
  onCode: (code: string) => void;
};

const longestCode = 60;

/** Name, code and period. */
export function PlanBasics({ editor, newCode, onCode }: PlanBasicsProps) {
  const t = usePricePlansText();
  const name = editor.value("name");
  const suggest = () => {
    if (newCode === "" && typeof name === "string") onCode(slugOf(name).slice(0, longestCode).replace(/-+$/, ""));
  };
  return (
    <AdminPanel title={t("basics")}>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field fills another, by keyboard too */}
        <div onBlur={suggest} className={newCode === null ? "md:col-span-2" : undefined}>
          <RecordText editor={editor} path="name" hint={t("name_hint")} maxLength={120} autoComplete="off" />
        </div>
        {newCode === null ? null : (
          <TextField
            id={fieldId("")}
            name="code"
            label={t("code")}
            hint={t("code_hint")}
            value={newCode}
            maxLength={longestCode}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onCode(event.currentTarget.value.toLowerCase())}
            error={editor.problemAt("")}
          />
        )}
        <MomentField editor={editor} path="beginsAt" hint={t("jakarta_time")} />
        <MomentField editor={editor} path="endsAt" hint={t("end_hint")} optional={t("optional")} />
      </div>
    </AdminPanel>
  );
}
