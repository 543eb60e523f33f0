import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { adjustmentCauses } from "../contract/movement-causes.ts";
import type { LevelModel } from "./stock-model.ts";
import { useStockText } from "./stock-text.ts";

type AdjustFormProps = { level: LevelModel; pressKey: string; answer: AdminAnswer | null };

/** Adds units or takes them away, for a reason. Shows the result before it is saved. */
export function AdjustForm({ level, pressKey, answer }: AdjustFormProps) {
  const t = useStockText();
  const sending = useSending("adjust");
  const { problems, typed } = answerTo(answer, "adjust");
  const [direction, setDirection] = useState(typed.direction === "remove" ? "remove" : "add");
  const [units, setUnits] = useState(typed.units ?? "");
  const change = (direction === "remove" ? -1 : 1) * (Number(units) || 0);
  return (
    <AdminPanel title={t("adjust_at", { place: level.sourceName })}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="adjust" />
        <input type="hidden" name="key" value={pressKey} />
        <input type="hidden" name="sourceCode" value={level.sourceCode} />
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm font-bold">{t("direction")}</legend>
          <div className="grid grid-cols-2 gap-2">
            {(["add", "remove"] as const).map((way) => (
              <label
                key={way}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-3 text-sm font-semibold has-checked:border-ink has-checked:bg-sunken"
              >
                <input
                  type="radio"
                  name="direction"
                  value={way}
                  checked={direction === way}
                  onChange={() => setDirection(way)}
                />
                {t(way)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="units"
            label={t("units")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={units}
            onChange={(event) => setUnits(event.currentTarget.value)}
            error={problems.change ?? null}
          />
          <SelectField
            name="cause"
            label={t("reason")}
            placeholder={t("reason_choose")}
            defaultValue={typed.cause ?? ""}
            options={adjustmentCauses.map((cause) => ({ value: cause, label: t(`cause_${cause}`) }))}
            error={problems.cause ?? null}
          />
        </div>
        <TextField
          name="note"
          label={t("note")}
          hint={t("note_hint")}
          autoComplete="off"
          maxLength={300}
          defaultValue={typed.note}
          error={problems.note ?? null}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="court" loading={sending}>
            {t("save")}
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {change === 0 ? "" : t("becomes", { before: level.onHand, after: level.onHand + change })}
          </p>
        </div>
      </Form>
    </AdminPanel>
  );
}
