import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useApprovalsText } from "./approvals-text.ts";
import type { ProposalRow } from "./proposal-model.ts";

type ActionsProps = { proposal: ProposalRow; answer: AdminAnswer | null };

/** The actions the reader may take on a pending proposal, or why none. The proposal's id separates the forms of one page. */
export function ProposalActions({ proposal, answer }: ActionsProps) {
  const t = useApprovalsText();
  const { isMine, canDecide, isOutdated } = proposal;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {isOutdated ? <p className="text-sm text-danger">{t("outdated_text")}</p> : null}
      {isMine ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{t("own")}</p>
          <PressForm proposal={proposal} action="withdraw" />
        </div>
      ) : canDecide ? (
        <div className="flex flex-wrap items-start gap-3">
          {isOutdated ? null : <PressForm proposal={proposal} action="approve" />}
          <RefuseForm proposal={proposal} answer={answer} />
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{t("only_reading")}</p>
      )}
    </div>
  );
}

function PressForm({ proposal: { id, title }, action }: { proposal: ProposalRow; action: "approve" | "withdraw" }) {
  const t = useApprovalsText();
  const intent = `${action}-${id}`;
  const sending = useSending(intent);
  const isApproval = action === "approve";
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={isApproval ? "court" : "secondary"}
        {...(isApproval ? { icon: "check" as const } : {})}
        loading={sending}
        aria-label={`${t(action)}: ${title}`}
      >
        {t(action)}
      </Button>
    </Form>
  );
}

function RefuseForm({ proposal: { id, title }, answer }: ActionsProps) {
  const t = useApprovalsText();
  const intent = `refuse-${id}`;
  const sending = useSending(intent);
  const { problems, typed } = answerTo(answer, intent);
  return (
    <details className="min-w-60 grow basis-72" open={problems.reason !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 font-bold underline">
        {t("refuse")}
      </summary>
      <Form method="post" noValidate className="mt-2 flex flex-wrap items-start gap-3">
        <input type="hidden" name="id" value={id} />
        <div className="min-w-52 grow">
          <TextField
            name="reason"
            label={t("refuse_why")}
            maxLength={500}
            defaultValue={typed.reason}
            error={problems.reason ?? null}
          />
        </div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant="danger"
          loading={sending}
          className="sm:mt-6.5"
          aria-label={`${t("refuse")}: ${title}`}
        >
          {t("refuse")}
        </Button>
      </Form>
    </details>
  );
}
