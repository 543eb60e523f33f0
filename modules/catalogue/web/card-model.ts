import { productPath } from "../contract/product-slug.ts";
import { skuQuery } from "./product/sku-query.ts";
import type { ProductCardFields } from "./product-card.graphql.gen.ts";

/** What a card shows, and no more: a page with forty of them is sent to telephones. */
export type CardModel = {
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly brand: string;
  readonly image: string | null;
  readonly price: number;
  /** It is the lowest of several. */
  readonly priceVaries: boolean;
  readonly before: number | null;
  readonly ribbon: { readonly text: string; readonly image: string | null; readonly position: string } | null;
  readonly soldOut: boolean;
  readonly preOrder: boolean;
  /** The colours it comes in, when there are several. */
  readonly swatches: readonly { readonly name: string; readonly colour: string }[];
};

/** Sold out when every SKU has as many sold as it was given (B§2). */
export const isSoldOut = (skus: readonly { channelSale: { qty: number; soldQty: number } }[]): boolean =>
  skus.every(({ channelSale }) => channelSale.soldQty >= channelSale.qty);

/** The page must open with the SKU whose price the card shows, also when that is sold out. */
const queryOf = ({ skuCode, skuList }: ProductCardFields): string =>
  skuCode === null ? "" : skuQuery({ code: skuCode, stock: isSoldOut(skuList) ? 0 : 1 });

export function cardModel(card: ProductCardFields): CardModel {
  const colours = card.saleAttributes.find(({ attrCode }) => attrCode === "s_color")?.attrValue ?? [];
  const { ribbonInfo: ribbon } = card;
  return {
    code: card.productCode,
    name: card.productName,
    path: productPath(card.productName, card.productCode) + queryOf(card),
    brand: card.brand.brandName,
    image: card.mediaLinkList[0] ?? null,
    price: card.salePrice,
    priceVaries: card.priceVaries,
    before: card.productPrice > card.salePrice ? card.productPrice : null,
    ribbon: ribbon && { text: ribbon.ribbonText ?? "", image: ribbon.ribbonImage, position: ribbon.ribbonPosition },
    soldOut: isSoldOut(card.skuList),
    preOrder: card.skuList.length > 0 && card.skuList.every(({ shippingTime }) => shippingTime !== null),
    swatches:
      colours.length > 1
        ? colours.flatMap(({ valueName, swatch }) => (swatch ? [{ name: valueName, colour: swatch }] : []))
        : [],
  };
}
