import { asLocale } from "#kit/core/locale.ts";
import { languageNames } from "#modules/admin/web/language-names.ts";

/** The name of a field for summaries and the history, from the names of its screen: "Text (English)". */
export function fieldLabel(path: string, names: Readonly<Record<string, string>>): string {
  const [field = "", language] = path.split("/");
  const name = names[field] ?? field;
  const locale = asLocale(language);
  return locale ? `${name} (${languageNames[locale]})` : name;
}
