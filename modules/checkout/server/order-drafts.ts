import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { allocate, type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { DayRange } from "#kit/core/working-days.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import type {
  OrderDiscount,
  OrderDraft,
  OrderLineDraft,
  OrderPerson,
  OrderTotals,
} from "#modules/order/contract/order-draft.ts";
import type { PricedParcel } from "#modules/promotion/contract/pricing/priced-basket.ts";
import type { FreightOffer } from "#modules/shipping/contract/freight.ts";
import type { Choices } from "./choices.ts";
import type { Destination } from "./destination.ts";
import { earnedRewards } from "./earned-rewards.ts";
import { giftOrderLine, orderLine } from "./order-lines.ts";
import type { ParcelPlan } from "./parcels.ts";
import { serviceOf } from "./quote-freight.ts";
import type { Checkout } from "./read-checkout.ts";

export type Drafting = {
  readonly owner: string;
  readonly paymentReference: string;
  /** Recipient of order e-mails: the member's address, or the one a guest typed. */
  readonly email: string;
  readonly gifts: ReadonlyMap<string, LiveSku>;
  readonly locale: Locale;
  /** How long a pre-order takes once it is released (D-80). */
  readonly deliveryDays: DayRange;
};

/** Splits a checkout into orders, one per parcel. Amounts are allocated so that they add up exactly (D-42). */
export function orderDrafts(checkout: Checkout, drafting: Drafting): readonly OrderDraft[] {
  const parts = checkout.plans.map((plan) => partOf(checkout, plan, drafting));
  const beforeFee = parts.map(({ totals }) => totals.totalAmount);
  const fee = checkout.channel?.fee ?? rupiah(0);
  // A fee exists only when the total is above zero, so `allocate` has a non-zero weight.
  const fees = fee === 0 ? beforeFee.map(() => rupiah(0)) : allocate(fee, beforeFee);
  return parts.map((part, index) => {
    const share = fees[index] ?? rupiah(0);
    const totals = { ...part.totals, fee: share, totalAmount: rupiah(part.totals.totalAmount + share) };
    return { ...part, totals };
  });
}

function partOf(checkout: Checkout, plan: ParcelPlan, drafting: Drafting): OrderDraft {
  const { session, destination, store, freight, coupon, channel } = checkout;
  const { choices } = session;
  const pickup = choices.deliveryMethod === "storePickup";
  const lines = linesOf(checkout, plan, drafting);
  const parcel = checkout.priced.parcels.find(({ parcel: key }) => key === plan.key);
  return {
    owner: drafting.owner,
    buyer: checkout.basket.buyer,
    paymentReference: drafting.paymentReference,
    deliveryMethod: choices.deliveryMethod,
    sourceCode: plan.sourceCode,
    store: pickup && store ? storeOf(store) : null,
    receiver: receiverOf(choices, destination, drafting.email),
    address: pickup || destination === null ? null : addressOf(destination),
    billing: checkout.billing && { ...addressOf(checkout.billing), name: nameOf(checkout.billing) },
    service: pickup || freight === null ? null : serviceOf(freight),
    days: pickup || freight === null ? null : daysOf(plan, freight, drafting.deliveryDays),
    shipsFrom: plan.shipsFrom,
    lines: lines.map(({ line }) => line),
    discounts: discountsOf(checkout, plan, lines, drafting.locale),
    earned: earnedRewards(checkout, lines),
    totals: totalsOf(
      lines.map(({ line }) => line),
      parcel,
    ),
    channelCode: channel?.code ?? null,
    couponCode: coupon?.code ?? null,
    clubMobile: choices.clubMobile,
    isFlashSale: lines.some(({ line }) => line.flashSale !== null),
    locale: drafting.locale,
  };
}

/** Delivery days: the courier's for products in stock; for pre-orders the days after release that the product page shows. */
const daysOf = ({ shipsFrom }: ParcelPlan, { days }: Pick<FreightOffer, "days">, { least, most }: DayRange) =>
  shipsFrom === null ? days : ([least, most] as const);

type Kept = { readonly lineId: string | null; readonly giftOf: string | null; readonly line: OrderLineDraft };

/** The plan's lines and its gifts. Gifts go into the first parcel from their source. */
function linesOf({ priced, plans }: Checkout, plan: ParcelPlan, { gifts }: Drafting): readonly Kept[] {
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  const bought = plan.lines.flatMap(({ id, sku }): Kept[] => {
    const price = prices.get(id);
    return sku && price ? [{ lineId: id, giftOf: null, line: orderLine(sku, price) }] : [];
  });
  const firstFromHere = plans.find(({ sourceCode }) => sourceCode === plan.sourceCode) === plan;
  const along = firstFromHere ? priced.gifts.filter(({ sourceCode }) => sourceCode === plan.sourceCode) : [];
  return [
    ...bought,
    ...along.flatMap((gift): Kept[] => {
      const sku = gifts.get(gift.skuCode);
      return sku ? [{ lineId: null, giftOf: gift.promotionCode, line: giftOrderLine(gift, sku) }] : [];
    }),
  ];
}

function discountsOf(checkout: Checkout, plan: ParcelPlan, lines: readonly Kept[], locale: Locale): OrderDiscount[] {
  const names = new Map(
    checkout.promotions.map(({ code, names: texts }) => [code, texts[locale] || texts[fallbackLocale]]),
  );
  if (checkout.coupon) names.set(checkout.coupon.code, checkout.coupon.name);
  return checkout.priced.records.flatMap(({ promotionCode, step, lineId, parcel, amount }) => {
    const line = lineId === null ? null : lines.findIndex((kept) => kept.lineId === lineId);
    const here = line === null ? parcel === plan.key : line >= 0;
    return here ? [{ promotionCode, name: names.get(promotionCode) ?? promotionCode, step, line, amount }] : [];
  });
}

const sum = (amounts: readonly number[]): Rupiah => rupiah(amounts.reduce((one, other) => one + other, 0));

function totalsOf(lines: readonly OrderLineDraft[], parcel: PricedParcel | undefined): OrderTotals {
  const freight = parcel?.freight ?? rupiah(0);
  const freightDiscount = parcel?.freightDiscount ?? rupiah(0);
  return {
    productAmount: sum(lines.map((line) => line.productAmount)),
    promotionDiscount: sum(lines.map((line) => line.promotionDiscount)),
    couponDiscount: sum(lines.map((line) => line.couponDiscount)),
    pointsUsed: sum([...lines.map((line) => line.points), parcel?.points ?? 0]),
    pointsAmount: sum([...lines.map((line) => line.pointsAmount), parcel?.pointsAmount ?? 0]),
    freight,
    freightDiscount,
    fee: rupiah(0),
    totalAmount: sum([...lines.map((line) => line.payAmount), parcel?.payAmount ?? 0]),
  };
}

function receiverOf(
  { deliveryMethod, receiver }: Choices,
  destination: Destination | null,
  email: string,
): OrderPerson {
  const person = deliveryMethod === "storePickup" ? receiver : destination;
  if (!person) throw new Error("an order without a receiver");
  const { firstName, lastName, mobile } = person;
  return { firstName, lastName, mobile, email };
}

const addressOf = ({ firstName, lastName, mobile, email, ...address }: Destination) => address;

const nameOf = ({ firstName, lastName }: Destination): string => `${firstName} ${lastName}`;

const storeOf = ({ code, name, address1, latitude, longitude }: NonNullable<Checkout["store"]>) => ({
  code,
  name,
  address1,
  latitude,
  longitude,
});
