import { type CardModel, cardModel } from "#modules/catalogue/web/card-model.ts";
import type { SuggestionsResult } from "./suggestions.graphql.gen.ts";

/** One line below the search box: a keyword, a category or brand, or a product. */
export type Suggestion = { readonly to: string; readonly label: string; readonly card?: CardModel };
export type SectionKind = "recent_searches" | "suggestions" | "categories" | "brands" | "products";
export type Section = { readonly kind: SectionKind; readonly lines: readonly Suggestion[] };

/** The URL of the search for a keyword; null for a blank one. */
export type TargetOf = (keyword: string) => string | null;

export const minKeywordLength = 2;

const keywordLines = (keywords: readonly string[], targetOf: TargetOf): Suggestion[] =>
  keywords.flatMap((label) => {
    const to = targetOf(label);
    return to === null ? [] : [{ to, label }];
  });

const pageLines = (pages: readonly { name: string; path: string }[]): Suggestion[] =>
  pages.map(({ name, path }) => ({ to: path, label: name }));

const withoutEmpty = (sections: readonly Section[]): readonly Section[] =>
  sections.filter(({ lines }) => lines.length > 0);

export const recentSections = (recent: readonly string[], targetOf: TargetOf): readonly Section[] =>
  withoutEmpty([{ kind: "recent_searches", lines: keywordLines(recent, targetOf) }]);

export function suggestionSections(
  found: SuggestionsResult["querySuggestions"],
  targetOf: TargetOf,
): readonly Section[] {
  return withoutEmpty([
    { kind: "suggestions", lines: keywordLines(found.keywords, targetOf) },
    { kind: "categories", lines: pageLines(found.categories) },
    { kind: "brands", lines: pageLines(found.brands) },
    {
      kind: "products",
      lines: found.productList.map(cardModel).map((card) => ({ to: card.path, label: card.name, card })),
    },
  ]);
}
