import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

type MakeCodesProps = {
  answer: AdminAnswer | null;
  /** Idempotency key, created with the page: a second press sends the same one. */
  stepKey: string;
};

/** Form for the number of single-use codes to create. */
export function MakeCodes({ answer, stepKey }: MakeCodesProps) {
  const t = useCouponEditorText();
  const sending = useSending("make");
  const { problems, typed } = answerTo(answer, "make");
  return (
    <details open={Object.keys(problems).length > 0} className="open:w-full">
      <summary className={buttonClass({ variant: "court", size: "sm", className: "w-fit cursor-pointer list-none" })}>
        {t("make")}
      </summary>
      <Form method="post" noValidate className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="make" />
        <input type="hidden" name="key" value={stepKey} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="count"
            label={t("count")}
            hint={t("count_hint")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={typed.count}
            error={problems.count ?? null}
          />
          <TextField
            name="prefix"
            label={t("prefix")}
            hint={t("prefix_hint")}
            optional={t("optional")}
            autoComplete="off"
            maxLength={8}
            defaultValue={typed.prefix}
            error={problems.prefix ?? null}
          />
        </div>
        <div>
          <Button type="submit" variant="court" loading={sending}>
            {t("make_title")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
