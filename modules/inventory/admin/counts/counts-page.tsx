import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { documentPageSize } from "../../contract/stock-views.ts";
import { PageLinks } from "../page-links.tsx";
import { type PlaceModel, signed } from "../stock-model.ts";
import { useStockText } from "../stock-text.ts";
import { type CountRowModel, countState, countTone } from "./count-model.ts";

export type CountsPageProps = {
  counts: readonly CountRowModel[];
  places: readonly PlaceModel[];
  mayEdit: boolean;
  /** The idempotency key of the next count. */
  pressKey: string;
  answer: AdminAnswer | null;
  page: number;
  year: number;
};

/** Stock counts, newest first, and the form that starts one. */
export function CountsPage({ counts, places, mayEdit, pressKey, answer, page, year }: CountsPageProps) {
  const t = useStockText();
  const sending = useSending("start");
  return (
    <div className="grid gap-4">
      <PageHeader title={t("counts")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("counts_lead")}</p>
      <ActionResult answer={answer} />
      {mayEdit ? (
        <Form method="post" className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-4">
          <input type="hidden" name="intent" value="start" />
          <input type="hidden" name="key" value={pressKey} />
          <div className="min-w-0 grow sm:max-w-72">
            <SelectField
              name="sourceCode"
              label={t("place")}
              options={places.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </div>
          <Button type="submit" variant="court" icon="qr-code" loading={sending} className="phone:w-full">
            {t("start_count")}
          </Button>
        </Form>
      ) : null}
      {counts.length === 0 ? (
        <EmptyState title={t("counts_none")} />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {counts.map((count) => (
            <li
              key={count.code}
              className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken focus-within:bg-sunken sm:grid-cols-[1fr_auto_auto_auto] sm:items-center"
            >
              <span>
                <Link
                  to={`/admin/counts/${count.code}`}
                  data-row
                  className="font-bold no-underline after:absolute after:inset-0 hover:underline"
                >
                  {count.sourceName}
                </Link>
                <span className="block text-xs text-ink-soft tabular-nums">
                  {count.code} · {t("started", { name: count.startedBy, time: shortTime(count.startedAt, year) })}
                </span>
              </span>
              <span className="text-ink-soft">{t("counted_skus", { count: count.lines })}</span>
              <span className="tabular-nums">
                <span className="text-ink-soft">{t("difference")}</span> {signed(count.difference)}
              </span>
              <span>
                <Badge tone={countTone(count.state)}>{t(`count_state_${countState(count.state)}`)}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} hasMore={counts.length === documentPageSize} />
    </div>
  );
}
