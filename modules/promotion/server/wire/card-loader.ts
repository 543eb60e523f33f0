import type { RequestContext } from "#kit/graphql/context.ts";
import { cardOnWire, productCards, readAttributes } from "#modules/catalogue/server/index.ts";
import { promotionCampaigns } from "../promotion-campaigns.ts";
import type { PromotionDeps } from "../promotion-deps.ts";

export type CardOnWire = ReturnType<typeof cardOnWire>;
type AttributeNames = Awaited<ReturnType<typeof readAttributes>>;

/** The names of sizes and colours are the same for every card of a request. */
const attributeLoader = ({ loaders, locale }: RequestContext, { database }: PromotionDeps) =>
  loaders.get<"all", AttributeNames>("promotion.attributes", async () => [
    await readAttributes(database.kysely, locale),
  ]);

/** The cards of products, read together for the whole request; null for what is not sold. */
const cardLoader = (context: RequestContext, deps: PromotionDeps) =>
  context.loaders.get<string, CardOnWire | null>("promotion.card", async (codes) => {
    const { database, clock, pictureUrl } = deps;
    const [cards, attributes] = await Promise.all([
      productCards({ database, campaigns: promotionCampaigns, clock }, codes, context.locale),
      attributeLoader(context, deps).load("all"),
    ]);
    const byCode = new Map(cards.map((card) => [card.code, cardOnWire(card, { attributes, pictureUrl })]));
    return codes.map((code) => byCode.get(code) ?? null);
  });

/** The cards of these products in their order, without what is not sold. */
export async function cardsOf(
  context: RequestContext,
  deps: PromotionDeps,
  codes: readonly string[],
): Promise<CardOnWire[]> {
  const loader = cardLoader(context, deps);
  const cards = await Promise.all(codes.map((code) => loader.load(code)));
  return cards.filter((card) => card !== null);
}
