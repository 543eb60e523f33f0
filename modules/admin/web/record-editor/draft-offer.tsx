import { useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { shortTime } from "../short-time.ts";
import { resumeDraft, type StoredDraft } from "./record-draft.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import { readDraft, writeDraft } from "./stored-draft.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** Input from before a reload is offered once. Typing something else first declines it. */
export function DraftOffer({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  const { type, id, isNew, dirty, editable } = editor;
  const [stored, setStored] = useState<StoredDraft | null>(null);
  // Read once: from then on the storage holds the current input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record's id changes while it is typed
  useEffect(() => setStored(readDraft(sessionStorage, type, isNew ? "" : id)), []);
  if (!stored || dirty || !editable) return null;
  const who = { by: editor.updatedBy ?? "", at: editor.updatedAt ?? "" };
  return (
    <Alert
      tone="info"
      title={t("draft_found", { at: shortTime(stored.at, new Date().getFullYear()) })}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              editor.replace((draft) => resumeDraft(draft, stored, who));
              setStored(null);
            }}
          >
            {t("draft_take")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              writeDraft(sessionStorage, type, isNew ? "" : id, null, "");
              setStored(null);
            }}
          >
            {t("draft_leave")}
          </Button>
        </>
      }
    >
      <p>{[...new Set(stored.changes.map(({ path }) => editor.labelOf(path)))].join(", ")}</p>
    </Alert>
  );
}
