import { Suspense } from "react";
import { formatDateTime } from "#kit/core/date-format.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useHydrated } from "#kit/web/use-hydrated.ts";
import { useOrderText } from "./order-text.ts";

const QrPicture = lazyWithRetry(() => import("#modules/payment/web/qr-picture.tsx").then((file) => file.QrPicture));

type PickupCodeProps = { code: string; keptUntil: string | null; isAnnounced: boolean };

/** The pickup code: the code to read out and the same to scan (D-44). */
export function PickupCode({ code, keptUntil, isAnnounced }: PickupCodeProps) {
  const t = useOrderText();
  const locale = useLocale();
  const hydrated = useHydrated();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md bg-court-soft px-4 py-4">
      <div className="grid size-40 place-items-center overflow-hidden rounded-md bg-white *:size-40">
        {hydrated ? (
          <Suspense>
            <QrPicture text={code} label={t("qr_label", { code })} />
          </Suspense>
        ) : null}
      </div>
      <div className="min-w-0">
        <p className="text-sm">{t("show_at_store")}</p>
        <p className="text-2xl font-extrabold tracking-[0.2em] tabular-nums md:text-3xl">{code}</p>
        {keptUntil ? (
          <p className="mt-1 text-sm">{t("kept_until", { time: formatDateTime(new Date(keptUntil), locale) })}</p>
        ) : null}
        {isAnnounced ? (
          <p role="status" className="mt-2 text-sm font-bold">
            {t("here_said")}
          </p>
        ) : null}
      </div>
    </div>
  );
}
