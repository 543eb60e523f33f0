import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Presence } from "./presence.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** Always in sight at the foot of the form: who else is here, how it stands, and the buttons for those who may save. */
export function SaveBar({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  const { dirty, saving, isNew, editable, outcome, conflicts, waiting } = editor;
  const waits = conflicts.some(({ choice }) => choice === null);
  const status = !editable
    ? t("read_only")
    : waits
      ? t("choose_first")
      : dirty
        ? t("unsaved")
        : outcome === "merged"
          ? t("saved_merged")
          : outcome === "saved"
            ? t("saved")
            : "";
  return (
    <div
      className="sticky bottom-0 z-5 -mx-4 -mb-4 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:-mx-6 lg:px-6"
      data-print="hide"
    >
      <Presence editor={editor} />
      <p role="status" className="min-w-0 grow text-sm font-semibold text-ink-soft">
        {status}
        {waiting.length > 0 ? (
          <>
            {status ? " · " : ""}
            {t("saved_waiting", { count: waiting.length })}{" "}
            <Link to="/admin/approvals" className="text-ink underline">
              {t("see_waiting")}
            </Link>
          </>
        ) : null}
      </p>
      {dirty && editable ? (
        <Button size="sm" variant="quiet" onClick={editor.discard} disabled={saving}>
          {t("discard")}
        </Button>
      ) : null}
      {editable ? (
        <Button
          type="submit"
          size="sm"
          variant="court"
          loading={saving}
          disabled={waits || (!dirty && !isNew)}
          title={t("save_keys")}
        >
          {t(isNew ? "create" : "save")}
        </Button>
      ) : null}
    </div>
  );
}
