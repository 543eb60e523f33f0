import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useStockText } from "./stock-text.ts";

type SafetyFormProps = { sourceCode: string; safety: number; answer: AdminAnswer | null };

/** How many units of this SKU a place keeps from being sold online. */
export function SafetyForm({ sourceCode, safety, answer }: SafetyFormProps) {
  const t = useStockText();
  const sending = useSending("safety");
  const { problems, typed } = answerTo(answer, "safety");
  return (
    <AdminPanel title={t("safety")}>
      <Form method="post" noValidate className="grid gap-3">
        <input type="hidden" name="intent" value="safety" />
        <input type="hidden" name="sourceCode" value={sourceCode} />
        <TextField
          key={safety}
          name="safety"
          label={t("units")}
          hint={t("safety_text")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={typed.safety ?? String(safety)}
          error={problems.safety ?? null}
        />
        <Button type="submit" variant="secondary" size="sm" loading={sending} className="justify-self-start">
          {t("save")}
        </Button>
      </Form>
    </AdminPanel>
  );
}
