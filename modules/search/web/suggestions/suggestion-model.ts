import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import type { SuggestionsResult } from "./suggestions.graphql.gen.ts";

/** One line below the search box: words to search for, a place to go to, or a product. */
export type Suggestion = { readonly to: string; readonly label: string; readonly card?: CardModel };
export type SectionKind = "recent_searches" | "suggestions" | "categories" | "brands" | "products";
export type Section = { readonly kind: SectionKind; readonly lines: readonly Suggestion[] };

/** Where searching for words leads; null for words that are none. */
export type TargetOf = (words: string) => string | null;

export const shortestWords = 2;

const wordLines = (words: readonly string[], targetOf: TargetOf): Suggestion[] =>
  words.flatMap((label) => {
    const to = targetOf(label);
    return to === null ? [] : [{ to, label }];
  });

const placeLines = (places: readonly { name: string; path: string }[]): Suggestion[] =>
  places.map(({ name, path }) => ({ to: path, label: name }));

const filled = (sections: readonly Section[]): readonly Section[] => sections.filter(({ lines }) => lines.length > 0);

export const recentSections = (recent: readonly string[], targetOf: TargetOf): readonly Section[] =>
  filled([{ kind: "recent_searches", lines: wordLines(recent, targetOf) }]);

export function suggestionSections(
  found: SuggestionsResult["querySuggestions"],
  targetOf: TargetOf,
): readonly Section[] {
  return filled([
    { kind: "suggestions", lines: wordLines(found.keywords, targetOf) },
    { kind: "categories", lines: placeLines(found.categories) },
    { kind: "brands", lines: placeLines(found.brands) },
    {
      kind: "products",
      lines: found.productList.map(cardModel).map((card) => ({ to: card.path, label: card.name, card })),
    },
  ]);
}
