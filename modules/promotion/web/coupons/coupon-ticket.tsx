import { Link } from "react-router";
import { formatDate } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { CopyButton } from "#kit/web/actions/copy-button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { daysLeft, isEarly, lastMoment, worthOf } from "./coupon-model.ts";
import { keepCouponToUse } from "./coupon-to-use.ts";
import type { CouponFields } from "./coupons.graphql.gen.ts";
import { useCouponsText } from "./coupons-text.ts";

/** One coupon as a ticket: its value on the stub, its conditions and actions beside. */
export function CouponTicket({ coupon, now }: { coupon: CouponFields; now: string }) {
  const t = useCouponsText();
  const good = coupon.status === "available";
  return (
    <li className="relative flex overflow-hidden rounded-lg bg-surface shadow-lift">
      <Stub coupon={coupon} good={good} />
      <div className="min-w-0 grow border-l-2 border-dashed border-line-strong p-4 md:p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className={cx("font-extrabold", !good && "text-ink-soft")}>{coupon.couponName}</h2>
          <State coupon={coupon} now={now} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">{coupon.couponDesc || <Conditions coupon={coupon} />}</p>
        <When coupon={coupon} now={now} />
        {good ? <Use coupon={coupon} /> : null}
        {coupon.orderCode ? (
          <Link
            to={`/account/order/detail/${coupon.orderCode}`}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-bold text-brick-ink underline underline-offset-2"
          >
            {t("to_order", { order: coupon.orderCode })}
          </Link>
        ) : null}
      </div>
    </li>
  );
}

function Stub({ coupon, good }: { coupon: CouponFields; good: boolean }) {
  const t = useCouponsText();
  const worth = worthOf(coupon);
  return (
    <p
      className={cx(
        "grid w-24 shrink-0 content-center justify-items-center gap-1 px-2 py-4 text-center leading-tight md:w-32",
        good ? "bg-sun text-on-sun" : "bg-sunken text-ink-soft",
      )}
    >
      <strong className={cx("font-extrabold tabular-nums", worth.length > 5 ? "text-base md:text-xl" : "text-3xl")}>
        {worth}
      </strong>
      <span className="text-xs font-bold">{t("off")}</span>
    </p>
  );
}

function State({ coupon, now }: { coupon: CouponFields; now: string }) {
  const t = useCouponsText();
  const days = daysLeft(coupon, now);
  switch (coupon.status) {
    case "locked":
      return <Badge tone="info">{t("locked")}</Badge>;
    case "used":
      return <Badge>{t("used")}</Badge>;
    case "expired":
      return <Badge>{t("expired")}</Badge>;
    default:
      return days === null ? null : <Badge tone="brick">{t("days_left", { count: days })}</Badge>;
  }
}

function Conditions({ coupon }: { coupon: CouponFields }) {
  const t = useCouponsText();
  const least = coupon.minimumSpend > 0 ? t("from_spend", { amount: rp(coupon.minimumSpend) }) : t("any_order");
  const most = coupon.maxDiscount === null ? null : t("at_most", { amount: rp(coupon.maxDiscount) });
  return [least, most, coupon.stackable ? null : t("not_with_promotions")].filter((part) => part !== null).join(" · ");
}

function When({ coupon, now }: { coupon: CouponFields; now: string }) {
  const t = useCouponsText();
  const locale = useLocale();
  const day = formatDate(lastMoment(coupon), locale);
  const label = () => {
    if (coupon.status === "used") return t("used_on", { day: formatDate(new Date(coupon.usedTime ?? now), locale) });
    if (coupon.expiredReason === "STOPPED") return t("was_stopped");
    if (coupon.expiredReason === "USED_UP") return t("all_gone");
    if (coupon.expiredReason === "ENDED") return t("ended_on", { day });
    if (isEarly(coupon, now)) return t("between", { from: formatDate(new Date(coupon.beginTime), locale), day });
    return t("until", { day });
  };
  return <p className="mt-2 text-sm font-semibold">{label()}</p>;
}

function Use({ coupon: { couponCode, couponName } }: { coupon: CouponFields }) {
  const t = useCouponsText();
  const toast = useToast();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <code className="rounded-sm border border-dashed border-line-strong bg-sunken px-2.5 py-1.5 text-sm font-bold tracking-wide select-all">
        {couponCode}
      </code>
      <CopyButton
        text={couponCode}
        label={t("copy")}
        copiedLabel={t("copied")}
        failedLabel={t("copy_failed")}
        className="phone:-ml-3.5"
      />
      <LinkButton
        to="/shop-cart"
        prefetch="none"
        size="sm"
        className="md:ml-auto"
        onClick={() => {
          keepCouponToUse(couponCode);
          toast({ kind: "success", text: t("will_be_used", { code: couponCode }) });
        }}
      >
        <span>
          {t("use")}
          <VisuallyHidden>{` ${couponName}`}</VisuallyHidden>
        </span>
      </LinkButton>
    </div>
  );
}
