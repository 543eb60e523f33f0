import { formatDate } from "#kit/core/long-date.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { afterWorkingDays, type DayRange } from "../../contract/working-days.ts";
import type { OfferModel } from "./offer-model.ts";
import { useProductText } from "./product-text.ts";
import { stockStatus } from "./stock-status.ts";

const dots = { soldOut: "bg-danger", few: "bg-brick", preOrder: "bg-info", inStock: "bg-court" } as const;

/** Whether it is there, and when it would arrive. */
export function Availability({ offer, deliveryDays }: { offer: OfferModel; deliveryDays: DayRange }) {
  const t = useProductText();
  const locale = useLocale();
  const label = stockStatus(offer);
  const daysAfterRelease = (days: number) =>
    formatDate(new Date(afterWorkingDays(offer.shipsFrom ?? "", days)), locale);
  const sentence = {
    soldOut: () => t("soldOut"),
    few: () => t("fewLeft", { count: offer.stock }),
    preOrder: () => t("preOrder", { day: daysAfterRelease(0) }),
    inStock: () => t("inStock"),
  }[label.kind]();
  return (
    <div className="grid gap-1.5 text-sm">
      <p aria-live="polite" className="flex items-center gap-2.5 font-bold">
        <span aria-hidden="true" className={cx("mx-1 size-2.5 shrink-0 rounded-full", dots[label.kind])} />
        {sentence}
      </p>
      {label.kind === "soldOut" ? null : (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="truck" size="sm" className="mx-0.5" />
          {label.kind === "preOrder"
            ? t("deliveryBetween", {
                from: daysAfterRelease(deliveryDays.least),
                to: daysAfterRelease(deliveryDays.most),
              })
            : t("delivery", deliveryDays)}
        </p>
      )}
    </div>
  );
}
