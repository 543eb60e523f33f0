import { formatDateTime } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type OrderDetailModel, stepsOf } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

const icons: Readonly<Record<string, IconName>> = {
  placed: "receipt",
  paid: "wallet",
  confirmed: "circle-check",
  sent: "truck",
  done: "check",
  ended: "x",
};

/** The way of the order as a line of stations. */
export function OrderSteps({ order }: { order: OrderDetailModel }) {
  const t = useOrderText();
  const locale = useLocale();
  const fetched = order.distributionType === deliveryMethodCodes.storePickup;
  const cashOnDelivery = order.payMentType === "COD";
  const steps = stepsOf(order.orderStatus, order.statusTimes, cashOnDelivery);
  return (
    <ol className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ key, at, reached }, index) => (
        <li
          key={key}
          className="relative flex gap-3 md:grid md:content-start md:justify-items-center md:gap-2 md:text-center"
        >
          {index > 0 ? (
            <span
              aria-hidden="true"
              className={cx(
                "absolute -top-4 left-5 h-4 w-0.5 md:top-5 md:right-[calc(50%+1.75rem)] md:left-auto md:h-0.5 md:w-[calc(100%-3.5rem)]",
                reached ? "bg-court" : "bg-line",
              )}
            />
          ) : null}
          <span
            className={cx(
              "grid size-10 shrink-0 place-items-center rounded-md",
              !reached ? "bg-sunken text-ink-soft" : key === "ended" ? "bg-ink text-paper" : "bg-court text-on-court",
            )}
          >
            <Icon name={key === "sent" && fetched ? "store" : (icons[key] ?? "check")} />
          </span>
          <span className="min-w-0">
            <span className={cx("block font-bold", !reached && "text-ink-soft")}>
              {key === "ended"
                ? order.orderStatusStr
                : t(
                    key === "sent" && fetched
                      ? "step_ready"
                      : key === "done" && fetched
                        ? "step_collected"
                        : key === "done" && cashOnDelivery
                          ? "step_done_paid"
                          : `step_${key}`,
                  )}
            </span>
            {reached ? null : <VisuallyHidden>{t("not_yet")}</VisuallyHidden>}
            {reached && at !== null ? (
              <time dateTime={at} className="block text-sm text-ink-soft tabular-nums">
                {formatDateTime(new Date(at), locale)}
              </time>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
