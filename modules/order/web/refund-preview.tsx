import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useOrderText } from "./order-text.ts";
import { RefundSums } from "./refund-sums.tsx";
import type { CancelRefundModel } from "./use-cancel-refund.ts";

type RefundPreviewProps = {
  refund: CancelRefundModel | null;
  problem: string | null;
  changed: boolean;
  onRetry: () => void;
};

/** What would go back, before anything is confirmed: while it is worked out, when that failed, and as it is. */
export function RefundPreview({ refund, problem, changed, onRetry }: RefundPreviewProps) {
  const t = useOrderText();
  return (
    <section aria-live="polite" aria-busy={refund === null && problem === null} className="grid gap-3">
      <h3 className="font-bold">{t("back_title")}</h3>
      {changed ? <Alert tone="warning">{t("back_changed")}</Alert> : null}
      {refund ? (
        <>
          <RefundSums refund={refund} paid={refund.paid} />
          {refund.ends ? <p className="text-sm text-ink-soft">{t("back_whole")}</p> : null}
        </>
      ) : problem === null ? (
        <p className="text-ink-soft">{t("back_loading")}</p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <Alert tone="error">{problem === "" ? t("back_failed") : problem}</Alert>
          <Button variant="secondary" onClick={onRetry}>
            {t("back_retry")}
          </Button>
        </div>
      )}
    </section>
  );
}
