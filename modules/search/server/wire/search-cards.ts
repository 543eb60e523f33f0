import { sql } from "kysely";
import { noTaggedValues } from "#kit/cache/tagged-values.ts";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { batchFragments } from "#kit/postgres/query-fragment.ts";
import {
  cardOnWire,
  productCards,
  productValidators,
  shownForAMoment,
  skusOf,
} from "#modules/catalogue/server/index.ts";
import { textIn } from "../listing/group-book.ts";
import type { Copy } from "../memory/search-memory.ts";
import type { SearchDeps } from "../search-deps.ts";

export type CardOnWire = ReturnType<typeof cardOnWire>;

/** The cards of these products in their order: at most one statement, however many there are. */
export async function searchCards(deps: SearchDeps, codes: readonly string[], locale: Locale): Promise<CardOnWire[]> {
  const { kept = noTaggedValues, pictureUrl } = deps;
  const { names } = await deps.memory.copy();
  const cards = await kept.many(`card ${locale}`, codes, shownForAMoment, async (missing) => {
    const wording = { attributes: attributeNames(names, locale), pictureUrl };
    const read = await productCards(deps, missing, locale);
    return new Map(read.map((card) => [card.code, cardOnWire(card, wording)]));
  });
  return codes.flatMap((code) => cards.get(code) ?? []);
}

/** The same, all of them anew, with their validator; still one statement. */
export function validatedCards(deps: SearchDeps) {
  const validators = productValidators(deps);
  return async (
    codes: readonly string[],
    locale: Locale,
  ): Promise<{ cards: CardOnWire[]; validator: CacheValidator }> => {
    const { names } = await deps.memory.copy();
    const { database, campaigns, pictureUrl } = deps;
    const at = deps.clock.now();
    const read = batchFragments(database.kysely);
    // Both reads are batched into one statement.
    const [found, fingerprint] = await Promise.all([
      productCards({ database, campaigns, clock: { now: () => at } }, codes, locale, read),
      read(validators.fragment(sql`${codes}::text[]`, at)),
    ]);
    const wording = { attributes: attributeNames(names, locale), pictureUrl };
    return {
      cards: found.map((card) => cardOnWire(card, wording)),
      validator: validators.validator(fingerprint, skusOf(found)),
    };
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
