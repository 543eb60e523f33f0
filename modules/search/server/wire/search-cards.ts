import { sql } from "kysely";
import { keepNothing } from "#kit/core/kept-values.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Stamp } from "#kit/graphql/stamps.ts";
import { gatherParts } from "#kit/postgres/statement-part.ts";
import { cardOnWire, productCards, productStamps, shownForAMoment, skusOf } from "#modules/catalogue/server/index.ts";
import { textIn } from "../listing/group-book.ts";
import type { Copy } from "../memory/search-memory.ts";
import type { SearchDeps } from "../search-deps.ts";

export type CardOnWire = ReturnType<typeof cardOnWire>;

/** The cards of these products in their order: at most one statement, however many there are. */
export async function searchCards(deps: SearchDeps, codes: readonly string[], locale: Locale): Promise<CardOnWire[]> {
  const { kept = keepNothing, pictureUrl } = deps;
  const { names } = await deps.memory.copy();
  const cards = await kept.many(`card ${locale}`, codes, shownForAMoment, async (missing) => {
    const wording = { attributes: attributeNames(names, locale), pictureUrl };
    const read = await productCards(deps, missing, locale);
    return new Map(read.map((card) => [card.code, cardOnWire(card, wording)]));
  });
  return codes.flatMap((code) => cards.get(code) ?? []);
}

/** The same, all of them anew, and what they were made of; still one statement. */
export function stampedCards(deps: SearchDeps) {
  const stamps = productStamps(deps);
  return async (codes: readonly string[], locale: Locale): Promise<{ cards: CardOnWire[]; stamp: Stamp }> => {
    const { names } = await deps.memory.copy();
    const { database, campaigns, pictureUrl } = deps;
    const at = deps.clock.now();
    const read = gatherParts(database.kysely);
    // Asked for in the same breath, which makes one statement of them.
    const [found, words] = await Promise.all([
      productCards({ database, campaigns, clock: { now: () => at } }, codes, locale, read),
      read(stamps.part(sql`${codes}::text[]`, at)),
    ]);
    const wording = { attributes: attributeNames(names, locale), pictureUrl };
    return { cards: found.map((card) => cardOnWire(card, wording)), stamp: stamps.stamp(words, skusOf(found)) };
  };
}

type Attributes = Parameters<typeof cardOnWire>[1]["attributes"];
const kept = new WeakMap<Copy["names"], Map<Locale, Attributes>>();

/** Sizes and colours by name, from memory; the same list until a name changes. */
function attributeNames(names: Copy["names"], locale: Locale): Attributes {
  const byLocale = kept.get(names) ?? new Map<Locale, Attributes>();
  kept.set(names, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const attributes = names.attributes.map(({ code, names: texts }) => ({
    code,
    name: textIn(texts, locale),
    values: Object.fromEntries(
      names.values
        .filter((value) => value.attributeCode === code)
        .map((value) => [value.code, { name: textIn(value.names, locale), swatch: value.swatch }]),
    ),
  }));
  byLocale.set(locale, attributes);
  return attributes;
}
