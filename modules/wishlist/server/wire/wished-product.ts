import type { RequestContext } from "#kit/graphql/context.ts";
import { cardOnWire, productCards, readAttributes } from "#modules/catalogue/server/index.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

type CardOnWire = ReturnType<typeof cardOnWire>;

/** The products of a list's wishes, read together; null for what is not sold. */
export const wishedProduct =
  ({ database, clock, campaigns, pictureUrl }: WishlistDeps) =>
  (source: { productCode: string }, _args: unknown, { loaders, locale }: RequestContext): Promise<CardOnWire | null> =>
    loaders
      .get<string, CardOnWire | null>("wishlist.card", async (codes) => {
        const [cards, attributes] = await Promise.all([
          productCards({ database, campaigns, clock }, codes, locale),
          readAttributes(database.kysely, locale),
        ]);
        const byCode = new Map(cards.map((card) => [card.code, cardOnWire(card, { attributes, pictureUrl })]));
        return codes.map((code) => byCode.get(code) ?? null);
      })
      .load(source.productCode);
