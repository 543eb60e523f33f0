import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { PlaceModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

/** The safety stock of every SKU of a place, behind a line that opens. */
export function PlaceSafety({ place, answer }: { place: PlaceModel; answer: AdminAnswer | null }) {
  const t = useStockText();
  const sending = useSending("safety");
  const { problems, typed } = answerTo(answer, "safety");
  return (
    <details open={Object.keys(problems).length > 0} className="rounded-lg border border-line bg-surface px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t("safety_all")}</summary>
      <Form method="post" noValidate className="grid gap-3 pb-4 sm:max-w-80">
        <input type="hidden" name="intent" value="safety" />
        <input type="hidden" name="sourceCode" value={place.code} />
        <TextField
          key={place.safety}
          name="safety"
          label={`${t("units")}: ${place.name}`}
          hint={t("safety_all_text")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={typed.safety ?? String(place.safety)}
          error={problems.safety ?? null}
        />
        <Button type="submit" variant="secondary" size="sm" loading={sending} className="justify-self-start">
          {t("save")}
        </Button>
      </Form>
    </details>
  );
}
