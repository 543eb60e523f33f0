import type { Locale, Texts } from "#kit/core/locale.ts";
import type { DayRange } from "#kit/core/working-days.ts";
import { type CartLine, isBuyable } from "#modules/cart/server/index.ts";
import { type LiveSku, mediaOf } from "#modules/catalogue/server/index.ts";
import type { PricedGift, PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";
import { arrivalWindow } from "#modules/shipping/contract/arrival-window.ts";
import { shipsFromOf } from "../parcels.ts";

export type LineWording = {
  readonly pictureUrl: (path: string) => string;
  readonly locale: Locale;
  readonly now: Date;
  /** How long a pre-order takes once it is released (D-80). */
  readonly deliveryDays: DayRange;
};

const soldOut: Texts = {
  "en-US": "This has just sold out.",
  "id-ID": "Barang ini baru saja habis.",
  "vi-VN": "Sản phẩm này vừa hết hàng.",
  "zh-CN": "该商品刚刚售罄。",
};

const fewerLeft = (left: number): Texts => ({
  "en-US": `Only ${left} left.`,
  "id-ID": `Tinggal ${left}.`,
  "vi-VN": `Chỉ còn ${left}.`,
  "zh-CN": `仅剩 ${left} 件。`,
});

const overLimit = (limit: number): Texts => ({
  "en-US": `One order can have at most ${limit} of this product.`,
  "id-ID": `Satu pesanan paling banyak berisi ${limit} produk ini.`,
  "vi-VN": `Mỗi đơn hàng chỉ được mua tối đa ${limit} sản phẩm này.`,
  "zh-CN": `每个订单最多可购买此商品 ${limit} 件。`,
});

/** One line with its price; `wanted` is the quantity the shopper requested. */
export function lineOnWire(line: CartLine, priced: PricedLine | undefined, wanted: number, wording: LineWording) {
  const { sku, quantity } = line;
  return {
    lineId: line.id,
    skuCode: line.skuCode,
    ...(sku ? productFields(sku, wording) : deletedProduct(line.skuCode)),
    quantity,
    currPrice: priced && quantity > 0 ? Math.round(priced.lineAmount / quantity) : (sku?.offer.currentPrice ?? 0),
    price: sku?.offer.listPrice ?? 0,
    amount: priced?.lineAmount ?? 0,
    isGift: false,
    ...arrivalOf(shipsFromOf(line), wording),
    problem: problemOf(line, wanted, wording.locale),
  };
}

/** Release date and arrival window of a pre-order; empty for products in stock, whose days depend on the courier. */
function arrivalOf(deliveryDate: string | null, { now, deliveryDays: { least, most } }: LineWording) {
  if (deliveryDate === null) return { deliveryDate, arrivesFrom: null, arrivesTo: null };
  const { first, last } = arrivalWindow(now, [least, most], deliveryDate);
  return { deliveryDate, arrivesFrom: first, arrivesTo: last };
}

/** Maps a gift. */
export function giftLine(gift: PricedGift, sku: LiveSku | undefined, wording: LineWording) {
  if (!sku) return [];
  return [
    {
      lineId: `gift ${gift.promotionCode} ${gift.skuCode}`,
      skuCode: gift.skuCode,
      ...productFields(sku, wording),
      quantity: gift.quantity,
      currPrice: 0,
      price: sku.offer.listPrice,
      amount: 0,
      isGift: true,
      deliveryDate: null,
      arrivesFrom: null,
      arrivesTo: null,
      problem: null,
    },
  ];
}

function problemOf(line: CartLine, wanted: number, locale: Locale): string | null {
  const limit = line.sku?.product.purchaseLimit ?? null;
  if (limit !== null && line.quantity < wanted && line.stock >= wanted) return overLimit(limit)[locale];
  if (!isBuyable(line)) return soldOut[locale];
  return line.quantity < wanted ? fewerLeft(line.quantity)[locale] : null;
}

/** Name, variant and picture. */
function productFields({ product, offer, catalogueSku }: LiveSku, { pictureUrl }: LineWording) {
  const picture = mediaOf(product, offer).find((media) => media.type === "image");
  return {
    productCode: product.code,
    productName: product.name,
    variantName: catalogueSku.choices.map(({ value }) => value).join(", "),
    mediaLink: picture ? pictureUrl(picture.url) : null,
  };
}

/** Placeholder for a SKU that no longer exists. */
const deletedProduct = (skuCode: string) => ({
  productCode: "",
  productName: skuCode,
  variantName: "",
  mediaLink: null,
});
