import { locales } from "#kit/core/locale.ts";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import {
  type EditedRecord,
  type RecordEditor,
  useRecordEditor,
} from "#modules/admin/web/record-editor/use-record-editor.ts";
import { customerType, longestCustomerName, longestNote } from "../../contract/customer-state.ts";
import { type CustomersTextKey, useCustomersText } from "../customers-text.ts";

const labels: Readonly<Record<string, CustomersTextKey>> = {
  firstName: "first_name",
  lastName: "last_name",
  birthDate: "birthday",
  locale: "language",
  note: "note",
  mobile: "mobile",
  email: "email",
  newsletter: "newsletter",
  whatsApp: "whatsapp_messages",
  consentWording: "proof_wording",
  consentSource: "proof_source",
  consentDate: "proof_date",
};

/** The editor of a customer's record: the fields staff may change, with their history. */
export function useCustomerEditor(code: string, record: EditedRecord): RecordEditor {
  const t = useCustomersText();
  return useRecordEditor({
    type: customerType,
    id: code,
    record,
    labelOf: (path) => t(labels[path] ?? "profile"),
  });
}

/** Name, birthday, language and note. Only the customer can change number, e-mail and consents. */
export function ProfileEditor({ editor, name }: { editor: RecordEditor; name: string }) {
  const t = useCustomersText();
  const birthDate = editor.value("birthDate");
  const locale = editor.value("locale");
  return (
    <RecordForm editor={editor} label={name}>
      <AdminPanel title={t("edit_profile")}>
        <p className="mb-3 text-sm text-ink-soft">{t("own_hint")}</p>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <RecordText editor={editor} path="firstName" maxLength={longestCustomerName} autoComplete="off" />
          <RecordText editor={editor} path="lastName" maxLength={longestCustomerName} autoComplete="off" />
          <FieldFrame id={fieldId("birthDate")} label={t("birthday")} error={editor.problemAt("birthDate")}>
            {(links) => (
              <input
                {...links}
                type="date"
                name="birthDate"
                autoComplete="off"
                readOnly={!editor.editable}
                value={typeof birthDate === "string" ? birthDate : ""}
                onChange={(event) => editor.set("birthDate", event.currentTarget.value || undefined)}
                className={inputClass()}
              />
            )}
          </FieldFrame>
          <SelectField
            id={fieldId("locale")}
            name="locale"
            label={t("language")}
            placeholder={t("language_unknown")}
            disabled={!editor.editable}
            error={editor.problemAt("locale")}
            value={typeof locale === "string" ? locale : ""}
            onChange={(event) => editor.set("locale", event.currentTarget.value || undefined)}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
          <div className="sm:col-span-2">
            <RecordText editor={editor} path="note" hint={t("note_hint")} rows={3} maxLength={longestNote} />
          </div>
        </div>
      </AdminPanel>
    </RecordForm>
  );
}
