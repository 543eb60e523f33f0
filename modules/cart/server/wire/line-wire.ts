import type { Locale, Texts } from "#kit/core/locale.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { productSlug } from "#modules/catalogue/contract/product-slug.ts";
import { type LiveSku, mediaOf, ribbonFor } from "#modules/catalogue/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { mostInCart } from "../../contract/add-problem.ts";
import { type LineProblem, lineProblem } from "../../contract/line-problem.ts";
import { type CartLine, isBuyable } from "../cart.ts";
import { goodsNotFound, limitTexts, variantLimit } from "../limit-texts.ts";

type Wording = {
  readonly pictureUrl: (path: string) => string;
  readonly locale: Locale;
};

/** The fields that depend on the catalogue alone, computed once for each version of it. */
const describedOnWire = memoizeByObject(({ product, sku, choices }: LiveSku["catalogueSku"]) => ({
  picture: mediaOf(product, sku).find(({ type }) => type === "image")?.url ?? null,
  fields: {
    skuName: product.name,
    productName: product.name,
    productCode: product.code,
    productSlug: productSlug(product.name),
    brandName: product.brand.name,
    extCode: sku.extCode,
    attribute: choices.map(({ code, name, value }) => ({
      attributeCode: code,
      attributeName: name,
      attributeValueNames: [value],
    })),
  },
}));

/** EN-28: one line of the cart. */
export function lineOnWire(line: CartLine, wording: Wording) {
  const { goods } = line;
  const own = {
    lineId: line.id,
    skuCode: line.skuCode,
    distributionType: deliveryMethodCodes[line.deliveryMethod],
    quantity: line.quantity,
    pwp: line.activityCode !== "",
    disabled: !isBuyable(line),
    problem: problemOf(line, wording.locale),
  };
  return goods ? { ...own, ...goodsOnWire(line, goods, wording) } : { ...own, ...unknownGoods(line) };
}

function goodsOnWire(line: CartLine, { promotions, offer, catalogueSku }: LiveSku, { pictureUrl }: Wording) {
  const { flashSale } = offer;
  const { stock } = line;
  const ribbon = ribbonFor(offer, promotions);
  const { fields, picture } = describedOnWire(catalogueSku);
  return {
    ...fields,
    orgCode: offer.stock.sourceCode,
    mediaLink: picture === null ? null : pictureUrl(picture),
    deliveryDate: flashSale?.shippingTime ?? offer.shipsFrom,
    max: Math.max(0, mostInCart({ stock, purchaseLimit: flashSale?.maxPerUser ?? null }) - line.elsewhere),
    stock,
    limits: flashSale?.maxPerUser ?? null,
    outStock: stock === 0,
    currPrice: offer.currentPrice,
    price: offer.listPrice,
    promotionActivity: ribbon && {
      ribbonImage: ribbon.image,
      ribbonPosition: ribbon.position,
      ribbonText: ribbon.text,
    },
    activityCode: line.activityCode || (flashSale?.activityCode ?? null),
  };
}

const textsOf = (problem: LineProblem): Texts => {
  switch (problem.code) {
    case "OUT_OF_STOCK":
      return limitTexts.OUT_OF_STOCK(problem);
    case "LIMIT_REACHED":
      return limitTexts.LIMIT_REACHED(problem);
    case "PURCHASE_LIMIT":
      return limitTexts.PURCHASE_LIMIT(problem);
    case "VARIANT_LIMIT":
      return variantLimit(problem);
  }
};

/** What the line itself says against its number of pieces at this moment (CA-02). */
function problemOf({ goods, stock, elsewhere, quantity }: CartLine, locale: Locale): string | null {
  if (!goods?.product.onSale) return goodsNotFound[locale] || goodsNotFound[fallbackLocale];
  const problem = lineProblem({ stock, purchaseLimit: goods.offer.flashSale?.maxPerUser ?? null }, elsewhere, quantity);
  if (problem === null) return null;
  const texts = textsOf(problem);
  return texts[locale] || texts[fallbackLocale];
}

/** What is left to say about goods nobody knows any more. */
const unknownGoods = ({ skuCode, activityCode }: CartLine) => ({
  skuName: skuCode,
  productName: skuCode,
  productCode: "",
  productSlug: "",
  brandName: "",
  extCode: "",
  orgCode: "",
  mediaLink: null,
  deliveryDate: null,
  attribute: [],
  max: 0,
  stock: 0,
  limits: null,
  outStock: true,
  currPrice: 0,
  price: 0,
  promotionActivity: null,
  activityCode: activityCode || null,
});
