import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { type CatalogueSku, catalogueVersion, type ProductReader, skuCosts } from "#modules/catalogue/server/index.ts";
import type { PromotionRules } from "../../contract/rule/promotion-rule.ts";
import { type LeftOutReason, mostCarts } from "../../contract/simulation.ts";
import { type PromotionSchedule, promotionSchedule } from "../active-promotions.ts";
import type { ChargedPurchase, PurchaseChoice, PurchaseReader } from "../ports/charged-purchases.ts";
import type { CartPromotions, OpenCartPricer } from "../ports/open-carts.ts";
import type { Promotion } from "../promotion.ts";
import { activePromotions, type RunningPromotion } from "../promotion-reader.ts";
import { giftSkus } from "../running-promotions.ts";
import { productsOfCoupons } from "../store/coupon-uses.ts";
import { findCoupons } from "../store/coupons.ts";
import { promotionsOfPeriod } from "../store/promotions.ts";
import { couponsOfSingleUseCodes } from "../store/single-use-codes.ts";
import { noUnitsSold } from "./flash-sale-of-line.ts";
import { promotionTimeline, readPromotionVersions, runningAlways } from "./promotion-timeline.ts";
import type { ScopedCoupon } from "./rebuild-basket.ts";
import { type SimulationFacts, simulatePurchase, skusGivenBy } from "./simulate-purchase.ts";
import {
  addCart,
  addPurchase,
  countLeftOut,
  type LeftOutOrders,
  largest,
  noSums,
  type OrderDifference,
  type SimulationSums,
} from "./simulation-sums.ts";

export type SimulatorDeps = {
  readonly db: Kysely<unknown>;
  readonly clock: Clock;
  readonly products: Pick<ProductReader<RunningPromotion>, "bySku">;
  readonly readPurchases: PurchaseReader;
  readonly priceOpenCarts: OpenCartPricer;
  readonly rules?: PromotionRules | undefined;
};

export type OrderSimulation = {
  readonly sums: SimulationSums;
  readonly differences: readonly OrderDifference[];
  readonly leftOut: readonly LeftOutOrders[];
};

/** Maximum time to run before yielding to the event loop. */
const turnMs = 15;

/** Returns a function that yields to the event loop once the current turn exceeds `turnMs`. */
function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Applies a promotion to placed orders as if it had been active. Four statements per batch of purchases. */
export async function simulateOrders(
  deps: SimulatorDeps,
  simulated: Promotion,
  choice: PurchaseChoice,
): Promise<OrderSimulation> {
  const history = await deps.readPurchases(choice);
  const sums = noSums();
  let differences: OrderDifference[] = [];
  const leftOut = new Map<LeftOutReason, LeftOutOrders>();
  if (history.since === null) return { sums, differences, leftOut: [] };
  const versions = await readPromotionVersions(deps.db, history.since, choice.until);
  const charged = promotionTimeline(versions, null);
  const running = promotionTimeline(versions, simulated);
  const units = noUnitsSold();
  const nextTurn = turns();
  for await (const batch of history.batches()) {
    const known = await purchaseFacts(deps, batch);
    const costs = await skuCosts(deps.db, [...skuCodesOf(batch), ...skusGivenBy(simulated)]);
    for (const purchase of batch) {
      await nextTurn();
      const at = purchase.placedAt;
      const facts: SimulationFacts = {
        ...{ ...known, simulated, units, rules: deps.rules },
        ...{ charged: charged.at(at), running: running.at(at) },
      };
      const result = simulatePurchase(purchase, facts);
      if (!result.ok) countLeftOut(leftOut, result.error.code, purchase);
      else differences = largest(differences, addPurchase(sums, purchase, result.value, simulated.code, costs));
    }
  }
  return { sums, differences, leftOut: [...leftOut.values()].sort((one, other) => other.orders - one.orders) };
}

/** The products of some purchases, and their coupons by the code that was typed. */
export async function purchaseFacts(
  { db, products }: Pick<SimulatorDeps, "db" | "products">,
  batch: readonly ChargedPurchase[],
): Promise<{ skus: ReadonlyMap<string, CatalogueSku>; coupons: ReadonlyMap<string, ScopedCoupon> }> {
  const skuCodes = skuCodesOf(batch);
  const version = await readFragment(db, catalogueVersion);
  const skus = await products.bySku(db, [...skuCodes], fallbackLocale, version);
  const typed = [...new Set(batch.flatMap(({ couponCode }) => couponCode ?? []))];
  const singles = await couponsOfSingleUseCodes(db, typed);
  const found = await findCoupons(db, [...new Set([...typed, ...singles.values()])]);
  const productCodes = new Set([...skus.values()].map(({ product }) => product.code));
  const codes = found.map(({ coupon }) => coupon.code);
  const goods = await productsOfCoupons(db, codes, [...productCodes]);
  const coupons = new Map<string, ScopedCoupon>(
    found.map(({ coupon }) => [coupon.code, { coupon, products: goods.get(coupon.code) ?? new Set<string>() }]),
  );
  for (const [single, code] of singles) {
    const coupon = coupons.get(code);
    if (coupon) coupons.set(single, coupon);
  }
  return { skus, coupons };
}

const skuCodeOf = ({ skuCode }: { readonly skuCode: string }): string => skuCode;

const skuCodesOf = (batch: readonly ChargedPurchase[]): ReadonlySet<string> =>
  new Set(batch.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(skuCodeOf))));

/** Prices open carts without and with the promotion. */
export async function simulateCarts(deps: SimulatorDeps, simulated: Promotion): Promise<SimulationSums> {
  const at = deps.clock.now();
  const now = await promotionsOfPeriod(deps.db, { from: at, until: new Date(at.getTime() + 1), codes: [] });
  const others = now.filter(({ code }) => code !== simulated.code);
  const sets = [now, [...others, runningAlways(simulated)]].map((promotions) =>
    cartPromotions(promotionSchedule(new Date(0), promotions), promotions, at),
  );
  const sums = noSums();
  const nextTurn = turns();
  for await (const batch of deps.priceOpenCarts(at, sets, mostCarts)) {
    const sold = batch.flatMap((carts) =>
      carts.flatMap(({ basket, priced }) => [...basket.lines, ...priced.gifts].map(skuCodeOf)),
    );
    const costs = await skuCosts(deps.db, [...new Set(sold)]);
    for (const [before, after] of batch) {
      await nextTurn();
      if (before && after) addCart(sums, [before, after], simulated.code, costs);
    }
  }
  return sums;
}

const cartPromotions = (schedule: PromotionSchedule, promotions: readonly Promotion[], at: Date): CartPromotions => ({
  // Ignores the remaining budgets: a simulation shows what promotions would give without limit.
  active: ({ version, sold }) => activePromotions(schedule, at, { version, sold }),
  find: (code) => schedule.running(at).find(code),
  giftSkus: giftSkus(promotions),
});
