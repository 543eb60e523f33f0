import { Form } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useSending } from "./actions/use-sending.ts";
import { type DeskAnswer, type RefundRow, shortTime } from "./desk-model.ts";
import { DeskNews } from "./desk-news.tsx";
import { useDeskText } from "./desk-text.ts";

export type RefundsPageProps = {
  refunds: readonly RefundRow[];
  maySend: boolean;
  answer: DeskAnswer | null;
  year: number;
};

/** Money that waits for a person: to be sent by hand, or to be decided about. The oldest first. */
export function RefundsPage({ refunds, maySend, answer, year }: RefundsPageProps) {
  const t = useDeskText();
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-extrabold tracking-tight">{t("refunds")}</h1>
      <p className="max-w-prose text-sm text-ink-soft">{t("refunds_text")}</p>
      <DeskNews answer={answer} />
      {refunds.length === 0 ? (
        <EmptyState title={t("refunds_none")}>{t("refunds_none_text")}</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {refunds.map((refund) => (
            <Refund key={refund.refundId} refund={refund} maySend={maySend} answer={answer} year={year} />
          ))}
        </ul>
      )}
    </div>
  );
}

type RefundProps = { refund: RefundRow; maySend: boolean; answer: DeskAnswer | null; year: number };

function Refund({ refund, maySend, answer, year }: RefundProps) {
  const t = useDeskText();
  const byHand = refund.state === "manual";
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-52 grow text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="text-lg tabular-nums">{rp(refund.amount)}</strong>
          <Badge tone={byHand ? "sun" : "danger"}>{t(`refund_${refund.state as "manual"}`)}</Badge>
        </p>
        <p className="mt-1 break-all text-ink-soft">
          {refund.reference} · {refund.channelName} · {refund.reason} · {shortTime(refund.requestedAt, year)}
        </p>
      </div>
      {maySend ? (
        <div className="grid gap-3">
          <RefundForm refund={refund} intent={byHand ? "sent" : "release"} answer={answer} />
          {byHand ? null : <RefundForm refund={refund} intent="decline" answer={answer} />}
        </div>
      ) : null}
    </li>
  );
}

type RefundFormProps = { refund: RefundRow; intent: "sent" | "release" | "decline"; answer: DeskAnswer | null };

const forms = {
  sent: { field: { name: "sentAs", label: "sent_as", most: 80 }, button: "refund_sent", variant: "court" },
  release: { field: null, button: "refund_release", variant: "secondary" },
  decline: { field: { name: "note", label: "refund_why", most: 300 }, button: "refund_decline", variant: "danger" },
} as const;

/** One thing that can be done about a refund, with what has to be said for it. */
function RefundForm({ refund, intent: kind, answer }: RefundFormProps) {
  const t = useDeskText();
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
