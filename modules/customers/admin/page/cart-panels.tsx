import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useCustomersText } from "../customers-text.ts";
import { type Customer, couponTone } from "./customer-model.ts";
import { PanelList } from "./panel-list.tsx";

type CartPanelsProps = { customer: Pick<Customer, "cart" | "coupons">; year: number };

/** The panels of cart and coupons. */
export function CartPanels({ customer: { cart, coupons }, year }: CartPanelsProps) {
  const t = useCustomersText();
  return (
    <>
      <PanelList
        title={t("cart")}
        rows={cart}
        keyOf={({ skuCode, addedAt }) => `${skuCode} ${addedAt}`}
        none={t("no_cart")}
      >
        {({ skuCode, name, options, quantity, addedAt }) => (
          <>
            <span className="min-w-0 font-bold break-words">{name}</span>
            <span className="text-ink-soft">{[options, skuCode].filter(Boolean).join(" · ")}</span>
            <span className="ml-auto tabular-nums">{t("pieces", { count: quantity })}</span>
            <time dateTime={addedAt} className="text-ink-soft tabular-nums">
              {shortTime(addedAt, year)}
            </time>
          </>
        )}
      </PanelList>
      <PanelList
        title={t("coupons")}
        rows={coupons}
        keyOf={({ couponCode, orderCode, usedAt }) => `${couponCode} ${orderCode} ${usedAt}`}
        none={t("no_coupons")}
      >
        {({ couponCode, name, state, endsAt, orderCode }) => (
          <>
            <span className="font-bold">{couponCode}</span>
            <span className="min-w-0 break-words text-ink-soft">{name}</span>
            <Badge tone={couponTone(state)}>{t(`coupon_${state as "used"}`)}</Badge>
            <span className="ml-auto text-ink-soft tabular-nums">
              {orderCode ?? t("until_time", { time: shortTime(endsAt, year) })}
            </span>
          </>
        )}
      </PanelList>
    </>
  );
}
