import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { AdminSetWeeklyLetterDocument, type AdminWeeklyLetterResult } from "./reports.graphql.gen.ts";
import { useReportsText } from "./reports-text.ts";

export type WeeklyLetterModel = AdminWeeklyLetterResult["adminWeeklyLetter"];

/** Asks for the letter of Monday morning, or stops it. The letter links here. */
export function WeeklyLetter({ letter: { isWanted, email, nextAt } }: { letter: WeeklyLetterModel }) {
  const t = useReportsText();
  const locale = useLocale();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { adminSetWeeklyLetter } = await api(AdminSetWeeklyLetterDocument, { isWanted: !isWanted });
      if (adminSetWeeklyLetter.success) await revalidate();
      else setProblem(adminSetWeeklyLetter.errorMessage ?? t("letter_failed"));
    } catch (thrown) {
      setProblem(failureText(t("letter_failed"), thrown, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div id="weekly-letter" data-print="hide">
      <AdminPanel title={t("letter")}>
        <div className="grid justify-items-start gap-2">
          {problem === null ? null : (
            <Alert tone="error" live>
              {problem}
            </Alert>
          )}
          <p role="status" className="max-w-prose text-sm break-words text-ink-soft">
            {isWanted ? t("letter_on", { email, at: formatDateTime(new Date(nextAt), locale) }) : t("letter_off")}
          </p>
          <Button size="sm" variant="secondary" loading={busy} onClick={() => void change()}>
            {t(isWanted ? "letter_stop" : "letter_ask")}
          </Button>
        </div>
      </AdminPanel>
    </div>
  );
}
