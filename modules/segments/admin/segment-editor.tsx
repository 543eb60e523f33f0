import { useState } from "react";
import { useNavigate } from "react-router";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import {
  longestSegmentName,
  segmentFields,
  segmentPath,
  segmentsPath,
  segmentType,
} from "../contract/segment-state.ts";
import { ConditionsPanel } from "./conditions-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { type Choice, type SegmentChoices, segmentFieldLabel, segmentValue } from "./segment-labels.ts";
import type { SegmentRow } from "./segment-list-model.ts";
import { useSegmentsText } from "./segments-text.ts";
import { type MayExport, UsePanel } from "./use-panel.tsx";

export type SegmentEditorProps = {
  code: string;
  /** Null for a new segment, as `segment`. */
  record: EditedRecord | null;
  segment: SegmentRow | null;
  choices: SegmentChoices;
  mayPreview: boolean;
  mayExport: MayExport;
};

const longestCode = 40;

/** The page of an existing or a new segment. Pass the code as React key. */
export function SegmentEditor({ code, record, segment, choices: given, mayPreview, mayExport }: SegmentEditorProps) {
  const t = useSegmentsText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const [learned, setLearned] = useState<readonly Choice[]>([]);
  const choices = { ...given, products: [...given.products, ...learned] };
  const editor = useRecordEditor({
    type: segmentType,
    id: isNew ? newCode.trim() : code,
    record,
    labelOf: (path) => segmentFieldLabel(path, t),
    showValue: (path, value) => segmentValue(path, value, t, choices),
    onSaved: ({ id }) => (isNew ? void navigate(segmentPath(id)) : undefined),
  });
  const suggest = () => {
    const name = editor.value("name");
    if (newCode !== "" || typeof name !== "string") return;
    setNewCode(slugOf(name).slice(0, longestCode).replace(/-+$/, ""));
  };
  const { name } = editor.saved;
  const title = isNew ? t("new") : typeof name === "string" ? name : code;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("segments"), to: segmentsPath }]}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: segmentFields, list: segmentsPath }}
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
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-3">
            <AdminPanel title={t("basics")}>
              <div className="grid gap-3">
                {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field fills another, by keyboard too */}
                <div onBlur={isNew ? suggest : undefined}>
                  <RecordText
                    editor={editor}
                    path="name"
                    hint={t("name_hint")}
                    maxLength={longestSegmentName}
                    autoComplete="off"
                  />
                </div>
                {isNew ? (
                  <TextField
                    id={fieldId("")}
                    name="code"
                    label={t("code")}
                    hint={t("code_hint")}
                    value={newCode}
                    maxLength={longestCode}
                    spellCheck={false}
                    autoComplete="off"
                    onChange={(event) => setNewCode(event.currentTarget.value.toLowerCase())}
                    error={editor.problemAt("")}
                  />
                ) : null}
              </div>
            </AdminPanel>
            <ConditionsPanel
              editor={editor}
              choices={choices}
              learnProduct={(product) => setLearned((known) => [...known, product])}
            />
          </div>
          <div className="grid min-w-0 gap-3">
            {mayPreview ? <PreviewPanel state={editor.state} /> : null}
            {segment === null ? null : <UsePanel segment={segment} mayExport={mayExport} />}
          </div>
        </div>
      </RecordForm>
    </div>
  );
}
