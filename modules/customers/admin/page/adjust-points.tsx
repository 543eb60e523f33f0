import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useCustomersText } from "../customers-text.ts";

const intent = "adjust";

/** Adds or takes points, with a reason. `stepKey` is new with every page: a repeated press counts once. */
export function AdjustPoints({ stepKey, answer }: { stepKey: string; answer: AdminAnswer | null }) {
  const t = useCustomersText();
  const sending = useSending(intent);
  const { problems, typed } = answerTo(answer, intent);
  return (
    <details key={stepKey} open={answer?.intent === intent && answer.done === null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">{t("adjust")}</summary>
      <Form method="post" noValidate preventScrollReset className="mt-2 grid gap-3">
        <input type="hidden" name="key" value={stepKey} />
        <TextField
          name="points"
          label={t("points")}
          hint={t("adjust_hint")}
          maxLength={12}
          autoComplete="off"
          defaultValue={typed.points}
          error={problems.points ?? null}
        />
        <TextField
          id="adjust-reason"
          name="reason"
          label={t("adjust_reason")}
          hint={t("reason_hint")}
          maxLength={300}
          autoComplete="off"
          defaultValue={typed.reason}
          error={problems.reason ?? null}
        />
        <div>
          <Button type="submit" name="intent" value={intent} variant="court" loading={sending}>
            {t("adjust")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
