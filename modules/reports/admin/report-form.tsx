import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useFormValues } from "#modules/admin/web/use-form-values.ts";
import { reportNames, reportSteps } from "../contract/report-names.ts";
import { type AskedReport, periodsUntil, reportAddress } from "./report-address.ts";
import { useReportsText } from "./reports-text.ts";

const box = `${boxClass} min-h-9 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft";
const tab = "flex min-h-9 shrink-0 items-center rounded-md px-3 text-sm font-bold no-underline pointer-coarse:min-h-11";

/** The choice of report and period: links, and a form that is sent as an address. */
export function ReportForm({ asked, today }: { asked: AskedReport; today: string }) {
  const t = useReportsText();
  const { report, from, until, step, problem } = asked;
  const form = useFormValues({ from, until, step });
  const link = (isCurrent: boolean) =>
    cx(tab, isCurrent ? "bg-ink text-paper" : "text-ink-soft hover:bg-sunken hover:text-ink");
  const isTyped = problem === null ? "date" : "text";
  return (
    <div className="grid gap-2" data-print="hide">
      <nav aria-label={t("reports")} className="flex gap-1 overflow-x-auto md:flex-wrap">
        {reportNames.map((name) => (
          <Link
            key={name}
            to={reportAddress({ ...asked, report: name })}
            aria-current={name === report ? "page" : undefined}
            className={link(name === report)}
          >
            {t(`report_${name}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t("periods")} className="flex gap-1 overflow-x-auto">
        {periodsUntil(today).map(({ name, ...period }) => {
          const isCurrent = period.from === from && period.until === until && period.step === step;
          return (
            <Link
              key={name}
              to={reportAddress({ report, ...period })}
              aria-current={isCurrent ? "true" : undefined}
              className={link(isCurrent)}
            >
              {t(`period_${name}`)}
            </Link>
          );
        })}
      </nav>
      {problem === null ? null : <Alert tone="error">{t(`problem_${problem}`)}</Alert>}
      <Form ref={form} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="report" value={report} />
        <label className={label}>
          {t("from")}
          <input name="from" type={isTyped} defaultValue={from} aria-invalid={problem !== null} className={box} />
        </label>
        <label className={label}>
          {t("until")}
          <input name="until" type={isTyped} defaultValue={until} aria-invalid={problem !== null} className={box} />
        </label>
        <label className={label}>
          {t("step")}
          <select name="step" defaultValue={step} className={box}>
            {reportSteps.map((one) => (
              <option key={one} value={one}>
                {t(`step_${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="secondary" size="sm">
          {t("show")}
        </Button>
      </Form>
    </div>
  );
}
