import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Drawer } from "#kit/web/overlays/drawer.tsx";
import { shortTime } from "../short-time.ts";
import { CompareVersion } from "./compare-version.tsx";
import { type Entry, HistoryEntry } from "./history-entry.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import { AdminHistoryDocument, AdminUndoDocument } from "./records.graphql.gen.ts";
import type { RecordView } from "./use-record-editor.ts";

/** The button that opens a record's history. */
export function HistoryButton({ editor }: { editor: RecordView }) {
  const t = useRecordEditorText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon="clock" onClick={() => setOpen(true)}>
        {t("history")}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t("history")} closeLabel={t("close")}>
        <History editor={editor} />
      </Drawer>
    </>
  );
}

type Pages = { readonly entries: readonly Entry[]; readonly next: number | null; readonly editable: boolean };
type Notice = { readonly tone: "success" | "error"; readonly text: string; readonly lines: readonly string[] };

/** Who changed what and when, the newest first; any entry can be undone, any version compared and restored. */
function History({ editor }: { editor: RecordView }) {
  const t = useRecordEditorText();
  const locale = useLocale();
  const api = useApi();
  const { type, id } = editor;
  const [pages, setPages] = useState<Pages | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const [compared, setCompared] = useState<Entry | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((problem: unknown) =>
      setNotice({ tone: "error", text: failureText(t("failed"), problem, locale), lines: [] }),
    );
    setBusy(false);
  };
  const load = (before: number | null) =>
    attempt(async () => {
      const { adminHistory } = await api(AdminHistoryDocument, { type, id, before });
      const entries = adminHistory.entries as readonly Entry[];
      setPages((earlier) => ({
        ...adminHistory,
        entries: before === null ? entries : [...(earlier?.entries ?? []), ...entries],
      }));
    });
  const begin = useEffectEvent(() => void load(null));
  useEffect(() => begin(), []);

  const undo = (entryId: number) =>
    attempt(async () => {
      setNotice(null);
      const { adminUndo: reply } = await api(AdminUndoDocument, { input: { entryId, reason: null } });
      const year = new Date().getFullYear();
      const changed = reply.changed.map(({ path, by, at }) => {
        const name = editor.labelOf(path);
        return by && at ? `${name}: ${by}, ${shortTime(at, year)}` : name;
      });
      const refused = reply.problems.map(({ path, message }) => `${editor.labelOf(path)}: ${message}`);
      setNotice(
        reply.success
          ? { tone: "success", text: t("undone"), lines: [] }
          : { tone: "error", text: reply.errorMessage ?? t("failed"), lines: [...changed, ...refused] },
      );
      await editor.refresh();
      await load(null);
    });

  return (
    <div className="grid gap-3">
      {notice ? (
        <Alert tone={notice.tone} live title={notice.text}>
          {notice.lines.length > 0 ? (
            <ul>
              {notice.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </Alert>
      ) : null}
      {pages === null && busy ? <Spinner label={t("loading")} /> : null}
      {pages?.entries.length === 0 ? <p className="text-ink-soft">{t("no_history")}</p> : null}
      <ol className="grid gap-2">
        {pages?.entries.map((entry) => (
          <li key={entry.version}>
            <HistoryEntry
              editor={editor}
              entry={entry}
              busy={busy}
              {...(pages.editable ? { onUndo: () => void undo(entry.entryId) } : {})}
              {...(entry.version < editor.version ? { onCompare: () => setCompared(entry) } : {})}
            />
          </li>
        ))}
      </ol>
      {pages?.next != null ? (
        <Button variant="secondary" loading={busy} onClick={() => void load(pages.next)}>
          {t("older")}
        </Button>
      ) : null}
      {compared ? (
        <CompareVersion
          editor={editor}
          entry={compared}
          mayRestore={pages?.editable ?? false}
          onClose={() => setCompared(null)}
          onRestored={() => {
            setCompared(null);
            setNotice({ tone: "success", text: t("restored"), lines: [] });
            void load(null);
          }}
        />
      ) : null}
    </div>
  );
}
