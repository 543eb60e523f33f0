import { useState } from "react";
import { Form } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { countedCash, denominations } from "../contract/cash-count.ts";
import { type CashDayModel, signedRp } from "./cash-model.ts";
import { useCashText } from "./cash-text.ts";

/** Notes and coins by value with their sum, the difference, and its reason. */
export function CountForm({ day, answer }: { day: CashDayModel; answer: AdminAnswer | null }) {
  const t = useCashText();
  const sending = useSending("close");
  const { problems, typed } = answerTo(answer, "close");
  const [counts, setCounts] = useState(() => denominations.map((value) => typed[`piece-${value}`] ?? ""));
  const sum = countedCash(Object.fromEntries(denominations.map((value, at) => [value, Number(counts[at]) || 0])));
  const difference = sum - day.expected;
  const isCounted = counts.some((count) => count !== "");
  return (
    <AdminPanel title={t("count_title")}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="close" />
        <input type="hidden" name="expected" value={day.expected} />
        <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <legend className="mb-2 text-sm text-ink-soft">{t("count_hint")}</legend>
          {denominations.map((value, at) => (
            <TextField
              key={value}
              name={`piece-${value}`}
              label={t("pieces_of", { value: rp(value) })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={counts[at]}
              onChange={(event) => {
                const { value: count } = event.currentTarget;
                setCounts((before) => before.map((one, place) => (place === at ? count : one)));
              }}
              error={problems[`pieces.${at}`] ?? null}
            />
          ))}
        </fieldset>
        <p aria-live="polite" className="grid gap-1 text-sm tabular-nums">
          <span>{t("sum_counted", { amount: rp(sum) })}</span>
          <span>{t("sum_expected", { amount: rp(day.expected) })}</span>
          <strong className={isCounted && difference !== 0 ? "text-danger" : undefined}>
            {difference === 0 ? t("no_difference") : t("sum_difference", { amount: signedRp(difference) })}
          </strong>
        </p>
        <TextField
          name="reason"
          label={t("reason")}
          hint={t("reason_hint")}
          autoComplete="off"
          maxLength={300}
          defaultValue={typed.reason}
          error={problems.reason ?? null}
        />
        <div>
          <Button type="submit" variant="court" loading={sending}>
            {t("close_day")}
          </Button>
        </div>
      </Form>
    </AdminPanel>
  );
}
