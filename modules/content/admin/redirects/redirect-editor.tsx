import { useState } from "react";
import { useNavigate } from "react-router";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { redirectPath } from "../../contract/redirect.ts";
import { useRedirectsText } from "./redirects-text.ts";

const list = "/admin/redirects";

/** The editor of an existing or a new redirect. Pass the path as React key. */
export function RedirectEditor({ path, record }: { path: string; record: EditedRecord | null }) {
  const t = useRedirectsText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [from, setFrom] = useState("");
  const editor = useRecordEditor({
    type: "redirect",
    // Paths are stored in the form used for lookup; an invalid path is sent unchanged, and refused.
    id: isNew ? (redirectPath(from) ?? from.trim()) : path,
    record,
    labelOf: (field) => t(field === "to" ? "to" : "from"),
    onSaved: () => (isNew ? void navigate(list) : undefined),
  });
  const title = isNew ? t("new") : path;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("redirects"), to: list }]}
        actions={
          isNew ? null : (
            <>
              <a
                href={path}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
              >
                <Icon name="external-link" size="sm" />
                {t("see")}
              </a>
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields: ["to"], list }}
                  title={t("remove_title")}
                  text={t("remove_text", { path })}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("redirects")}>
          <div className="grid max-w-2xl gap-3">
            {isNew ? (
              <TextField
                id={fieldId("")}
                name="from"
                label={t("from")}
                hint={t("from_hint")}
                value={from}
                maxLength={300}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setFrom(event.currentTarget.value)}
                error={editor.problemAt("")}
              />
            ) : null}
            <RecordText editor={editor} path="to" hint={t("to_hint")} maxLength={300} spellCheck={false} />
          </div>
        </AdminPanel>
      </RecordForm>
    </div>
  );
}
