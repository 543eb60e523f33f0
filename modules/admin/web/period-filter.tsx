import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useAdminText } from "./admin-text.ts";
import { useFormValues } from "./use-form-values.ts";

/** The number of days in a list. The address has it as `days`. */
export function PeriodFilter({ days, periods }: { days: number; periods: readonly number[] }) {
  const t = useAdminText();
  const form = useFormValues({ days: String(days) });
  return (
    <Form ref={form} className="flex flex-wrap items-end gap-2">
      <label className="grid gap-1 text-xs font-bold text-ink-soft">
        {t("period")}
        <select
          name="days"
          defaultValue={String(days)}
          className={`${boxClass} min-h-9 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
        >
          {periods.map((count) => (
            <option key={count} value={count}>
              {t("period_days", { count })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary" size="sm">
        {t("period_show")}
      </Button>
    </Form>
  );
}
