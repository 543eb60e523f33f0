import { validatedBySource } from "#kit/graphql/cacheable-resolvers.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type LiveSku, mediaOf } from "#modules/catalogue/server/index.ts";
import type { Giveaway } from "../promotion.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { productsOfSkus } from "../store/goods.ts";
import { type CardOnWire, cardsOf } from "./card-loader.ts";
import type { PromotionOnWire } from "./promotion-wire.ts";

const productLoader = ({ loaders }: RequestContext, { database }: PromotionDeps) =>
  loaders.get<string, string | null>("promotion.productOfSku", async (skuCodes) => {
    const productOf = await productsOfSkus(database.kysely, skuCodes);
    return skuCodes.map((code) => productOf.get(code) ?? null);
  });

/** The goods of giveaways where somebody has read them already, by SKU. */
export type GiveawayGoods = () => Promise<ReadonlyMap<string, LiveSku>>;

type Source = PromotionOnWire & { readonly goods?: GiveawayGoods };

/** EN-25: what a promotion gives away or sells along. What is no longer sold is left out. */
export const promotionGiveaways = (deps: PromotionDeps) =>
  validatedBySource(({ promotion, goods }: Source, _args: unknown, context: RequestContext) => {
    const given = promotion.levels.flatMap(({ level, giveaways }) =>
      giveaways.map((giveaway) => ({ level, giveaway })),
    );
    if (given.length === 0) return [];
    if (goods) return fromGoods(deps, given, goods);
    // Nobody says of what these are made.
    context.validators?.markUncacheable();
    return fromCards(deps, given, context);
  });

type Given = readonly { readonly level: number; readonly giveaway: Giveaway }[];

async function fromGoods({ pictureUrl }: PromotionDeps, given: Given, goods: GiveawayGoods) {
  const held = await goods();
  return given.flatMap(({ level, giveaway: { skuCode, number, price } }) => {
    const found = held.get(skuCode);
    if (!found?.product.onSale) return [];
    const { product, offer, shelf } = found;
    const picture = mediaOf(product, offer).find(({ type }) => type === "image");
    return {
      level,
      skuCode,
      productCode: product.code,
      giveawayName: product.name,
      giveawayVariant: shelf.choices.map(({ value }) => value).join(" · "),
      mediaLink: picture ? pictureUrl(picture.url) : null,
      price,
      productPrice: offer.listPrice,
      giveawayNum: number,
      stock: offer.available,
    };
  });
}

async function fromCards(deps: PromotionDeps, given: Given, context: RequestContext) {
  const products = productLoader(context, deps);
  const found = await Promise.all(
    given.map(async ({ level, giveaway }) => {
      const productCode = await products.load(giveaway.skuCode);
      const [card] = productCode === null ? [] : await cardsOf(context, deps, [productCode]);
      return card ? giveawayOnWire(card, level, giveaway) : null;
    }),
  );
  return found.filter((giveaway) => giveaway !== null);
}

const variantOf = (
  { saleAttributes }: CardOnWire,
  values: readonly { readonly attrCode: string; readonly valueCode: string }[],
): string =>
  saleAttributes
    .flatMap(({ attrCode, attrValue }) => {
      const own = values.find((value) => value.attrCode === attrCode)?.valueCode;
      return attrValue.find(({ valueCode }) => valueCode === own)?.valueName ?? [];
    })
    .join(" · ");

function giveawayOnWire(card: CardOnWire, level: number, { skuCode, number, price }: Giveaway) {
  const sku = card.skuList.find((candidate) => candidate.skuCode === skuCode);
  if (!sku) return null;
  return {
    level,
    skuCode,
    productCode: card.productCode,
    giveawayName: card.productName,
    giveawayVariant: variantOf(card, sku.attributeValues),
    mediaLink: sku.mediaLinkListWithType.find((media) => media.type === "image")?.url ?? null,
    price,
    productPrice: sku.productPrice,
    giveawayNum: number,
    stock: sku.stock,
  };
}
