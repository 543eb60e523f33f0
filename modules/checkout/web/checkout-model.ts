import { rp } from "#kit/core/format-rupiah.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { nameOfCode } from "#kit/core/wire-codes.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { CheckoutTotals, CheckoutView } from "../contract/checkout-view.ts";
import type { CheckoutAddress, Delivery } from "../contract/delivery.ts";
import type { PaymentChannel } from "../contract/payment-channel.ts";
import type { ChannelFields, CheckoutFields } from "./checkout.graphql.gen.ts";

/** The wire values, in the domain's types. */
export function checkoutModel(wire: CheckoutFields): CheckoutView {
  return {
    checkoutId: wire.checkoutId,
    expiresAt: wire.expiresAt,
    isGuest: wire.isGuest,
    lines: wire.lines.map((line) => ({
      lineId: line.lineId,
      skuCode: line.skuCode,
      productCode: line.productCode,
      name: line.productName,
      variant: line.variantName,
      picture: line.mediaLink,
      quantity: line.quantity,
      unitPrice: rupiah(line.currPrice),
      usualPrice: rupiah(line.price),
      amount: rupiah(line.amount),
      isGift: line.isGift,
      isPreorder: line.deliveryDate !== null,
      release: releaseOf(line),
      problem: line.problem,
    })),
    delivery: deliveryOf(wire),
    billing: wire.billing && addressModel(wire.billing),
    deliveryOffers: wire.freightOffers.map(({ service, name, price, daysFrom, daysTo }) => ({
      service,
      name,
      price: rupiah(price),
      days: [daysFrom, daysTo],
    })),
    pickupOffers: wire.pickupStores.map(({ storeCode, storeName, address1 }) => ({
      storeCode,
      name: storeName,
      address1,
    })),
    channelCode: wire.paymentMethod,
    coupon: wire.coupon,
    usesPoints: wire.usesPoints,
    clubMobile: wire.clubMobile,
    supportsCod: wire.supportCod === 1,
    discounts: wire.discounts
      .filter(({ step }) => step < couponStep)
      .map(({ activityCode, activityName, step, lineId, amount }) => ({
        promotionCode: activityCode,
        name: activityName,
        lineId,
        counted: step < tierStep ? "inLines" : "inOrder",
        amount: rupiah(amount),
      })),
    totals: totalsOf(wire.priceInfo),
    orderCount: wire.orderCount,
    earnPoints: wire.earnPoints,
  };
}

const releaseOf = ({ deliveryDate: day, arrivesFrom: from, arrivesTo: to }: CheckoutFields["lines"][number]) =>
  day === null || from === null || to === null ? null : { day, from, to };

/** Lines show flash-sale prices and item promotions counted; coupon, freight and points have rows of their own in the summary. */
const tierStep = 3;
const couponStep = 4;

function totalsOf(price: CheckoutFields["priceInfo"]): CheckoutTotals {
  return {
    productAmount: rupiah(price.productAmount),
    promotionDiscount: rupiah(price.promotionDiscount),
    couponDiscount: rupiah(price.couponDiscount),
    pointsUsed: price.mapclubPoint,
    pointsAmount: rupiah(price.mapclubPointAmount),
    freight: rupiah(price.freight),
    freightDiscount: rupiah(price.freightDiscount),
    paymentFee: rupiah(price.fee),
    totalAmount: rupiah(price.totalAmount),
  };
}

function deliveryOf({ deliveryType, addressCode, address, service, storeCode, receiver }: CheckoutFields): Delivery {
  const type = nameOfCode(deliveryMethodCodes, deliveryType) ?? "homeDelivery";
  if (type === "storePickup") return { type, storeCode, receiver };
  return { type, addressCode, address: address && addressModel(address), service };
}

const addressModel = (address: NonNullable<CheckoutFields["address"]>): CheckoutAddress => ({
  firstName: address.recipientFirstName,
  lastName: address.recipientLastName,
  mobile: address.recipientMobile,
  email: address.recipientEmail,
  address1: address.address1,
  area: {
    state: address.state,
    stateName: address.stateName,
    city: address.city,
    cityName: address.cityName,
    district: address.district,
    districtName: address.districtName,
  },
  zipCode: address.zipCode,
  company: address.companyName ? { name: address.companyName, taxId: address.taxId } : null,
});

type WireChannel = ChannelFields & { readonly children?: readonly WireChannel[] };

/** A channel with its children; months have their price. */
export const channelModel = (wire: WireChannel): PaymentChannel => ({
  code: wire.code,
  name: wire.installmentAmount === null ? wire.name : `${wire.name} × ${rp(wire.installmentAmount)}`,
  imageUrl: wire.imageUrl,
  fee: rupiah(wire.fee),
  children: (wire.children ?? []).map(channelModel),
});
