import type { RequestContext } from "#kit/graphql/context.ts";
import { shopMoreProducts } from "../../contract/constants.ts";
import type { PromotionDeps } from "../promotion-deps.ts";
import { productsOfActivities } from "../store/activity-products.ts";
import { type CardOnWire, cardsOf } from "./card-loader.ts";
import type { PromotionOnWire } from "./promotion-wire.ts";

const firstProducts = ({ loaders }: RequestContext, { database, clock }: PromotionDeps) =>
  loaders.get<string, readonly string[]>("promotion.products", async (codes) => {
    const window = { offset: 0, limit: shopMoreProducts };
    const lists = await productsOfActivities(database.kysely, codes, clock.now(), window);
    const byCode = new Map(lists.map((list) => [list.activityCode, list.productCodes]));
    return codes.map((code) => byCode.get(code) ?? []);
  });

/** The first products of a promotion, for the shop-more bar. */
export const promotionProducts =
  (deps: PromotionDeps) =>
  async (source: PromotionOnWire, _args: unknown, context: RequestContext): Promise<CardOnWire[]> =>
    cardsOf(context, deps, await firstProducts(context, deps).load(source.activityCode));
