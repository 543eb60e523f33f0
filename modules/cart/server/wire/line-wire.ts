import type { Locale, Texts } from "#kit/core/locale.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { productSlug } from "#modules/catalogue/contract/product-slug.ts";
import { type LiveSku, mediaOf, ribbonFor } from "#modules/catalogue/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { mostInCart } from "../../contract/add-problem.ts";
import { type LineProblem, lineProblem } from "../../contract/line-problem.ts";
import { type CartLine, isBuyable } from "../cart.ts";
import { limitTexts, productNotFound, variantLimit } from "../limit-texts.ts";
import { productLimitProblem } from "../product-limit.ts";

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
  const { sku } = line;
  const own = {
    lineId: line.id,
    skuCode: line.skuCode,
    distributionType: deliveryMethodCodes[line.deliveryMethod],
    quantity: line.quantity,
    pwp: line.activityCode !== "",
    disabled: !isBuyable(line),
    problem: problemOf(line, wording.locale),
  };
  return sku ? { ...own, ...skuFields(line, sku, wording) } : { ...own, ...fieldsOfUnknownSku(line) };
}

const smaller = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

function skuFields(line: CartLine, { product, promotions, offer, catalogueSku }: LiveSku, { pictureUrl }: Wording) {
  const { flashSale } = offer;
  const { stock } = line;
  const ribbon = ribbonFor(offer, promotions, product.ribbon);
  const { fields, picture } = describedOnWire(catalogueSku);
  return {
    ...fields,
    orgCode: offer.stock.sourceCode,
    mediaLink: picture === null ? null : pictureUrl(picture),
    deliveryDate: flashSale?.shippingTime ?? offer.shipsFrom,
    max: Math.max(
      0,
      Math.min(
        mostInCart({ stock, purchaseLimit: flashSale?.maxPerUser ?? null }) - line.elsewhere,
        (product.purchaseLimit ?? Number.POSITIVE_INFINITY) - line.ofProductElsewhere,
      ),
    ),
    stock,
    limits: smaller(flashSale?.maxPerUser ?? null, product.purchaseLimit),
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

/** Why the line's quantity is not allowed now (CA-02). */
function problemOf({ sku, stock, elsewhere, ofProductElsewhere, quantity }: CartLine, locale: Locale): string | null {
  if (!sku?.product.onSale) return productNotFound[locale] || productNotFound[fallbackLocale];
  const problem =
    lineProblem({ stock, purchaseLimit: sku.offer.flashSale?.maxPerUser ?? null }, elsewhere, quantity) ??
    productLimitProblem({ limit: sku.product.purchaseLimit }, ofProductElsewhere, quantity);
  if (problem === null) return null;
  const texts = textsOf(problem);
  return texts[locale] || texts[fallbackLocale];
}

/** The fields of a line whose SKU is no longer known. */
const fieldsOfUnknownSku = ({ skuCode, activityCode }: CartLine) => ({
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
