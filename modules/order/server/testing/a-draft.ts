import { rupiah } from "#kit/core/rupiah.ts";
import type { OrderDraft, OrderLineDraft } from "../../contract/order-draft.ts";

/** Two balls of Rp 150.000 with a tenth off. */
export const aLine = (change: Partial<OrderLineDraft> = {}): OrderLineDraft => ({
  skuCode: "BALL-A",
  productCode: "BALL",
  categoryCode: "SPORT",
  barcode: "8990001",
  extCode: "EXT-BALL",
  name: "Ball",
  attributes: [{ code: "colour", name: "Colour", value: "Red" }],
  picture: "products/ball.jpg",
  quantity: 2,
  isGift: false,
  flashSale: null,
  listAmount: rupiah(320_000),
  productAmount: rupiah(300_000),
  promotionDiscount: rupiah(30_000),
  couponDiscount: rupiah(0),
  points: 0,
  pointsAmount: rupiah(0),
  payAmount: rupiah(270_000),
  ...change,
});

/** A guest's home delivery: Rp 270.000 for products, Rp 18.000 for freight. */
export const aDraft = (change: Partial<OrderDraft> = {}): OrderDraft => ({
  owner: "guest:G1",
  paymentReference: "PAY-1",
  deliveryMethod: "homeDelivery",
  sourceCode: "WH01",
  store: null,
  receiver: { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "sari@mail.example" },
  address: {
    type: "2",
    companyName: "",
    taxId: "",
    address1: "Jl. Melati 5",
    state: "31",
    stateName: "DKI Jakarta",
    city: "3174",
    cityName: "Jakarta Selatan",
    district: "317401",
    districtName: "Tebet",
    zip: "12810",
  },
  billing: null,
  service: "JNE:REG",
  days: [2, 4],
  shipsFrom: null,
  lines: [aLine()],
  discounts: [{ promotionCode: "TENTH", name: "A tenth off", step: 2, line: 0, amount: rupiah(30_000) }],
  totals: {
    productAmount: rupiah(300_000),
    promotionDiscount: rupiah(30_000),
    couponDiscount: rupiah(0),
    pointsUsed: 0,
    pointsAmount: rupiah(0),
    freight: rupiah(18_000),
    freightDiscount: rupiah(0),
    fee: rupiah(0),
    totalAmount: rupiah(288_000),
  },
  channelCode: "VA_BCA",
  couponCode: null,
  clubMobile: null,
  isFlashSale: false,
  locale: "en-US",
  ...change,
});

/** The same as a store pickup without freight. */
export const aPickup = (change: Partial<OrderDraft> = {}): OrderDraft =>
  aDraft({
    deliveryMethod: "storePickup",
    sourceCode: "S01",
    store: { code: "S01", name: "Senayan", address1: "Jl. Asia Afrika 8" },
    address: null,
    service: null,
    days: null,
    totals: { ...aDraft().totals, freight: rupiah(0), totalAmount: rupiah(270_000) },
    ...change,
  });
