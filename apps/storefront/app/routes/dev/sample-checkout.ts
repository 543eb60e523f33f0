import { rupiah } from "#kit/core/rupiah.ts";
import type { CheckoutLine, CheckoutView } from "#modules/checkout/contract/checkout-view.ts";
import type { PaymentChannel } from "#modules/checkout/contract/payment-channel.ts";

const channel = (code: string, name: string, children: readonly PaymentChannel[] = [], fee = 0): PaymentChannel => ({
  code,
  name,
  imageUrl: null,
  fee: rupiah(fee),
  children,
});

/** Payment channels with invented banks. */
export const sampleChannels: readonly PaymentChannel[] = [
  channel("va", "Virtual Account", [channel("va_a", "Bank Aren"), channel("va_b", "Bank Bahari", [], 4_000)]),
  channel("instalment", "Instalment", [
    channel(
      "inst_a",
      "Bank Aren",
      [3, 6, 12].map((months) => channel(`inst_a_${months}`, `${months} × 0%`)),
    ),
  ]),
  channel("cod", "Pay at the door"),
];

const line = (changes: Partial<CheckoutLine> & Pick<CheckoutLine, "lineId" | "name">): CheckoutLine => ({
  skuCode: changes.lineId,
  productCode: changes.lineId,
  variant: "",
  picture: null,
  quantity: 1,
  unitPrice: rupiah(409_000),
  usualPrice: rupiah(499_000),
  amount: rupiah((changes.unitPrice ?? 409_000) * (changes.quantity ?? 1)),
  isGift: false,
  isPreorder: false,
  release: null,
  problem: null,
  ...changes,
});
const crane = line({ lineId: "1", name: "Harbour crane, 612 pieces", variant: "Red", quantity: 2 });
const ball = line({
  lineId: "2",
  name: "Futsal ball",
  variant: "Sea, 4",
  unitPrice: rupiah(185_000),
  isPreorder: true,
  release: { day: "2026-12-15", from: "2026-12-18", to: "2026-12-24" },
});
const bag = line({ lineId: "3", name: "Canvas bag", isGift: true, unitPrice: rupiah(0) });

/** A checkout with one of everything. */
export const sampleCheckout: CheckoutView = {
  checkoutId: "sample",
  expiresAt: "2026-11-20T03:30:00Z",
  isGuest: true,
  lines: [crane, ball, bag],
  delivery: { type: "homeDelivery", addressCode: null, address: null, service: "JNE:REG" },
  billing: null,
  deliveryOffers: [
    { service: "JNE:REG", name: "JNE REG", price: rupiah(18_000), days: [2, 4] },
    { service: "JNE:YES", name: "JNE YES", price: rupiah(32_000), days: [1, 1] },
  ],
  pickupOffers: [
    { storeCode: "JKT01", name: "Bata & Bola Senayan", address1: "Jalan Asia Afrika 8, Jakarta" },
    { storeCode: "BDG01", name: "Bata & Bola Dago", address1: "Jalan Ir. H. Juanda 61, Bandung" },
  ],
  channelCode: null,
  coupon: null,
  usesPoints: true,
  supportsCod: false,
  discounts: [
    {
      promotionCode: "TIER",
      name: "Rp50.000 off from Rp750.000",
      lineId: "1",
      counted: "inOrder",
      amount: rupiah(50_000),
    },
    { promotionCode: "ITEM", name: "10% off balls", lineId: "2", counted: "inLines", amount: rupiah(18_500) },
  ],
  totals: {
    productAmount: rupiah(1_003_000),
    promotionDiscount: rupiah(68_500),
    couponDiscount: rupiah(25_000),
    pointsUsed: 120,
    pointsAmount: rupiah(12_000),
    freight: rupiah(18_000),
    freightDiscount: rupiah(18_000),
    paymentFee: rupiah(4_000),
    totalAmount: rupiah(901_500),
  },
  clubMobile: null,
  earnPoints: 40,
  orderCount: 2,
};

/** The same checkout after other shoppers have bought. */
export const sampleCheckoutLater: CheckoutView = {
  ...sampleCheckout,
  lines: [{ ...crane, quantity: 1, unitPrice: rupiah(449_000) }, bag],
  totals: { ...sampleCheckout.totals, totalAmount: rupiah(353_500) },
};
