import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { correctableFields } from "../contract/privacy-request.ts";
import { textOfWord } from "./privacy-model.ts";
import { usePrivacyText } from "./privacy-text.ts";

/** Corrects one field of the profile with a reason. */
export function CorrectField({ answer }: { answer: AdminAnswer | null }) {
  const t = usePrivacyText();
  const sending = useSending("correct");
  const { problems, typed } = answerTo(answer, "correct");
  return (
    <AdminPanel title={t("correct")}>
      <Form method="post" noValidate preventScrollReset className="grid gap-3">
        <p className="text-sm text-ink-soft">{t("correct_text")}</p>
        <SelectField
          name="field"
          label={t("field")}
          placeholder={t("choose")}
          defaultValue={typed.field ?? ""}
          error={problems.field ?? null}
          options={correctableFields.map((value) => ({ value, label: textOfWord("field", value, t) }))}
        />
        <TextField
          name="value"
          label={t("value")}
          hint={t("value_hint")}
          maxLength={200}
          autoComplete="off"
          defaultValue={typed.value}
          error={problems.value ?? null}
        />
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
          <Button type="submit" name="intent" value="correct" variant="court" loading={sending}>
            {t("correct")}
          </Button>
        </div>
      </Form>
    </AdminPanel>
  );
}
