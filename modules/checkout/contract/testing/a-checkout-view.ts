import { rupiah } from "#kit/core/rupiah.ts";
import type { CheckoutLine, CheckoutView } from "../checkout-view.ts";

export const aCheckoutLine = (changes: Partial<CheckoutLine> = {}): CheckoutLine => ({
  lineId: "1",
  skuCode: "LKH1003-1",
  productCode: "LKH1003",
  name: "Harbour crane",
  variant: "Red",
  picture: null,
  quantity: 1,
  unitPrice: rupiah(409_000),
  usualPrice: rupiah(499_000),
  amount: rupiah(409_000),
  isGift: false,
  isPreorder: false,
  release: null,
  problem: null,
  ...changes,
});

/** A guest's checkout that is half filled in. */
export const aCheckoutView = (changes: Partial<CheckoutView> = {}): CheckoutView => ({
  checkoutId: "c1",
  expiresAt: "2026-11-20T03:30:00Z",
  isGuest: true,
  lines: [aCheckoutLine()],
  delivery: { type: "homeDelivery", addressCode: null, address: null, service: null },
  billing: null,
  deliveryOffers: [
    { service: "JNE:REG", name: "JNE REG", price: rupiah(18_000), days: [2, 4] },
    { service: "JNE:YES", name: "JNE YES", price: rupiah(32_000), days: [1, 1] },
  ],
  pickupOffers: [{ storeCode: "JKT01", name: "Bata & Bola Senayan", address1: "Jalan Asia Afrika 8, Jakarta" }],
  channelCode: null,
  coupon: null,
  usesPoints: false,
  clubMobile: null,
  supportsCod: true,
  discounts: [],
  totals: {
    productAmount: rupiah(409_000),
    promotionDiscount: rupiah(0),
    couponDiscount: rupiah(0),
    pointsUsed: 0,
    pointsAmount: rupiah(0),
    freight: rupiah(18_000),
    freightDiscount: rupiah(0),
    paymentFee: rupiah(0),
    totalAmount: rupiah(427_000),
  },
  orderCount: 1,
  earnPoints: 40,
  ...changes,
});
