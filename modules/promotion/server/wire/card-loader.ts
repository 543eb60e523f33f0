import type { RequestContext } from "#kit/graphql/context.ts";
import { cardOnWire } from "#modules/catalogue/server/index.ts";
import type { PromotionDeps } from "../promotion-deps.ts";

export type CardOnWire = ReturnType<typeof cardOnWire>;

/** Product cards, batched for the whole request; null for a product that is not on sale. */
const cardLoader = ({ loaders, locale }: RequestContext, { database, products, pictureUrl }: PromotionDeps) =>
  loaders.get<string, CardOnWire | null>("promotion.card", async (codes) => {
    const { cards, attributes } = await products.cards(database.kysely, codes, locale);
    const byCode = new Map(cards.map((card) => [card.code, cardOnWire(card, { attributes, pictureUrl })]));
    return codes.map((code) => byCode.get(code) ?? null);
  });

/** The cards of these products in the given order, without products that are not on sale. */
export async function cardsOf(
  context: RequestContext,
  deps: PromotionDeps,
  codes: readonly string[],
): Promise<CardOnWire[]> {
  const loader = cardLoader(context, deps);
  const cards = await Promise.all(codes.map((code) => loader.load(code)));
  return cards.filter((card) => card !== null);
}
