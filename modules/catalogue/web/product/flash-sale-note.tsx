import { Suspense } from "react";
import { formatDate } from "#kit/core/long-date.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useLate } from "#kit/web/use-late.ts";
import type { OfferModel } from "./offer-model.ts";
import type { ProductActivity } from "./product-model.ts";
import { useProductText } from "./product-text.ts";

const loadCountdown = () =>
  import("#modules/content/web/countdown/live-countdown.tsx").then((file) => file.LiveCountdown);

export type FlashSaleNoteProps = {
  flashSale: NonNullable<OfferModel["flashSale"]>;
  activity: ProductActivity | undefined;
};

/** When a flash sale ends, how many units are left and how many each shopper may buy. */
export function FlashSaleNote({ flashSale: { left, maxPerUser }, activity }: FlashSaleNoteProps) {
  const t = useProductText();
  const locale = useLocale();
  // The countdown is optional: the end date is shown in any case.
  const Live = useLate(loadCountdown);
  return (
    <section className="rounded-lg bg-court p-4 text-on-court">
      <h2 className="font-extrabold">{activity?.activityName || t("flashSale")}</h2>
      {activity ? (
        <>
          <p className="text-sm text-on-court-soft">
            <time dateTime={activity.activityEnd}>
              {t("flashSaleEnds", { moment: formatDate(new Date(activity.activityEnd), locale) })}
            </time>
          </p>
          {/* Reserves the height of the countdown, to avoid a layout shift. */}
          <div className="mt-3 min-h-[4.125rem]">
            <Suspense>{Live ? <Live endsAt={Date.parse(activity.activityEnd)} /> : null}</Suspense>
          </div>
        </>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm font-semibold">
        <span>{t("flashSaleLeft", { count: left })}</span>
        {maxPerUser === null ? null : <span>{t("flashSaleCap", { count: maxPerUser })}</span>}
      </p>
    </section>
  );
}
