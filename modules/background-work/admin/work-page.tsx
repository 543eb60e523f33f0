import { useEffect } from "react";
import { Form, Link, useFetcher } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { fractionOf, isActive, nameOf, stateText, toneOf, type Work } from "./work-model.ts";
import { useWorkText, type WorkTextKey } from "./work-text.ts";
import { useNewestWork, type WorkSnapshot, workPath } from "./work-updates.tsx";

export type WorkPageProps = WorkSnapshot & { answer: AdminAnswer | null; year: number };

/** The list of the signed-in user's long-running work, with progress. */
export function WorkPage({ work, at, answer, year }: WorkPageProps) {
  const t = useWorkText();
  const works = useNewestWork({ work, at });
  useReading(works.some((one) => !isActive(one) && !one.isRead));
  return (
    <div className="grid gap-4">
      <PageHeader title={t("title")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <ActionResult answer={answer} />
      {works.length === 0 ? (
        <EmptyState title={t("none")}>{t("none_text")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {works.map((work) => (
            <WorkRow key={work.id} work={work} year={year} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Opening the list marks ended work as seen. */
function useReading(unread: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (unread) void submit({ intent: "read" }, { method: "post", action: workPath });
  }, [unread, submit]);
}

const unexpectedCodes = ["UNEXPECTED", "GAVE_UP"];

function failureText({ state, error }: Work): WorkTextKey | null {
  if (state !== "failed") return null;
  const { code = "" } = (error ?? {}) as { code?: string };
  return unexpectedCodes.includes(code) ? (`failed_${code}` as "failed_UNEXPECTED") : "failed_other";
}

function WorkRow({ work, year }: { work: Work; year: number }) {
  const t = useWorkText();
  const sending = useSending(`cancel ${work.id}`);
  const name = nameOf(work, t);
  const failure = failureText(work);
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[1fr_9rem_14rem_auto] md:items-center">
      <span className="min-w-0">
        {work.path === null ? (
          <span className="font-bold break-words">{name}</span>
        ) : (
          <Link to={work.path} className="font-bold break-words underline">
            {name}
          </Link>
        )}
        <span className="block text-ink-soft tabular-nums">
          {work.endedAt === null
            ? t("began", { time: shortTime(work.createdAt, year) })
            : t("ended", { time: shortTime(work.endedAt, year) })}
        </span>
        {failure ? <span className="block text-danger">{t(failure)}</span> : null}
      </span>
      <span>
        <Badge tone={toneOf(work)}>{stateText(work, t)}</Badge>
      </span>
      <span className="min-w-0">
        {isActive(work) ? (
          <span className="grid gap-1">
            <progress
              value={fractionOf(work) ?? undefined}
              max={1}
              aria-label={name}
              className="h-2 w-full accent-court"
            />
            {work.total === null ? null : (
              <span className="text-xs text-ink-soft tabular-nums">
                {t("progress", { done: work.done, total: work.total })}
              </span>
            )}
          </span>
        ) : null}
      </span>
      <span className="md:min-w-24 md:text-right">
        {isActive(work) && !work.isCancelling ? (
          <Form method="post">
            <input type="hidden" name="id" value={work.id} />
            <input type="hidden" name="intent" value="cancel" />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              loading={sending}
              aria-label={t("cancel_named", { name })}
            >
              {t("cancel")}
            </Button>
          </Form>
        ) : null}
      </span>
    </li>
  );
}
