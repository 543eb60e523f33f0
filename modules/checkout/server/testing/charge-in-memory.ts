import type { Rupiah } from "#kit/core/rupiah.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { basketInput, type CartLine, joinLines, promotionsOf } from "#modules/cart/server/index.ts";
import { type CatalogueSku, liveSkus } from "#modules/catalogue/server/index.ts";
import type { BuyerKind } from "#modules/promotion/contract/audience.ts";
import type { Basket, GiftStock, PricingCoupon } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import type { PricedBasket, PricingStep } from "#modules/promotion/contract/pricing/priced-basket.ts";
import type { ChargedPurchase, Promotion } from "#modules/promotion/server/index.ts";
import { activeAt } from "#modules/promotion/server/testing/simulation-world.ts";
import { nothingChosen } from "../choices.ts";
import { orderDrafts } from "../order-drafts.ts";
import { planParcels } from "../parcels.ts";
import type { Checkout } from "../read-checkout.ts";

export type Buying = {
  readonly at: Date;
  readonly buyer: BuyerKind;
  readonly buyerKeys: readonly string[];
  readonly cart: readonly { readonly skuCode: string; readonly quantity: number; readonly activityCode: string }[];
  readonly coupon: PricingCoupon | null;
  readonly points: number | null;
  readonly pickup: boolean;
};

/** The active promotions and their remaining units, updated by each purchase. */
export type World = {
  readonly skus: ReadonlyMap<string, CatalogueSku>;
  readonly promotions: readonly Promotion[];
  readonly giftStock: readonly GiftStock[];
  /** Units of flash sales by activity code and SKU code with a space between; bought ones with the buyer's key before them. */
  readonly sold: Map<string, number>;
  readonly bought: Map<string, number>;
  readonly sourceOf: (skuCode: string) => string;
  readonly freightOf: (sourceCode: string) => Rupiah;
};

/** Prices a cart and splits it into orders as `readCheckout` and `orderDrafts` do, without a database. */
export function chargeInMemory(
  world: World,
  { at, buyer, buyerKeys, cart, coupon, points, pickup }: Buying,
): { readonly basket: Basket; readonly priced: PricedBasket; readonly purchase: ChargedPurchase } {
  const sold = [...world.sold].map(([key, units]) => [...key.split(" "), units] as unknown as [string, string, number]);
  const active = activeAt(world.promotions, at, sold);
  const stock = new Map(
    [...world.skus.keys()].map((code) => [
      code,
      { skuCode: code, sourceCode: world.sourceOf(code), quantity: 1_000, sold: 0 },
    ]),
  );
  const method = pickup ? ("storePickup" as const) : ("homeDelivery" as const);
  const requested = cart.map((line, at) => ({
    ...line,
    id: `line-${at}`,
    deliveryMethod: method,
    addedAt: new Date(0),
  }));
  const inStores = new Map([...world.skus.keys()].map((code) => [code, 1_000]));
  const lines = joinLines(requested, liveSkus(world.skus, { stock, promotions: active, at }, "en-US"), inStores);
  const sourceOf = ({ skuCode }: CartLine) => (pickup ? "STORE" : world.sourceOf(skuCode));
  const plans = planParcels(lines, sourceOf);
  const { promotions, missing } = promotionsOf(lines);
  const offers = world.promotions.filter(({ code }) => missing.includes(code));
  const bought = new Map<string, number>();
  for (const [key, units] of world.bought) {
    const [owner = "", ...of] = key.split(" ");
    if (buyerKeys.includes(owner)) bought.set(of.join(" "), Math.max(units, bought.get(of.join(" ")) ?? 0));
  }
  const input = basketInput(lines, {
    buyer,
    promotions: [...promotions, ...offers],
    bought,
    giftStock: [...world.giftStock],
    sourceOf,
  });
  const basket: Basket = {
    ...input.basket,
    coupon,
    parcels: pickup ? [] : plans.map(({ key, sourceCode }) => ({ parcel: key, freight: world.freightOf(sourceCode) })),
    points: points === null ? null : { balance: points, worth: rupiah(100) },
  };
  const priced = priceBasket(basket);
  const person = { firstName: "Ana", lastName: "Wijaya", mobile: "+62812", email: "ana@mail.example" };
  // Only what splitting a checkout into orders reads.
  const checkout = {
    session: { choices: { ...nothingChosen, deliveryMethod: method, receiver: person } },
    destination: pickup ? null : { ...person, address1: "", zip: "" },
    store: pickup ? { code: "STORE", name: "Store", address1: "", latitude: null, longitude: null } : null,
    billing: null,
    freight: pickup ? null : { courierCode: "JNE", serviceCode: "REG", days: [1, 2] },
    coupon: coupon && { ...coupon, name: coupon.code },
    channel: null,
    promotions: input.promotions,
    plans,
    basket,
    priced,
  } as unknown as Checkout;
  const gifts = liveSkus(world.skus, { stock, promotions: active, at }, "en-US");
  const drafts = orderDrafts(checkout, {
    owner: "guest:1",
    paymentReference: "1",
    email: person.email,
    gifts,
    locale: "en-US",
    deliveryDays: { least: 1, most: 2 },
  });
  for (const { lines: own } of drafts) {
    for (const { skuCode, flashSale } of own) {
      if (!flashSale) continue;
      const key = `${flashSale.activityCode} ${skuCode}`;
      world.sold.set(key, (world.sold.get(key) ?? 0) + flashSale.units);
      for (const owner of buyerKeys)
        world.bought.set(`${owner} ${key}`, (world.bought.get(`${owner} ${key}`) ?? 0) + flashSale.units);
    }
  }
  const purchase = {
    placedAt: at,
    couponCode: coupon?.code ?? null,
    buyerKeys,
    buyers: [buyer],
    pointWorth: 100,
    orders: drafts.map(({ totals, ...draft }, number) => ({
      code: `BB${number}`,
      parcel: plans[number]?.key ?? "",
      sourceCode: draft.sourceCode,
      sentHome: !pickup,
      shipsFrom: draft.shipsFrom,
      freight: totals.freight,
      pointsUsed: totals.pointsUsed,
      pointsAmount: totals.pointsAmount,
      payAmount: totals.totalAmount,
      lines: draft.lines.map(({ points: pointsUsed, ...line }) => ({ ...line, pointsUsed })),
      discounts: draft.discounts.map((discount) => ({ ...discount, step: discount.step as PricingStep })),
    })),
  };
  return { basket, priced, purchase };
}
