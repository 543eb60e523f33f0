import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import type { PicturePicker } from "#modules/admin/web/record-editor/record-picture.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { weekdays } from "../contract/opening-hours.ts";
import { storeFields } from "../contract/store-state.ts";
import { storeAnchor } from "../web/store-model.ts";
import { HoursPanel, usualHours } from "./hours-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { ServicesPanel, VisibilityPanel } from "./side-panels.tsx";
import type { StoreRow } from "./store-row.ts";
import { type StoresAdminTextKey, useStoresAdminText } from "./stores-admin-text.ts";

const list = "/admin/stores";
const usualWeek = Object.fromEntries(weekdays.map((day) => [day, usualHours]));

export type StoreEditorProps = {
  code: string;
  /** Null for a new one. */
  record: EditedRecord | null;
  /** Other stores, shown on the map. */
  stores: readonly StoreRow[];
  hiddenBySetting: readonly string[];
  picturePicker: PicturePicker;
};

/** One store, or a new one. Give it the code as its key. */
export function StoreEditor({ code, record, stores, hiddenBySetting, picturePicker }: StoreEditorProps) {
  const t = useStoresAdminText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const editor = useRecordEditor({
    type: "store",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { hours: usualWeek },
    labelOf: (path) =>
      path === ""
        ? t("code")
        : path
            .split("/")
            .map((part) => t(part as StoresAdminTextKey))
            .join(": "),
    showValue: (_path, value) => (value === true ? t("yes") : valueText(value)),
    onSaved: ({ id }) => (isNew ? void navigate(`${list}/${id}`) : undefined),
  });
  const { saved } = editor;
  const title = isNew ? t("new") : typeof saved.name === "string" ? saved.name : code;
  const isHiddenBySetting = hiddenBySetting.includes(isNew ? newCode.trim() : code);
  const isHidden = isHiddenBySetting || saved.hidden === true;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("stores"), to: list }]}
        status={isNew ? undefined : <Badge tone={isHidden ? "sun" : "court"}>{t(isHidden ? "hidden" : "shown")}</Badge>}
        actions={
          isNew ? null : (
            <>
              {isHidden ? null : (
                <a
                  href={`/store#${storeAnchor(code)}`}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
                >
                  <Icon name="external-link" size="sm" />
                  {t("see")}
                </a>
              )}
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: storeFields, list }}
                  title={t("remove_title")}
                  text={t("remove_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-3">
            <AdminPanel title={t("basics")}>
              <div className="grid items-start gap-3 md:grid-cols-2">
                <RecordText editor={editor} path="name" maxLength={80} autoComplete="off" />
                {isNew ? (
                  <TextField
                    id={fieldId("")}
                    name="code"
                    label={t("code")}
                    hint={t("code_hint")}
                    value={newCode}
                    maxLength={20}
                    spellCheck={false}
                    autoComplete="off"
                    onChange={(event) => setNewCode(event.currentTarget.value)}
                    error={editor.problemAt("")}
                  />
                ) : null}
                <RecordText editor={editor} path="phone" hint={t("phone_hint")} maxLength={30} autoComplete="off" />
              </div>
            </AdminPanel>
            <PlacePanel editor={editor} code={code} stores={stores} />
            <HoursPanel editor={editor} />
          </div>
          <div className="grid min-w-0 gap-3">
            <VisibilityPanel {...{ editor, isHiddenBySetting, picturePicker }} />
            <ServicesPanel editor={editor} />
          </div>
        </div>
      </RecordForm>
    </div>
  );
}
