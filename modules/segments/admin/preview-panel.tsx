import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { cx } from "#kit/web/class-names.ts";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useSegmentsText } from "./segments-text.ts";
import { useSegmentPreview } from "./use-segment-preview.ts";

/** How many customers the typed conditions hold now, and how many of them agreed to each channel. */
export function PreviewPanel({ state }: { state: RecordState }) {
  const t = useSegmentsText();
  const { preview, problem, isLoading } = useSegmentPreview(state);
  return (
    <AdminPanel title={t("preview")}>
      <div role="status" aria-busy={isLoading} className={cx("grid gap-2 text-sm", isLoading && "opacity-70")}>
        {problem !== null ? (
          <p className="font-semibold text-danger">{problem}</p>
        ) : preview === null ? (
          <Skeleton className="h-5 w-40" />
        ) : preview.state === "INCOMPLETE" ? (
          <p>{t("preview_incomplete")}</p>
        ) : preview.state === "TOO_SLOW" ? (
          <p>{t("preview_too_slow")}</p>
        ) : (
          <>
            <p className="text-lg font-extrabold tabular-nums">{t("people", { count: preview.people })}</p>
            <Facts
              facts={[
                [t("agreed_newsletter"), preview.newsletter],
                [t("agreed_whatsApp"), preview.whatsApp],
                [t("agreed_offers"), preview.offers],
                [t("sample"), preview.sample.join(", ")],
              ]}
            />
          </>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t("preview_hint")}</p>
    </AdminPanel>
  );
}
