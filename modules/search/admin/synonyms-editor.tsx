import { useState } from "react";
import { useNavigate } from "react-router";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { PhraseList, textsAt } from "./phrase-list.tsx";
import { TrySearch } from "./try-search.tsx";
import { useTuningText } from "./tuning-text.ts";

const list = "/admin/search/synonyms";

/** The editor of an existing or a new group of synonyms. Pass the id as React key. */
export function SynonymsEditor({ id, record, word }: { id: string; record: EditedRecord | null; word: string }) {
  const t = useTuningText();
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const isNew = record === null;
  const editor = useRecordEditor({
    type: "synonyms",
    id: isNew ? newId : id,
    record,
    ...(word === "" ? {} : { initial: { phrases: [word] } }),
    labelOf: () => t("phrases"),
    showValue: (_path, value) => (Array.isArray(value) ? value.join(", ") : String(value)),
    onSaved: (saved) => (isNew ? void navigate(`${list}/${saved.id}`) : undefined),
  });
  const phrases = textsAt(editor, "phrases");
  const { phrases: saved } = editor.saved as { phrases?: readonly string[] };
  const title = isNew ? t("new_synonyms") : (saved ?? [t("synonyms")]).slice(0, 4).join(", ");
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[
          { label: t("search_tuning"), to: "/admin/search" },
          { label: t("synonyms"), to: list },
        ]}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  editor={editor}
                  fields={["phrases"]}
                  title={t("remove_synonyms_title")}
                  text={t("remove_text")}
                  list={list}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("synonyms")}>
          <PhraseList editor={editor} path="phrases" hint={t("phrases_hint")} />
        </AdminPanel>
        <TrySearch text={word || (phrases[0] ?? "")} draft={{ synonyms: { id: editor.id, phrases: [...phrases] } }} />
      </RecordForm>
    </div>
  );
}
