import type { RequestContext } from "#kit/graphql/context.ts";
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

/** EN-25: what a promotion gives away or sells along. What is no longer sold is left out. */
export const promotionGiveaways =
  (deps: PromotionDeps) =>
  async ({ promotion }: PromotionOnWire, _args: unknown, context: RequestContext) => {
    const products = productLoader(context, deps);
    const given = promotion.levels.flatMap(({ level, giveaways }) =>
      giveaways.map((giveaway) => ({ level, giveaway })),
    );
    const found = await Promise.all(
      given.map(async ({ level, giveaway }) => {
        const productCode = await products.load(giveaway.skuCode);
        const [card] = productCode === null ? [] : await cardsOf(context, deps, [productCode]);
        return card ? giveawayOnWire(card, level, giveaway) : null;
      }),
    );
    return found.filter((giveaway) => giveaway !== null);
  };

function giveawayOnWire(card: CardOnWire, level: number, { skuCode, number, price }: Giveaway) {
  const sku = card.skuList.find((candidate) => candidate.skuCode === skuCode);
  if (!sku) return null;
  return {
    level,
    skuCode,
    productCode: card.productCode,
    giveawayName: card.productName,
    mediaLink: sku.mediaLinkListWithType.find((media) => media.type === "image")?.url ?? null,
    price,
    productPrice: sku.productPrice,
    giveawayNum: number,
    stock: sku.stock,
  };
}
