import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { basketInput, type CartLine, isBuyable, joinLines, promotionsOf } from "#modules/cart/server/index.ts";
import { liveSkus } from "#modules/catalogue/server/index.ts";
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
import { buyerKeysOf } from "./buyer-keys.ts";
import { loadCheckoutContext } from "./checkout-context.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { channelForOrder } from "./chosen-channel.ts";
import { clipToPurchaseLimit } from "./clip-to-purchase-limit.ts";
import { clipToStock } from "./clip-to-stock.ts";
import type { Destination } from "./destination.ts";
import type { LoadedSession } from "./load-session.ts";
import { mixesPreorders, type ParcelPlan, planParcels } from "./parcels.ts";
import { type PriceSnapshot, snapshotOf } from "./price-snapshot.ts";
import { courierOf, quoteFreight, serviceOf } from "./quote-freight.ts";
import { segmentsOf } from "./segments-of.ts";
import type { Session } from "./store/sessions.ts";

/** A coupon for the pricing engine, with its localized name. */
type UsableCoupon = PricingCoupon & { readonly name: string };

/** The caller and language a checkout is read for. */
export type Viewer = { readonly caller: Caller; readonly locale: Locale };

/** A priced checkout. Lines, prices and freight offers are loaded on every read. */
export type Checkout = {
  readonly session: Session;
  readonly isGuest: boolean;
  readonly lines: readonly CartLine[];
  /** The ids of lines that were reduced to the limit per order of their product. */
  readonly limited: ReadonlySet<string>;
  readonly destination: Destination | null;
  /** Null: same as the destination. */
  readonly billing: Destination | null;
  readonly plans: readonly ParcelPlan[];
  readonly freightOffers: readonly FreightOffer[];
  /** The chosen offer if it still exists, else the cheapest; null without offers. */
  readonly freight: FreightOffer | null;
  readonly stores: readonly Store[];
  readonly store: Store | null;
  readonly coupon: UsableCoupon | null;
  /** Why this buyer cannot use the entered coupon on any basket; null when they can, or none was entered. */
  readonly couponProblem: CouponRefusal["why"] | null;
  readonly basket: Basket;
  readonly promotions: readonly Promotion[];
  readonly priced: PricedBasket;
  readonly supportCod: boolean;
  /** Null when none was chosen, or the chosen one is not available for this order. */
  readonly channel: Channel | null;
  readonly snapshot: PriceSnapshot;
};

/** The lines with current products and prices, quantities reduced to the stock left and to the limits of products. */
async function loadLines(
  deps: CheckoutDeps,
  { session, catalogueVersion, stock, promotions, inStores }: LoadedSession,
  locale: Locale,
): Promise<Pick<Checkout, "lines" | "limited">> {
  const requested = session.lines.map((line) => ({
    ...line,
    deliveryMethod: session.choices.deliveryMethod,
    addedAt: new Date(0),
  }));
  const db = deps.database.kysely;
  const skuCodes = [...new Set(requested.map(({ skuCode }) => skuCode))];
  const skus = await deps.products.bySku(db, skuCodes, locale, catalogueVersion);
  const at = deps.clock.now();
  const active = await deps.promotions.activeAt(db, at, promotions);
  const lines = joinLines(requested, liveSkus(skus, { stock, promotions: active, at }, locale), inStores);
  return clipToPurchaseLimit(clipToStock(lines));
}

/** Loads the context of a checkout and prices it. A fixed number of statements for any number of lines: context, freight, coupon. */
export async function readCheckout(deps: CheckoutDeps, loaded: LoadedSession, viewer: Viewer): Promise<Checkout> {
  const { session } = loaded;
  const { caller, locale } = viewer;
  const { choices } = session;
  const pickup = choices.deliveryMethod === "storePickup";
  const { lines, limited } = await loadLines(deps, loaded, locale);
  const buyerKeys = buyerKeysOf(deps.secret, caller, choices);
  const promotions = await promotionsNow(deps, lines);
  const context = await loadCheckoutContext(deps, {
    caller,
    choices,
    lines: lines.filter(isBuyable),
    gifts: giftSkus(promotions),
    buyerKeys,
  });
  const { destination, billing, stores } = context;
  const store = stores.find(({ code }) => code === choices.storeCode) ?? null;
  const sourceOf = ({ sku }: CartLine) => (pickup ? (store?.code ?? "") : (sku?.offer.stock.sourceCode ?? ""));
  const plans = planParcels(lines.filter(isBuyable), sourceOf);
  const [freightOffers, { coupon, couponProblem }] = await Promise.all([
    pickup || destination === null ? [] : quoteFreight(deps, plans, { destination, origins: context.origins }),
    couponOf(deps, session, buyerKeys, lines, viewer),
  ]);
  const freight = freightOffers.find((offer) => serviceOf(offer) === choices.service) ?? freightOffers[0] ?? null;
  const { budgets } = loaded.promotions;
  const { rules } = deps.promotions;
  const input = basketInput(lines, { ...context, promotions, sourceOf, budgets, rules });
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
  const channel = channelForOrder(deps, {
    channels: context.channels,
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
    limited,
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
    snapshot: snapshotOf(priced, channel?.fee ?? 0, freight && serviceOf(freight)),
  };
}

/** Promotions of these lines come with their products; purchase-with-purchase promotions are loaded here. */
async function promotionsNow({ database, clock }: CheckoutDeps, lines: readonly CartLine[]): Promise<Promotion[]> {
  const { promotions, missing } = promotionsOf(lines.filter(isBuyable));
  return missing.length === 0
    ? promotions
    : [...promotions, ...(await runningPromotions(database.kysely, missing, clock.now()))];
}

async function couponOf(
  { database, clock, isInSegment }: CheckoutDeps,
  { choices: { couponCode } }: Session,
  buyerKeys: readonly string[],
  lines: readonly CartLine[],
  { caller, locale }: Viewer,
): Promise<Pick<Checkout, "coupon" | "couponProblem">> {
  if (couponCode === null) return { coupon: null, couponProblem: null };
  const found = await couponForBasket(
    database.kysely,
    { couponCode, buyerKeys, ...segmentsOf(caller, isInSegment), at: clock.now() },
    lines.flatMap(({ id, sku }) => (sku ? [{ lineId: id, productCode: sku.product.code }] : [])),
  );
  if (!found.ok) return { coupon: null, couponProblem: found.error.why };
  const { names, ...coupon } = found.value;
  return { coupon: { ...coupon, name: names[locale] || names[fallbackLocale] }, couponProblem: null };
}
