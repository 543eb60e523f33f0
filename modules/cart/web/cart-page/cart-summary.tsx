import type { ReactNode, Ref } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { cx } from "#kit/web/class-names.ts";
import { Card } from "#kit/web/content/card.tsx";
import { SumReasons, SumRow, SumTotal } from "#kit/web/content/sum.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { summaryRows } from "#modules/promotion/contract/pricing/summary-rows.ts";
import type { CartFields } from "./cart-page.graphql.gen.ts";
import { useCartPageText } from "./cart-page-text.ts";

/** Lines show the discounts before this step; from here on it is taken off the order. */
const tierStep = 3;

type CartSummaryProps = {
  cart: CartFields;
  counting: boolean;
  /** The button that goes on to the checkout. */
  checkout: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** What the cart costs and why: every discount with the promotion it comes from. */
export function CartSummary({ cart, counting, checkout, ref }: CartSummaryProps) {
  const t = useCartPageText();
  const { priceInfo, promotionDiscounts } = cart;
  const lineAmounts = cart.lines.map(({ lineAmount }) => lineAmount);
  const { goods, promotions } = summaryRows({ ...priceInfo, lineAmounts });
  const lowered = promotionDiscounts.filter(({ step }) => step === tierStep);
  const inLines = promotionDiscounts.filter(({ step }) => step < tierStep);
  return (
    <section ref={ref} aria-labelledby="cart-summary">
      <Card studs="brick" className="grid gap-4">
        <h2 id="cart-summary" className="text-xl font-extrabold">
          {t("summary")}
        </h2>
        <dl aria-busy={counting} className={cx("grid gap-2 transition-opacity", counting && "opacity-50")}>
          <SumRow name={<Explained name={t("goods")} title={t("promotionsInPrices")} discounts={inLines} />}>
            {rp(goods)}
          </SumRow>
          {promotions > 0 ? (
            <SumRow name={<Explained name={t("promotions")} title={t("explain")} discounts={lowered} />} saving>
              {rp(-promotions)}
            </SumRow>
          ) : null}
          {/* The address is not known yet, and most shoppers pay more than the lowest freight: no amount is shown. */}
          <SumRow name={t("freight")}>
            <span className="font-normal text-ink-soft">{t("freight_later")}</span>
          </SumRow>
          <SumTotal name={t("total")} note={t("tax_included")}>
            {rp(priceInfo.totalAmount)}
          </SumTotal>
        </dl>
        {priceInfo.savedAmount > 0 ? (
          <p className="flex items-center gap-2 rounded-md bg-court-soft px-3 py-2 text-sm font-bold text-court-ink">
            <Icon name="ticket-percent" size="sm" />
            {t("saved", { amount: rp(priceInfo.savedAmount) })}
          </p>
        ) : null}
        {checkout}
      </Card>
    </section>
  );
}

type ExplainedProps = { name: string; title: string; discounts: CartFields["promotionDiscounts"] };

/** A line's name, and which promotion takes what off; unfolds without script. */
function Explained({ name, title, discounts }: ExplainedProps) {
  if (discounts.length === 0) return name;
  return (
    <>
      {name}
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-1 text-sm font-semibold text-brick-ink md:min-h-6">
          {title}
          <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
        </summary>
        <SumReasons
          reasons={discounts.map(({ activityCode: code, activityName: name, amount }) => ({ code, name, amount }))}
        />
      </details>
    </>
  );
}
