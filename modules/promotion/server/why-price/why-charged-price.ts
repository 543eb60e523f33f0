import type { Kysely } from "kysely";
import { ok, type Result } from "#kit/core/result.ts";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import { activityState } from "../../contract/activity-state.ts";
import type { Basket } from "../../contract/pricing/basket.ts";
import { priceBasket } from "../../contract/pricing/price-basket.ts";
import { type PricedBasket, pointsCode, pricingSteps } from "../../contract/pricing/priced-basket.ts";
import { budgetedAmounts } from "../../contract/pricing/within-budgets.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { couponVerdict } from "../../contract/why/coupon-verdict.ts";
import { explainPromotions } from "../../contract/why/explain-promotions.ts";
import { applied, notApplied, type Verdict } from "../../contract/why/verdict.ts";
import { promotionSchedule } from "../active-promotions.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import type { RunningPromotion } from "../promotion-reader.ts";
import { isAsCharged } from "../simulator/is-as-charged.ts";
import { chargedBasket } from "../simulator/rebuild-basket.ts";
import { rebuildLines } from "../simulator/rebuild-lines.ts";
import { purchaseFacts } from "../simulator/simulate.ts";
import { calendarVerdicts, promotionsAround } from "./promotions-around.ts";
import { giftLine, shownPrice, shownRecord, type WhyPrice } from "./why-price.ts";

type Deps = {
  readonly db: Kysely<unknown>;
  readonly products: Pick<ProductReader<RunningPromotion>, "bySku">;
  readonly rules?: PromotionRules | undefined;
};

export type WhyChargedPrice = WhyPrice & {
  /** SAME: what is shown was computed again and equals what was charged. Otherwise the stored records are shown. */
  readonly outcome: "SAME" | "DIFFERS" | "GONE";
  /** What the engine comes to; null where the basket cannot be rebuilt. */
  readonly rebuilt: number | null;
};

/** The price of a placed order, rebuilt with the promotions of its moment, and what became of each of them. */
export async function whyChargedPrice(deps: Deps, purchase: ChargedPurchase): Promise<WhyChargedPrice> {
  const at = purchase.placedAt;
  const promotions = await promotionsAround(deps.db, at);
  const running = promotions.filter((promotion) => activityState(promotion, at) === "RUNNING");
  const calendar = calendarVerdicts(promotions, at);
  const built = await rebuild(deps, purchase, promotions, running);
  if (!built.ok || !isAsCharged(built.value.priced, purchase)) {
    const isGone = !built.ok && built.error.code !== "DIFFERS";
    return {
      ...stored(purchase, promotions, running),
      outcome: isGone ? "GONE" : "DIFFERS",
      rebuilt: built.ok ? built.value.priced.totals.totalAmount : null,
    };
  }
  const { basket, priced } = built.value;
  return {
    at,
    promotions,
    verdicts: [...explainPromotions(basket, priced, unitsUnknown(running)).map(withoutBudgetLeft), ...calendar],
    coupon: couponVerdict(priced),
    ...shownPrice(basket, priced),
    outcome: "SAME",
    rebuilt: priced.totals.totalAmount,
  };
}

type Rebuilt = { readonly basket: Basket; readonly priced: PricedBasket };

async function rebuild(
  deps: Deps,
  purchase: ChargedPurchase,
  promotions: readonly Promotion[],
  running: readonly Promotion[],
): Promise<Result<Rebuilt, { readonly code: string }>> {
  const { skus, coupons } = await purchaseFacts(deps, [purchase]);
  const coupon = purchase.couponCode === null ? null : (coupons.get(purchase.couponCode) ?? null);
  if (purchase.couponCode !== null && coupon === null) return { ok: false, error: { code: "COUPON_GONE" } };
  const active = promotionSchedule(new Date(0), promotions).running(purchase.placedAt);
  const built = rebuildLines(purchase, skus, active);
  if (!built.ok) return built;
  const basket = {
    ...chargedBasket({ purchase, rebuilt: built.value, running: active, coupon, rules: deps.rules }),
    // Those that touch no line change no price, and get a verdict.
    promotions: running,
    budgets: budgetsThen(purchase, running),
  };
  return ok({ basket, priced: priceBasket(basket) });
}

