import type { RequestContext } from "#kit/graphql/context.ts";
import { cardOnWire } from "#modules/catalogue/server/index.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

type CardOnWire = ReturnType<typeof cardOnWire>;

/** The products of a page of items, batched for the whole request; null for a product that is not on sale. */
export const itemProduct =
  ({ database, products, pictureUrl }: WishlistDeps) =>
  (source: { productCode: string }, _args: unknown, { loaders, locale }: RequestContext): Promise<CardOnWire | null> =>
    loaders
      .get<string, CardOnWire | null>("wishlist.card", async (codes) => {
        const { cards, attributes } = await products.cards(database.kysely, codes, locale);
        const byCode = new Map(cards.map((card) => [card.code, cardOnWire(card, { attributes, pictureUrl })]));
        return codes.map((code) => byCode.get(code) ?? null);
      })
      .load(source.productCode);
