import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { QueueNotice } from "../scan/queue-notice.tsx";
import { ScanField } from "../scan/scan-field.tsx";
import { useScanQueue } from "../scan/use-scan-queue.ts";
import { useStockText } from "../stock-text.ts";
import { CountLine } from "./count-line.tsx";
import { type CountModel, countState, countTone, sumDifferences } from "./count-model.ts";

export type CountPageProps = { count: CountModel; mayEdit: boolean; answer: AdminAnswer | null; year: number };

/** A stock count: scan or type on top, the counted lines below, the differences before they are confirmed. */
export function CountPage({ count, mayEdit, answer, year }: CountPageProps) {
  const t = useStockText();
  const { state, enter } = useScanQueue(`/admin/counts/${count.code}/entries`, `count-entries-${count.code}`);
  const isOpen = count.state === "open" && mayEdit;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={count.sourceName}
        above={[{ label: t("counts"), to: "/admin/counts" }]}
        status={<Badge tone={countTone(count.state)}>{t(`count_state_${countState(count.state)}`)}</Badge>}
      />
      <p className="text-sm text-ink-soft tabular-nums">
        {count.code} · {t("started", { name: count.startedBy, time: shortTime(count.startedAt, year) })}
        {count.endedBy && count.endedAt
          ? ` · ${t("ended", { name: count.endedBy, time: shortTime(count.endedAt, year) })}`
          : ""}
      </p>
      <ActionResult answer={answer} />
      {isOpen ? (
        <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
          <ScanField
            hint={t("scan_hint")}
            button={t("scan_add")}
            onCode={(code) => enter({ code, add: 1 })}
            error={state.last?.refusal ?? null}
          />
          <QueueNotice state={state} path={`/admin/counts/${count.code}`} />
        </div>
      ) : null}
      {count.lines.length === 0 ? (
        <EmptyState title={t("nothing_counted")}>{isOpen ? t("nothing_counted_text") : null}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {count.lines.map((line) => (
            <CountLine
              key={line.sku.skuCode}
              line={line}
              isOpen={isOpen}
              onSet={(counted) => enter({ code: line.sku.skuCode, counted })}
              onRemove={() => enter({ code: line.sku.skuCode })}
            />
          ))}
        </ul>
      )}
      {isOpen ? <EndCount count={count} isBusy={state.waiting.length > 0} /> : null}
    </div>
  );
}

function EndCount({ count, isBusy }: { count: CountModel; isBusy: boolean }) {
  const t = useStockText();
  const confirming = useSending("confirm");
  const cancelling = useSending("cancel");
  const { more, less } = sumDifferences(count.lines);
  return (
    <Form method="post" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <input type="hidden" name="version" value={count.version} />
      {count.uncounted > 0 ? (
        <p className="text-sm text-ink-soft">{t("uncounted", { count: count.uncounted })}</p>
      ) : null}
      {count.lines.length > 0 ? (
        <p className="text-sm font-semibold">
          {more + less === 0 ? t("confirm_same") : t("confirm_text", { more, less })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {count.lines.length > 0 ? (
          <Button type="submit" name="intent" value="confirm" variant="court" loading={confirming || isBusy}>
            {t("confirm_count")}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="cancel" variant="quiet" loading={cancelling}>
          {t("cancel_count")}
        </Button>
      </div>
    </Form>
  );
}
