import { Form, Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { type RefundRow, refundReasonKey, type SentRefundRow } from "./refund-model.ts";

export type RefundsPageProps = {
  refunds: readonly RefundRow[];
  /** Sent by hand lately. */
  sent: readonly SentRefundRow[];
  maySend: boolean;
  answer: AdminAnswer | null;
  year: number;
};

/** Refunds that wait for staff: to be sent by hand, or to be decided. The oldest first. */
export function RefundsPage({ refunds, sent, maySend, answer, year }: RefundsPageProps) {
  const t = useAdminText();
  return (
    <div className="grid gap-4">
      <PageHeader title={t("refunds")} actions={<ExportLink />} />
      <p className="max-w-prose text-sm text-ink-soft">{t("refunds_text")}</p>
      <ActionResult answer={answer} />
      {refunds.length === 0 ? (
        <EmptyState title={t("refunds_none")}>{t("refunds_none_text")}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {refunds.map((refund) => (
            <Refund key={refund.refundId} refund={refund} maySend={maySend} answer={answer} year={year} />
          ))}
        </ul>
      )}
      {sent.length > 0 ? (
        <section aria-labelledby="sent-refunds" className="grid gap-3">
          <h2 id="sent-refunds" className="text-lg font-extrabold">
            {t("refunds_sent")}
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">{t("refunds_sent_text")}</p>
          <ul className="grid gap-3">
            {sent.map((refund) => (
              <li key={refund.refundId} className={entry}>
                <RefundFacts
                  refund={refund}
                  time={`${shortTime(refund.doneAt ?? refund.requestedAt, year)} · ${refund.sentAs ?? ""}`}
                />
                {maySend ? <RefundForm refund={refund} intent="bounced" answer={answer} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

type RefundProps = { refund: RefundRow; maySend: boolean; answer: AdminAnswer | null; year: number };

const entry = "flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4";

/** Amount, recipient and reason of a refund, with links to its orders. */
function RefundFacts({ refund, time }: { refund: RefundRow | SentRefundRow; time: string }) {
  const t = useAdminText();
  const reason = refundReasonKey(refund.reason);
  // Without an account it cannot be transferred by hand.
  const waitsToBeSent = refund.state === "manual" && refund.waitsForAccount;
  return (
    <div className="min-w-52 grow basis-72 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-lg tabular-nums">{rp(refund.amount)}</strong>
        {waitsToBeSent ? null : (
          <Badge tone={refund.state === "manual" ? "sun" : refund.state === "done" ? "court" : "danger"}>
            {t(`refund_${refund.state as "manual"}`)}
          </Badge>
        )}
        {refund.waitsForAccount ? <Badge tone="danger">{t("refund_waits_account")}</Badge> : null}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-3 font-bold">
        {refund.orderCodes.length > 0
          ? refund.orderCodes.map((code) => (
              <Link key={code} to={`/admin/orders/${code}`} className="underline underline-offset-2">
                {code}
              </Link>
            ))
          : refund.reference}
        {refund.customer ? <span className="font-normal">{refund.customer}</span> : null}
      </p>
      <p className="mt-1 text-ink-soft">
        {reason ? t(reason) : refund.reason} · {refund.channelName} · {time}
      </p>
      {refund.account ? (
        <p className="mt-2 break-words">
          <span className="text-ink-soft">{t("refund_account")}</span>{" "}
          <span className="font-semibold tabular-nums">{refund.account}</span>
        </p>
      ) : null}
      {refund.accountProblem ? (
        <p className="mt-1 text-danger">{t("refund_account_problem", { note: refund.accountProblem })}</p>
      ) : null}
    </div>
  );
}

function Refund({ refund, maySend, answer, year }: RefundProps) {
  const byHand = refund.state === "manual";
  return (
    <li className={entry}>
      <RefundFacts refund={refund} time={shortTime(refund.requestedAt, year)} />
      {maySend ? (
        <div className="grid gap-3">
          <RefundForm refund={refund} intent={byHand ? "sent" : "release"} answer={answer} />
          {byHand ? null : <RefundForm refund={refund} intent="decline" answer={answer} />}
          {byHand && refund.account ? <RefundForm refund={refund} intent="bounced" answer={answer} /> : null}
        </div>
      ) : null}
    </li>
  );
}

type Intent = "sent" | "release" | "decline" | "bounced";
type RefundFormProps = { refund: Pick<RefundRow, "refundId">; intent: Intent; answer: AdminAnswer | null };

const forms = {
  sent: { field: { name: "sentAs", label: "sent_as", most: 80 }, button: "refund_sent", variant: "court" },
  release: { field: null, button: "refund_release", variant: "secondary" },
  decline: { field: { name: "note", label: "refund_why", most: 300 }, button: "refund_decline", variant: "danger" },
  bounced: {
    field: { name: "note", label: "refund_bank_says", most: 300 },
    button: "refund_bounced",
    variant: "secondary",
  },
} as const;

/** One action on a refund, with its field. */
function RefundForm({ refund, intent: kind, answer }: RefundFormProps) {
  const t = useAdminText();
  const { field, button, variant } = forms[kind];
  const intent = `${kind}-${refund.refundId}`;
  const sending = useSending(intent);
  const mine = answer?.intent === intent ? answer : null;
  return (
    <Form method="post" noValidate className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="refundId" value={refund.refundId} />
      {field ? (
        <div className="min-w-52 grow">
          <TextField
            name={field.name}
            label={t(field.label)}
            {...(kind === "sent" ? { kind: "voucher" as const } : {})}
            maxLength={field.most}
            defaultValue={mine?.typed[field.name]}
            error={mine?.problems[field.name] ?? null}
          />
        </div>
      ) : null}
      <Button type="submit" variant={variant} loading={sending} className={field ? "sm:mt-6.5" : ""}>
        {t(button)}
      </Button>
    </Form>
  );
}
