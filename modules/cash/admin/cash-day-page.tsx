import { Form, Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortDay, shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { type CashDayModel, cashPath, cashState, cashTone, signedRp } from "./cash-model.ts";
import { useCashText } from "./cash-text.ts";
import { ClosedCount } from "./closed-count.tsx";
import { CountForm } from "./count-form.tsx";

export type CashDayPageProps = { day: CashDayModel; mayReopen: boolean; answer: AdminAnswer | null; year: number };

/** A day of a store: the cash of each order, and the count that closes it or closed it. Prints as the closing sheet. */
export function CashDayPage({ day, mayReopen, answer, year }: CashDayPageProps) {
  const t = useCashText();
  const isClosed = day.state === "closed";
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("day_title", { store: day.storeName, day: shortDay(day.day, year) })}
        above={[{ label: t("title"), to: cashPath }]}
        status={<Badge tone={cashTone(day.state)}>{t(`state_${cashState(day.state)}`)}</Badge>}
        actions={
          isClosed ? (
            <Button icon="printer" variant="court" size="sm" onClick={() => window.print()}>
              {t("print")}
            </Button>
          ) : null
        }
      />
      <div data-print="hide">
        <ActionResult answer={answer} />
      </div>
      {day.isToday && !isClosed ? <p className="text-sm text-ink-soft">{t("today_hint")}</p> : null}
      <Receipts day={day} year={year} />
      {isClosed ? <ClosedCount day={day} year={year} /> : <CountForm key={day.expected} day={day} answer={answer} />}
      {isClosed && mayReopen ? <Reopen answer={answer} /> : null}
      {day.events.length > 0 ? <Events day={day} year={year} /> : null}
    </div>
  );
}

const head = "px-2 py-2 text-left text-xs font-bold text-ink-soft";
const cell = "px-2 py-2 align-top";
const right = "text-right tabular-nums whitespace-nowrap";

function Receipts({ day, year }: { day: CashDayModel; year: number }) {
  const t = useCashText();
  if (day.receipts.length === 0) return <EmptyState title={t("no_receipts")}>{t("no_receipts_text")}</EmptyState>;
  return (
    <AdminPanel title={t("receipts")}>
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line">
          <tr>
            <th className={head}>{t("order")}</th>
            <th className={`${head} ${right} phone:hidden`}>{t("order_total")}</th>
            <th className={`${head} ${right} phone:hidden`}>{t("not_collected")}</th>
            <th className={`${head} ${right}`}>{t("cash")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {day.receipts.map((receipt) => (
            <tr key={receipt.orderCode}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                <Link to={`/admin/orders/${receipt.orderCode}`} className="font-bold tabular-nums underline">
                  {receipt.orderCode}
                </Link>
                <span className="block text-xs text-ink-soft tabular-nums">
                  {shortTime(receipt.collectedAt, year)}
                  {receipt.isLate ? ` · ${t("late", { day: shortDay(receipt.collectedDay, year) })}` : ""}
                </span>
              </th>
              <td className={`${cell} ${right} phone:hidden`}>{rp(receipt.orderTotal)}</td>
              <td className={`${cell} ${right} phone:hidden`}>
                {receipt.notCollected === 0 ? "–" : rp(-receipt.notCollected)}
              </td>
              <td className={`${cell} ${right} font-bold`}>{rp(receipt.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong">
          <tr>
            <th scope="row" className={`${cell} text-left`}>
              {t("expected")}
            </th>
            <td className={`${cell} ${right} font-extrabold`} colSpan={3}>
              {rp(day.expected)}
            </td>
          </tr>
        </tfoot>
      </table>
    </AdminPanel>
  );
}

function Reopen({ answer }: { answer: AdminAnswer | null }) {
  const t = useCashText();
  const sending = useSending("reopen");
  const { problems, typed } = answerTo(answer, "reopen");
  return (
    <details
      className="rounded-lg border border-line bg-surface px-4 text-sm"
      data-print="hide"
      open={problems.reason ? true : undefined}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t("reopen")}</summary>
      <Form method="post" noValidate className="grid justify-items-start gap-3 pb-4">
        <input type="hidden" name="intent" value="reopen" />
        <p className="max-w-prose text-ink-soft">{t("reopen_text")}</p>
        <div className="w-full max-w-prose">
          <TextField
            name="reason"
            label={t("reopen_reason")}
            autoComplete="off"
            maxLength={300}
            defaultValue={typed.reason}
            error={problems.reason ?? null}
          />
        </div>
        <Button type="submit" variant="danger" size="sm" loading={sending}>
          {t("reopen_day")}
        </Button>
      </Form>
    </details>
  );
}

function Events({ day, year }: { day: CashDayModel; year: number }) {
  const t = useCashText();
  return (
    <AdminPanel title={t("history")}>
      <ul className="grid gap-2 text-sm">
        {day.events.map((event) => (
          <li key={`${event.at} ${event.step}`}>
            <span className="font-semibold">
              {t(event.step === "closed" ? "event_closed" : "event_reopened", { name: event.actor })}
            </span>{" "}
            <span className="text-ink-soft tabular-nums">{shortTime(event.at, year)}</span>
            <span className="block text-ink-soft tabular-nums">
              {t("event_sums", {
                expected: rp(event.expected),
                counted: rp(event.counted),
                difference: signedRp(event.counted - event.expected),
              })}
              {event.reason ? ` · ${event.reason}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </AdminPanel>
  );
}
