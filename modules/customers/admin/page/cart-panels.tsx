import { use } from "react";
import { Link } from "react-router";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import { writeTypedLines } from "#modules/promotion/contract/why/typed-lines.ts";
import { whyPriceAddress } from "#modules/promotion/contract/why/why-price-address.ts";
import { useCustomersText } from "../customers-text.ts";
import { type Customer, couponTone } from "./customer-model.ts";
import { PanelList } from "./panel-list.tsx";

type CartPanelsProps = { customer: Pick<Customer, "code" | "cart" | "coupons">; year: number };

/** The cart, and the coupons. */
export function CartPanels({ customer: { code, cart, coupons }, year }: CartPanelsProps) {
  const t = useCustomersText();
  const mayReadPromotions = use(SignedInContext)?.permissions.includes("promotions.read");
  return (
    <>
      <PanelList
        title={t("cart")}
        rows={cart}
        keyOf={({ skuCode, addedAt, offerCode }) => `${skuCode} ${addedAt} ${offerCode}`}
        none={t("no_cart")}
        end={
          mayReadPromotions && cart.length > 0 ? (
            <Link
              to={whyPriceAddress({ customer: code, lines: writeTypedLines(cart) })}
              className="text-sm font-bold underline pointer-coarse:py-2"
            >
              {t("why_prices")}
            </Link>
          ) : null
        }
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
