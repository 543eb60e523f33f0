import { Link } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { type CouponTab, couponTabNames } from "../../contract/coupon-state.ts";
import { CouponTicket } from "./coupon-ticket.tsx";
import type { CouponFields } from "./coupons.graphql.gen.ts";
import { useCouponsText } from "./coupons-text.ts";

export type CouponsPageProps = {
  coupons: readonly CouponFields[];
  tab: CouponTab;
  counts: Readonly<Record<CouponTab, number>>;
  /** The server's time, so that server and browser render the same remaining time. */
  now: string;
};

/** A member's coupons: usable, used and expired ones (D-40, AC-04). */
export function CouponsPage({ coupons, tab, counts, now }: CouponsPageProps) {
  const t = useCouponsText();
  return (
    <>
      <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
      <nav aria-label={t("tabs")} className="-mx-4 mt-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <ul className="flex gap-1 border-b-2 border-line">
          {couponTabNames.map((name) => (
            <li key={name} className="shrink-0">
              <Link
                to={name === "available" ? "?" : `?tab=${name}`}
                preventScrollReset
                aria-current={name === tab ? "page" : undefined}
                className={cx(
                  "inline-flex min-h-12 items-center gap-1.5 px-3 font-bold md:px-3.5",
                  name === tab ? "text-ink shadow-[inset_0_-4px_0_var(--brick)]" : "text-ink-soft hover:text-ink",
                )}
              >
                {t(`tab_${name}`)}
                <span className="text-sm font-semibold tabular-nums">({counts[name]})</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {coupons.length === 0 ? (
        <Nothing tab={tab} />
      ) : (
        <ul className="mt-5 grid gap-4">
          {coupons.map((coupon, place) => (
            // A member may hold one code several times; only the position distinguishes two unused ones.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered while it is shown
            <CouponTicket key={`${coupon.couponCode} ${place}`} coupon={coupon} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

function Nothing({ tab }: { tab: CouponTab }) {
  const t = useCouponsText();
  return (
    <EmptyState
      title={t(`none_${tab}`)}
      actions={tab === "available" ? <LinkButton to="/plp/search">{t("look_around")}</LinkButton> : undefined}
    >
      <p>{t(`none_${tab}_text`)}</p>
    </EmptyState>
  );
}
