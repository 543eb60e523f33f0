import { Form, useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { fractionOf, isActive, type Work } from "#modules/background-work/admin/work-model.ts";
import { useWorkOn, type WorkSnapshot } from "#modules/background-work/admin/work-updates.tsx";
import {
  type Import,
  type ImportRecord,
  type OutcomeTab,
  sourceText,
  stateTone,
  typeText,
  writtenOf,
} from "./import-model.ts";
import { ImportNotices } from "./import-notices.tsx";
import { useImportText } from "./import-text.ts";
import { MappingForm } from "./mapping-form.tsx";
import { PreviewTable } from "./preview-table.tsx";

export type ImportPageProps = WorkSnapshot & {
  found: Import;
  rows: readonly ImportRecord[];
  hasMore: boolean;
  outcome: OutcomeTab | null;
  after: number;
  /** Idempotency key, created with the page: a second press sends the same one. */
  stepKey: string;
  answer: AdminAnswer | null;
  year: number;
};

/** One import: the mapping of the file's columns, its preview, and its result. */
export function ImportPage({ found, rows, hasMore, outcome, after, stepKey, answer, year, work, at }: ImportPageProps) {
  const t = useImportText();
  const { revalidate } = useRevalidator();
  const running = useWorkOn(`/admin/imports/${found.id}`, { work, at }, () => void revalidate());
  const isBusy = running !== null && isActive(running);
  const isOpen = found.state === "uploaded" || found.state === "previewed";
  return (
    <div className="grid gap-4">
      <PageHeader
        title={found.title}
        above={[{ label: t("title"), to: "/admin/imports" }]}
        status={<Badge tone={stateTone(found.state)}>{t(`state_${found.state as "applied"}`)}</Badge>}
        actions={isBusy ? null : <NextStep found={found} stepKey={stepKey} />}
      />
      <p className="text-sm text-ink-soft tabular-nums">
        {typeText(found.recordType, t)} · {sourceText(found.source, t)} ·{" "}
        {t("by", { name: found.ownerName, time: shortTime(found.createdAt, year) })}
        {found.appliedAt ? ` · ${t("applied_on", { time: shortTime(found.appliedAt, year) })}` : ""}
        {found.undoneAt ? ` · ${t("undone_on", { time: shortTime(found.undoneAt, year) })}` : ""}
      </p>
      <ActionResult answer={answer} />
      {running === null ? null : <Progress work={running} />}
      {isOpen && found.source !== "bulk" ? <MappingForm found={found} stepKey={stepKey} isBusy={isBusy} /> : null}
      {found.state === "uploaded" ? null : (
        <AdminPanel title={t(isOpen ? "preview_title" : "result_title")}>
          <ImportNotices found={found} />
          <PreviewTable found={found} rows={rows} hasMore={hasMore} outcome={outcome} after={after} />
        </AdminPanel>
      )}
    </div>
  );
}

type WorkError = { readonly code?: string; readonly fields?: readonly { readonly id: string }[] };

/** The progress or the failure of the work. The page itself shows a success. */
function Progress({ work }: { work: Work }) {
  const t = useImportText();
  if (isActive(work)) {
    return (
      <div role="status" className="grid gap-1.5 rounded-lg border border-line bg-surface px-4 py-3 text-sm font-bold">
        {t("working")}
        <progress
          value={fractionOf(work) ?? undefined}
          max={1}
          aria-label={t("working")}
          className="h-2 w-full accent-court"
        />
      </div>
    );
  }
  if (work.state !== "failed") return null;
  const { code = "", fields = [] } = (work.error ?? {}) as WorkError;
  const names = [...new Set(fields.map(({ id }) => id))].slice(0, 5).join(", ");
  const key =
    code === "CHANGED_SINCE" || code === "IN_USE" || code === "NEEDS_APPROVAL"
      ? (`failed_${code}` as const)
      : "failed_other";
  return (
    <Alert tone="error" live>
      {t(key, { names })}
    </Alert>
  );
}

function NextStep({ found, stepKey }: { found: Import; stepKey: string }) {
  const t = useImportText();
  const applying = useSending("apply");
  const undoing = useSending("undo");
  const count = writtenOf(found);
  if (found.state === "previewed" && count === 0) return <p className="text-sm text-ink-soft">{t("nothing")}</p>;
  if (found.state !== "previewed" && found.state !== "applied") return null;
  if (found.state === "applied" && count === 0) return null;
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (found.state === "applied" && !window.confirm(t("undo_sure"))) event.preventDefault();
      }}
    >
      <input type="hidden" name="key" value={stepKey} />
      <input type="hidden" name="intent" value={found.state === "previewed" ? "apply" : "undo"} />
      {found.state === "previewed" ? (
        <Button type="submit" variant="court" size="sm" loading={applying}>
          {t(found.source === "bulk" ? "apply_bulk" : "apply", { count })}
        </Button>
      ) : (
        <Button type="submit" variant="secondary" size="sm" icon="undo-2" loading={undoing}>
          {t("undo")}
        </Button>
      )}
    </Form>
  );
}
