import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { basketInput, type CartLine, isBuyable, linesWithGoods, promotionsOf } from "#modules/cart/server/index.ts";
import { goodsNow } from "#modules/catalogue/server/index.ts";
import type { Channel } from "#modules/payment/server/index.ts";
import type { Basket, PricingCoupon } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import type { PricedBasket } from "#modules/promotion/contract/pricing/priced-basket.ts";
import {
  type CouponRefusal,
  couponForBasket,
  giftSkus,
  type Promotion,
  runningPromotions,
} from "#modules/promotion/server/index.ts";
import type { FreightOffer } from "#modules/shipping/contract/freight.ts";
import type { Store } from "#modules/stores/server/index.ts";
import { aroundCheckout } from "./around-checkout.ts";
import { buyerKeysOf } from "./buyer-key.ts";
import { channelOf } from "./channel-of.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import type { CheckoutNow } from "./checkout-now.ts";
import { clipToStock } from "./clip-to-stock.ts";
import type { Destination } from "./destination.ts";
import { courierOf, freightTo, serviceOf } from "./freight-to.ts";
import { mixesPreorders, type ParcelPlan, planParcels } from "./parcels.ts";
import { type Shown, shownOf } from "./shown.ts";
import type { Session } from "./store/sessions.ts";

/** A coupon as the engine counts it, with its name for the shopper. */
export type UsableCoupon = PricingCoupon & { readonly name: string };

/** Who looks at a checkout, and in which language. */
export type Looking = { readonly caller: Caller; readonly locale: Locale };

/** Everything a checkout is at this moment: goods, prices and offers are read anew each time. */
export type Checkout = {
  readonly session: Session;
  readonly isGuest: boolean;
  readonly lines: readonly CartLine[];
  readonly destination: Destination | null;
  /** Null: the invoice goes where the goods go. */
  readonly billing: Destination | null;
  readonly plans: readonly ParcelPlan[];
  readonly freightOffers: readonly FreightOffer[];
  /** The chosen way if it is offered, else the cheapest; null when there is none. */
  readonly freight: FreightOffer | null;
  readonly stores: readonly Store[];
  readonly store: Store | null;
  readonly coupon: UsableCoupon | null;
  /** Why the coupon that was asked for cannot be used by this buyer now, whatever they buy; null when it can, or none was. */
  readonly couponProblem: CouponRefusal["why"] | null;
  readonly basket: Basket;
  readonly promotions: readonly Promotion[];
  readonly priced: PricedBasket;
  readonly supportCod: boolean;
  /** Null when none was chosen, or one this order cannot use. */
  readonly channel: Channel | null;
  readonly shown: Shown;
};

/** The lines of a checkout as they are now, of what has become scarce as many as there are. */
export async function linesNow(
  deps: CheckoutDeps,
  { session, offers, inStores }: CheckoutNow,
  locale: Locale,
): Promise<readonly CartLine[]> {
  const asked = session.lines.map((line) => ({
    ...line,
    distributionType: session.choices.deliveryType,
    addedAt: new Date(0),
  }));
  const goods = await goodsNow(deps, offers, [...new Set(asked.map(({ skuCode }) => skuCode))], locale);
  return clipToStock(linesWithGoods(asked, goods, inStores));
}

/**
 * Reads what is around a checkout and prices it. A fixed number of statements, however many lines: address, stores, channels and
 * what promotions need, freight, and the coupon.
 */
export async function readCheckout(deps: CheckoutDeps, now: CheckoutNow, looking: Looking): Promise<Checkout> {
  const { session } = now;
  const { caller, locale } = looking;
  const { choices } = session;
  const pickup = choices.deliveryType === "21";
  const lines = await linesNow(deps, now, locale);
  const buyerKeys = buyerKeysOf(deps.secret, caller, choices);
  const promotions = await promotionsNow(deps, lines);
  const around = await aroundCheckout(deps, {
    caller,
    choices,
    lines: lines.filter(isBuyable),
    gifts: giftSkus(promotions),
    buyerKeys,
  });
  const { destination, billing, stores } = around;
  const store = stores.find(({ code }) => code === choices.storeCode) ?? null;
  const sourceOf = ({ goods }: CartLine) => (pickup ? (store?.code ?? "") : (goods?.offer.stock.sourceCode ?? ""));
  const plans = planParcels(lines.filter(isBuyable), sourceOf);
  const [freightOffers, { coupon, couponProblem }] = await Promise.all([
    pickup || destination === null ? [] : freightTo(deps, plans, { destination, origins: around.origins }),
    couponOf(deps, session, buyerKeys, lines, looking),
  ]);
  // The cheapest comes first: it is the one unless another was chosen, and is still offered.
  const freight = freightOffers.find((offer) => serviceOf(offer) === choices.service) ?? freightOffers[0] ?? null;
  const input = basketInput(lines, { ...around, promotions, sourceOf });
  const basket: Basket = {
    ...input.basket,
    coupon,
    parcels: freight
      ? plans.map(({ key }, index) => ({ parcel: key, freight: freight.prices[index] ?? rupiah(0) }))
      : [],
    points: choices.points && { balance: choices.points.balance, worth: rupiah(deps.points.worth) },
  };
  const priced = priceBasket(basket);
  const supportCod = !pickup && !mixesPreorders(plans);
  const channel = channelOf(deps, {
    channels: around.channels,
    channelCode: choices.channelCode,
    amount: priced.totals.totalAmount,
    courierCode: courierOf(freight && serviceOf(freight)),
    supportCod,
    isGuest: caller.kind !== "member",
  });
  return {
    session,
    isGuest: caller.kind !== "member",
    lines,
    destination,
    billing,
    plans,
    freightOffers,
    freight,
    stores,
    store,
    coupon,
    couponProblem,
    basket,
    promotions: input.promotions,
    priced,
    supportCod,
    channel,
    shown: shownOf(priced, channel?.fee ?? 0, freight && serviceOf(freight)),
  };
}

/** The promotions that touch these lines came with their goods; those that only sell something along are read. */
async function promotionsNow({ database, clock }: CheckoutDeps, lines: readonly CartLine[]): Promise<Promotion[]> {
  const { promotions, missing } = promotionsOf(lines.filter(isBuyable));
  return missing.length === 0
    ? promotions
    : [...promotions, ...(await runningPromotions(database.kysely, missing, clock.now()))];
}

async function couponOf(
  { database, clock }: CheckoutDeps,
  { choices: { couponCode } }: Session,
  buyerKeys: readonly string[],
  lines: readonly CartLine[],
  { caller, locale }: Looking,
): Promise<Pick<Checkout, "coupon" | "couponProblem">> {
  if (couponCode === null) return { coupon: null, couponProblem: null };
  const found = await couponForBasket(
    database.kysely,
    { couponCode, buyerKeys, isMember: caller.kind === "member", at: clock.now() },
    lines.flatMap(({ id, goods }) => (goods ? [{ lineId: id, productCode: goods.product.code }] : [])),
  );
  if (!found.ok) return { coupon: null, couponProblem: found.error.why };
  const { names, ...coupon } = found.value;
  return { coupon: { ...coupon, name: names[locale] || names[fallbackLocale] }, couponProblem: null };
}
