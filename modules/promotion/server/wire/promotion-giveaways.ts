import { validatedBySource } from "#kit/graphql/cacheable-resolvers.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { type LiveSku, mediaOf } from "#modules/catalogue/server/index.ts";
import type { Giveaway } from "../promotion.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import type { PromotionOnWire } from "./promotion-wire.ts";

/** The SKUs of giveaways by code, if the parent resolver has already read them. */
export type GiveawaySkus = () => Promise<ReadonlyMap<string, LiveSku>>;

type Source = PromotionOnWire & { readonly giveawaySkus?: GiveawaySkus };

/** EN-25: the gifts and add-on offers of a promotion. Products that are no longer on sale are left out. */
export const promotionGiveaways = (deps: PromotionDeps) =>
  validatedBySource(async ({ promotion, giveawaySkus }: Source, _args: unknown, context: RequestContext) => {
    const giveaways = promotion.levels.flatMap(({ level, giveaways: own }) =>
      own.map((giveaway) => ({ level, giveaway })),
    );
    if (giveaways.length === 0) return [];
    // The parent's validator covers only what the parent has read.
    if (!giveawaySkus) context.validators?.markUncacheable();
    const skus = giveawaySkus ? await giveawaySkus() : await loadSkus(context, deps, giveaways);
    return giveaways.flatMap(({ level, giveaway }) => {
      const sku = skus.get(giveaway.skuCode);
      return sku?.product.onSale ? [giveawayOnWire(deps, sku, level, giveaway)] : [];
    });
  });

type LevelGiveaways = readonly { readonly giveaway: Giveaway }[];

/** Batched for the whole request. */
async function loadSkus({ loaders, locale }: RequestContext, deps: PromotionDeps, giveaways: LevelGiveaways) {
  const loader = loaders.get<string, LiveSku | null>("promotion.giveawaySku", async (codes) => {
    const skus = await deps.products.liveBySku(deps.database.kysely, codes, locale);
    return codes.map((code) => skus.get(code) ?? null);
  });
  const skus = await Promise.all(giveaways.map(({ giveaway: { skuCode } }) => loader.load(skuCode)));
  return new Map(skus.flatMap((sku) => (sku ? [[sku.offer.code, sku] as const] : [])));
}

function giveawayOnWire(
  { pictureUrl }: PromotionDeps,
  { product, offer, catalogueSku }: LiveSku,
  level: number,
  { skuCode, number, price }: Giveaway,
) {
  const picture = mediaOf(product, offer).find(({ type }) => type === "image");
  return {
    level,
    skuCode,
    productCode: product.code,
    giveawayName: product.name,
    giveawayVariant: catalogueSku.choices.map(({ value }) => value).join(" · "),
    mediaLink: picture ? pictureUrl(picture.url) : null,
    price,
    productPrice: offer.listPrice,
    giveawayNum: number,
    stock: offer.available,
  };
}
