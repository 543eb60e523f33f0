import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import type { EntryStates } from "../../contract/site/site-state.ts";
import type { SiteTextKey } from "./site-text.ts";

type T = Translate<SiteTextKey>;

/** Names that are the same in every language. */
const networkNames: Readonly<Record<string, string>> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  facebook: "Facebook",
  whatsapp: "WhatsApp",
};

/** The name of an entry in the language of the screen, or in another one. */
export function entryName(t: T, entries: EntryStates | undefined, id: string, locale: Locale): string {
  const names = entries?.[id]?.name ?? {};
  return names[locale] ?? Object.values(names)[0] ?? t("entry_without_name");
}

/** The name of a field in summaries, conflicts and the history: "“Toys” · Name · English". */
export function siteFieldLabel(t: T, entries: EntryStates | undefined, locale: Locale, path: string): string {
  const [group = "", id = "", field = "", language] = path.split("/");
  if (group === "live") return t("publishing");
  if (group === "social") return networkNames[id] ?? t("social");
  if (group !== "entries") return joined(fieldName(t, group), languageNames[id as Locale]);
  if (id === "") return t("entries");
  const name = field === "name" ? t("field_entry_name") : field === "" ? undefined : fieldName(t, field);
  return joined(`“${entryName(t, entries, id, locale)}”`, name, languageNames[language as Locale]);
}

const joined = (...words: readonly (string | undefined)[]) =>
  words.filter((word) => word !== undefined && word !== "").join(" · ");

function fieldName(t: T, field: string): string {
  const key = `field_${field}` as SiteTextKey;
  const name = t(key);
  return name === key ? field : name;
}
