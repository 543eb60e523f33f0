import type { Json } from "#kit/core/fields/field-changes.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "../short-time.ts";
import { FieldValue } from "./field-value.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordView } from "./use-record-editor.ts";

export type Entry = {
  readonly entryId: number;
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly approvedBy: string | null;
  readonly action: string;
  readonly reason: string | null;
  readonly undoneBy: number | null;
  readonly records: number;
  readonly changes: readonly { readonly path: string; readonly before: Json | null; readonly after: Json | null }[];
};

const actions = {
  create: "did_create",
  save: "did_save",
  undo: "did_undo",
  restore: "did_restore",
  move: "did_move",
  merge: "did_merge",
  import: "did_import",
  bulk: "did_bulk",
  upload: "did_upload",
  replace: "did_replace",
  delete: "did_delete",
  approve: "did_approve",
  stop: "did_stop",
  publish: "did_publish",
  schedule: "did_schedule",
  unschedule: "did_unschedule",
  withdraw: "did_withdraw",
  archive: "did_archive",
  expire: "did_expire",
} as const;

/** A change of hundreds of prices is named by its first ones. */
const mostNames = 12;

const namesOf = (names: readonly string[], t: ReturnType<typeof useRecordEditorText>): string =>
  names.length <= mostNames
    ? names.join(", ")
    : `${names.slice(0, mostNames).join(", ")} ${t("and_more_fields", { count: names.length - mostNames })}`;

type HistoryEntryProps = {
  editor: RecordView;
  entry: Entry;
  busy: boolean;
  onUndo?: () => void;
  onCompare?: () => void;
};

/** One change: who, when, which fields, their values on demand, and its actions. */
export function HistoryEntry({ editor, entry, busy, onUndo, onCompare }: HistoryEntryProps) {
  const t = useRecordEditorText();
  const { version, at, by, approvedBy, action, reason, undoneBy, records, changes } = entry;
  const names = [...new Set(changes.map(({ path }) => editor.labelOf(path)))];
  const what = action in actions ? t(actions[action as keyof typeof actions]) : action;
  const when = shortTime(at, new Date().getFullYear());
  return (
    <article className="grid gap-1 rounded-lg border border-line bg-surface p-3 text-sm" aria-label={`${what} ${when}`}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold">{by}</span>
        {approvedBy === null ? null : <span>{t("approved_by", { name: approvedBy })}</span>}
        <span className="text-ink-soft tabular-nums">{when}</span>
        <Badge>{what}</Badge>
        {undoneBy === null ? null : <Badge tone="sun">{t("was_undone")}</Badge>}
      </p>
      {reason ? <p>{reason}</p> : null}
      <details>
        <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">{namesOf(names, t)}</summary>
        <dl className="mt-1 grid gap-2">
          {changes.map(({ path, before, after }) => (
            <div key={path}>
              <dt className="font-semibold">{editor.labelOf(path)}</dt>
              <dd className="grid gap-0.5">
                <del className="text-ink-soft">
                  <FieldValue editor={editor} path={path} value={before} />
                </del>
                <ins className="no-underline">
                  <FieldValue editor={editor} path={path} value={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap gap-2">
        {onCompare ? (
          <Button size="sm" variant="quiet" onClick={onCompare} aria-label={t("compare_version", { version })}>
            {t("compare")}
          </Button>
        ) : null}
        {onUndo && undoneBy === null ? (
          <Button
            size="sm"
            variant="quiet"
            icon="undo-2"
            disabled={busy}
            onClick={onUndo}
            aria-label={t("undo_version", { version })}
          >
            {records > 1 ? t("undo_all", { count: records }) : t("undo")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