/** What a budget had left then is unknown, but it was enough for what was charged. Only an equal price is believed. */
function budgetsThen({ orders }: ChargedPurchase, running: readonly Promotion[]) {
  const charged = budgetedAmounts(orders.flatMap(({ discounts }) => discounts));
  return running
    .filter(({ budget }) => budget !== null)
    .map(({ code }) => ({ promotionCode: code, left: charged.get(code) ?? 0 }));
}

/** What the budget had left is an assumption, and is not shown. */
const withoutBudgetLeft = (verdict: Verdict): Verdict =>
  verdict.reason === "BUDGET_TOO_SMALL" ? notApplied(verdict.code, "BUDGET_USED_UP") : verdict;

const unitsUnknown = (running: readonly Promotion[]) =>
  running
    .filter(({ kind }) => kind === "flashSale")
    .map(({ code, priority, flashSaleSkus }) => ({
      code,
      priority,
      skus: new Map(flashSaleSkus.map(({ skuCode, price }) => [skuCode, { price, left: null }])),
    }));

/** What the orders stored, without an evaluation. */
function stored(
  { placedAt: at, orders, couponCode }: ChargedPurchase,
  promotions: readonly Promotion[],
  running: readonly Promotion[],
): WhyPrice {
  const discounts = orders.flatMap((order) => order.discounts);
  const amountOf = (isOfCoupon: boolean, code: string) =>
    discounts
      .filter(({ step, promotionCode }) => promotionCode === code && (step === pricingSteps.coupon) === isOfCoupon)
      .reduce((sum, { amount }) => sum + amount, 0);
  const verdictOf = (code: string, isOfCoupon: boolean): Verdict => {
    const amount = amountOf(isOfCoupon, code);
    return amount > 0 ? applied(code, amount) : notApplied(code, "UNKNOWN");
  };
  const calendar = calendarVerdicts(promotions, at).filter(({ code }) => amountOf(false, code) === 0);
  const codes = new Set([
    ...running.map(({ code }) => code),
    ...discounts
      .filter(({ step, promotionCode }) => step !== pricingSteps.coupon && promotionCode !== pointsCode)
      .map(({ promotionCode }) => promotionCode),
  ]);
  return {
    at,
    promotions,
    verdicts: [...[...codes].map((code) => verdictOf(code, false)), ...calendar],
    coupon: couponCode === null ? null : verdictOf(couponCode, true),
    ...storedPrice(orders),
  };
}

function storedPrice(orders: ChargedPurchase["orders"]): Pick<WhyPrice, "lines" | "parcels" | "total"> {
  return {
    lines: orders.flatMap(({ lines, discounts }) =>
      lines.map((line, number) => {
        const { skuCode, quantity, isGift, flashSale, listAmount, productAmount, payAmount } = line;
        if (isGift) return { ...giftLine, skuCode, quantity };
        const own = discounts.filter((discount) => discount.line === number);
        const ofFlashSale = own.filter(({ step }) => step === pricingSteps.flashSale);
        return {
          ...{ skuCode, quantity, isGift, listAmount, payAmount },
          saleAmount: productAmount + ofFlashSale.reduce((sum, { amount }) => sum + amount, 0),
          flashSaleUnits: flashSale?.units ?? 0,
          records: own.map(shownRecord),
        };
      }),
    ),
    parcels: orders
      .filter(({ sentHome }) => sentHome)
      .map(({ parcel, freight, discounts, lines, payAmount }) => ({
        parcel,
        freight,
        records: discounts.filter(({ line }) => line === null).map(shownRecord),
        payAmount: payAmount - lines.reduce((sum, line) => sum + line.payAmount, 0),
      })),
    total: orders.reduce((sum, { payAmount }) => sum + payAmount, 0),
  };
}
