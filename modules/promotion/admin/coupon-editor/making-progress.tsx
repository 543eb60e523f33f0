import { Form, useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { fractionOf, isActive, type Work } from "#modules/background-work/admin/work-model.ts";
import { useWorkOn, type WorkSnapshot, workPath } from "#modules/background-work/admin/work-updates.tsx";
import { couponPath } from "../coupon-list/coupon-list-model.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

/** The newest code-creation job that the signed-in user started for this coupon. The page reloads when it ends. */
export function useMaking(loaded: WorkSnapshot, couponCode: string): Work | null {
  const { revalidate } = useRevalidator();
  return useWorkOn(couponPath(couponCode), loaded, () => void revalidate());
}

/** Progress of code creation with a cancel button, or the reason it failed. */
export function MakingProgress({ work }: { work: Work }) {
  const t = useCouponEditorText();
  if (work.state === "failed") return <Alert tone="error">{t("make_failed")}</Alert>;
  if (work.state === "cancelled") return <Alert tone="info">{t("make_cancelled")}</Alert>;
  if (!isActive(work)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div role="status" className="grid grow gap-1.5 text-sm font-bold">
        <span className="tabular-nums">
          {t("making")}{" "}
          {work.total === null
            ? ""
            : t("made_of", {
                done: work.done.toLocaleString("id-ID"),
                total: work.total.toLocaleString("id-ID"),
              })}
        </span>
        <progress
          value={fractionOf(work) ?? undefined}
          max={1}
          aria-label={t("making")}
          className="h-2 w-full accent-court"
        />
      </div>
      <Form method="post" action={workPath} navigate={false}>
        <input type="hidden" name="intent" value={`cancel ${work.id}`} />
        <input type="hidden" name="id" value={work.id} />
        <Button type="submit" size="sm" variant="secondary" disabled={work.isCancelling}>
          {t("stop_making")}
        </Button>
      </Form>
    </div>
  );
}
