import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { ColumnField } from "../pages/editor/column-field.tsx";
import { useSiteText } from "./site-text.ts";

/** The line above every page: its text, where it leads, and when it is shown. */
export function AnnouncementForm({ editor }: { editor: RecordEditor }) {
  const t = useSiteText();
  return (
    <AdminPanel title={t("part_announcement")}>
      <div className="grid gap-4">
        <RecordTexts editor={editor} path="text" label={t("field_text")} maxLength={160} />
        <ColumnField editor={editor} path="url" shape={{ type: "link" }} />
        <div className="flex flex-wrap gap-4">
          <ColumnField editor={editor} path="from" shape={{ type: "moment" }} />
          <ColumnField editor={editor} path="until" shape={{ type: "moment" }} />
        </div>
        <Checkbox
          id={fieldId("hidden")}
          name="hidden"
          label={t("no_announcement")}
          checked={editor.value("hidden") === true}
          disabled={!editor.editable}
          onChange={(event) => editor.set("hidden", event.currentTarget.checked ? true : undefined)}
        />
      </div>
    </AdminPanel>
  );
}
