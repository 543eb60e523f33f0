import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { cardOnWire } from "#modules/catalogue/server/index.ts";
import type { SearchDeps } from "../search-deps.ts";

export type CardOnWire = ReturnType<typeof cardOnWire>;

type CardDeps = Pick<SearchDeps, "database" | "products" | "pictureUrl">;

/** The cards of these products in their order. */
export async function searchCards(
  { database, products, pictureUrl }: CardDeps,
  codes: readonly string[],
  locale: Locale,
): Promise<CardOnWire[]> {
  const { cards, attributes } = await products.cards(database.kysely, codes, locale);
  return cards.map((card) => cardOnWire(card, { attributes, pictureUrl }));
}

/** The same with their validator. */
export async function validatedCards(
  { database, products, pictureUrl }: CardDeps,
  codes: readonly string[],
  locale: Locale,
): Promise<{ cards: CardOnWire[]; validator: CacheValidator }> {
  const { cards, attributes, validator } = await products.validatedCards(database.kysely, codes, locale);
  return { cards: cards.map((card) => cardOnWire(card, { attributes, pictureUrl })), validator };
}
