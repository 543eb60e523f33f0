import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { earnedPoints } from "#modules/order/contract/earned-points.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import type { Destination } from "../destination.ts";
import { serviceOf } from "../quote-freight.ts";
import type { Checkout } from "../read-checkout.ts";
import { giftLine, type LineWording, lineOnWire } from "./line-wire.ts";

/** Maps a checkout to the wire format. One more statement when there are gifts. */
export async function checkoutOnWire(deps: CheckoutDeps, checkout: Checkout, locale: Locale) {
  const { session, priced, promotions, coupon } = checkout;
  const { choices } = session;
  const gifts = [...new Set(priced.gifts.map(({ skuCode }) => skuCode))];
  const giftSkus = await deps.products.liveBySku(deps.database.kysely, gifts, locale);
  const wording: LineWording = {
    pictureUrl: deps.pictureUrl,
    locale,
    now: deps.clock.now(),
    deliveryDays: deps.deliveryDays,
  };
  const names = new Map(promotions.map(({ code, names: texts }) => [code, texts[locale] || texts[fallbackLocale]]));
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  return {
    checkoutId: session.id,
    expiresAt: session.expiresAt.toISOString(),
    isGuest: checkout.isGuest,
    lines: [
      ...checkout.lines.map((line, index) =>
        lineOnWire(line, prices.get(line.id), session.lines[index]?.quantity ?? line.quantity, wording),
      ),
      ...priced.gifts.flatMap((gift) => giftLine(gift, giftSkus.get(gift.skuCode), wording)),
    ],
    deliveryType: deliveryMethodCodes[choices.deliveryMethod],
    addressCode: choices.addressCode,
    address: checkout.destination && destinationOnWire(checkout.destination),
    billing: checkout.billing && destinationOnWire(checkout.billing),
    service: checkout.freight && serviceOf(checkout.freight),
    storeCode: checkout.store?.code ?? null,
    receiver: choices.receiver,
    freightOffers: checkout.freightOffers.map((offer) => ({
      service: serviceOf(offer),
      name: offer.name,
      price: offer.total,
      daysFrom: offer.days[0],
      daysTo: offer.days[1],
    })),
    pickupStores: checkout.stores.map(({ code, name, address1 }) => ({ storeCode: code, storeName: name, address1 })),
    paymentMethod: checkout.channel?.code ?? null,
    coupon: coupon && { code: coupon.code, name: coupon.name },
    usesPoints: choices.points !== null,
    clubMobile: choices.clubMobile,
    supportCod: checkout.supportCod ? 1 : 0,
    discounts: priced.records.map(({ promotionCode, step, lineId, amount }) => ({
      activityCode: promotionCode,
      activityName: promotionCode === coupon?.code ? coupon.name : (names.get(promotionCode) ?? promotionCode),
      step,
      lineId,
      amount,
    })),
    priceInfo: priceInfoOf(checkout),
    orderCount: checkout.plans.length,
    earnPoints: earnPointsOf(checkout, deps.points.earnedBy),
  };
}

export type CheckoutOnWire = Awaited<ReturnType<typeof checkoutOnWire>>;

/** Points the orders will earn when completed. */
function earnPointsOf({ priced, plans }: Checkout, earnedBy: number): number {
  const prices = new Map(priced.lines.map((line) => [line.lineId, line]));
  return plans.reduce((sum, { lines }) => {
    const paid = lines.flatMap(({ id }) => prices.get(id) ?? []);
    return sum + earnedPoints(paid, earnedBy);
  }, 0);
}

/** EN-29. The payment channel's fee is added to the priced totals. */
function priceInfoOf({ priced: { totals }, channel }: Pick<Checkout, "priced" | "channel">) {
  const fee = channel?.fee ?? rupiah(0);
  const { pointsUsed, pointsAmount, ...others } = totals;
  return {
    ...others,
    mapclubPoint: pointsUsed,
    mapclubPointAmount: pointsAmount,
    fee,
    totalAmount: rupiah(totals.totalAmount + fee),
  };
}

const destinationOnWire = ({ firstName, lastName, mobile, email, zip, ...rest }: Destination) => ({
  ...rest,
  recipientFirstName: firstName,
  recipientLastName: lastName,
  recipientMobile: mobile,
  recipientEmail: email,
  zipCode: zip,
});
