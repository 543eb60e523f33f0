import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useCustomersText } from "../customers-text.ts";

type ReasonedStepProps = {
  intent: "block" | "unblock" | "unlockPin";
  answer: AdminAnswer | null;
  /** New with every page: a repeated press counts once. */
  stepKey?: string | null;
};

const explanations = { block: "block_text", unblock: "unblock_text", unlockPin: "unlockPin_text" } as const;

/** A step that asks for a reason, closed until it is needed or was refused. */
export function ReasonedStep({ intent, answer, stepKey = null }: ReasonedStepProps) {
  const t = useCustomersText();
  const sending = useSending(intent);
  const { problems, typed } = answerTo(answer, intent);
  return (
    <details open={answer?.intent === intent && answer.done === null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">{t(intent)}</summary>
      <Form method="post" noValidate preventScrollReset className="mt-2 grid gap-3">
        {stepKey === null ? null : <input type="hidden" name="key" value={stepKey} />}
        <p className="text-sm text-ink-soft">{t(explanations[intent])}</p>
        <TextField
          name="reason"
          label={t("reason")}
          hint={t("reason_hint")}
          maxLength={300}
          autoComplete="off"
          defaultValue={typed.reason}
          error={problems.reason ?? null}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={intent === "block" ? "danger" : "court"}
            loading={sending}
          >
            {t(intent)}
          </Button>
        </div>
      </Form>
    </details>
  );
}
