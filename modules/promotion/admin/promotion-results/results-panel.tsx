import { useCallback, useEffect, useState } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import { AdminPromotionResultsDocument } from "./promotion-results.graphql.gen.ts";
import type { PromotionResults } from "./promotion-results-model.ts";
import { usePromotionResultsText } from "./promotion-results-text.ts";
import { ResultsFigures, ResultsTable } from "./results-figures.tsx";

/** Results of a promotion since its begin: loaded when the page opens, and again on request. */
export function ResultsPanel({ code, kind }: { code: string; kind: ActivityKind }) {
  const t = usePromotionResultsText();
  const locale = useLocale();
  const api = useApi();
  const [found, setFound] = useState<PromotionResults | null>(null);
  const [state, setState] = useState<"counting" | "failed" | "counted">("counting");
  const count = useCallback(
    () =>
      api(AdminPromotionResultsDocument, { promotionCode: code }).then(
        ({ adminPromotionResults }) => {
          setFound(adminPromotionResults);
          setState("counted");
        },
        () => setState("failed"),
      ),
    [api, code],
  );
  useEffect(() => void count(), [count]);
  const again = () => {
    setState("counting");
    void count();
  };
  return (
    <AdminPanel title={t("title")}>
      <div className="grid gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {state === "counting"
            ? t("counting")
            : found === null
              ? ""
              : t("counted", {
                  at: formatDateTime(new Date(found.countedAt), locale),
                  since: formatDateTime(new Date(found.beginsAt), locale),
                })}
        </p>
        {state === "failed" ? <Alert tone="error">{t("failed")}</Alert> : null}
        {found === null ? null : (
          <>
            {found.budget?.isUsedUp ? <Alert tone="info">{t("budget_used_up")}</Alert> : null}
            <ResultsFigures found={found} kind={kind} />
            {found.totals.orders === 0 ? (
              <p className="text-sm">{t("no_orders")}</p>
            ) : (
              <ResultsTable days={found.days} />
            )}
          </>
        )}
        <p className="text-sm text-ink-soft">{t("about")}</p>
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          loading={state === "counting"}
          onClick={again}
        >
          {t("again")}
        </Button>
      </div>
    </AdminPanel>
  );
}
