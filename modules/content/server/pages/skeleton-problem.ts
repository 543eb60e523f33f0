import { fallbackLocale, type Locale, locales } from "#kit/core/locale.ts";
import { languageNames } from "../../contract/language-names.ts";
import type { PageContents } from "./page-draft.ts";

const named = (locale: Locale) => `${languageNames[locale]} (${locale})`;

/** Every language must have the same columns in the same order; returns the first difference as a sentence, or null. */
export function skeletonProblem(contents: PageContents): string | null {
  const model = contents[fallbackLocale].content.columns;
  for (const locale of locales) {
    const columns = contents[locale].content.columns;
    for (const [place, column] of model.entries()) {
      const other = columns[place];
      const mine = `columns[${place}] is ${column.kind} "${column.id}" in ${named(fallbackLocale)}`;
      if (!other) return `${mine} and missing in ${named(locale)}`;
      if (other.id !== column.id || other.kind !== column.kind) {
        return `${mine} but ${other.kind} "${other.id}" in ${named(locale)}`;
      }
    }
    const extra = columns[model.length];
    if (extra)
      return `columns[${model.length}] is ${extra.kind} "${extra.id}" in ${named(locale)} and missing in ${named(fallbackLocale)}`;
  }
  return null;
}
