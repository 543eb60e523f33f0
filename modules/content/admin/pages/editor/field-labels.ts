import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { type ColumnKind, inOrder, type PageState } from "../../../contract/page/page-state.ts";
import type { PagesTextKey } from "../pages-text.ts";

type T = Translate<PagesTextKey>;

const isKey = (t: T, key: string): key is PagesTextKey => t(key as PagesTextKey) !== key;

/** The label of a column's field, such as `from/category`. */
const fieldName = (t: T, field: string): string => {
  const key = `field_${field.replaceAll("/", "_")}`;
  return isKey(t, key) ? t(key as PagesTextKey) : field;
};

/** The label of a column: its kind, and its title or first words if it has any. */
export function columnName(t: T, state: PageState, device: "pc" | "h5", id: string, locale: Locale): string {
  const column = state[device]?.[id];
  if (!column) return id;
  const titles = [column.title, inOrder(column.items)[0]?.[1].title, column.html];
  const title = titles.map((texts) => firstWords(textIn(texts, locale))).find((text) => text !== "");
  return title ? `${t(`kind_${column.kind}`)} “${title}”` : t(`kind_${column.kind}`);
}

/** A text in the editor's language, or in any other. */
function textIn(texts: unknown, locale: Locale): string {
  const all = (texts ?? {}) as Readonly<Partial<Record<Locale, string>>>;
  return all[locale] ?? Object.values(all).find((text) => text !== undefined) ?? "";
}

const longestName = 40;

/** The beginning of a text without its HTML tags. */
function firstWords(text: string): string {
  const words = text
    .replaceAll(/<[^>]*>|&nbsp;/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return words.length <= longestName ? words : `${words.slice(0, longestName).trimEnd()}…`;
}

/** The name of a banner or slide with its title behind it. */
export function withTitle(name: string, titles: unknown, locale: Locale): string {
  const title = textIn(titles, locale);
  return title === "" ? name : `${name} “${title}”`;
}

/** The label of a banner or slide: its place in the column. */
export const itemNumber = (t: T, kind: ColumnKind | undefined, place: number): string =>
  t(kind === "slider" ? "slide_number" : "item_number", { place });

/** The label of a field in summaries, conflicts and the history: "Desktop · Slider “News” · Title · English". */
export function pageFieldLabel(t: T, state: PageState, locale: Locale, path: string): string {
  const [group = "", id, ...rest] = path.split("/");
  if (group === "") return t("field_path");
  if (group === "live") return t("publishing");
  if (group === "name") return t("field_name");
  const language = languageNames[rest.at(-1) as Locale] ?? languageNames[id as Locale];
  if (group === "seo")
    return [t("search_engines"), id && fieldName(t, `seo_${id}`), language].filter(Boolean).join(" · ");
  if (group !== "pc" && group !== "h5") return path;
  const fields = language ? rest.slice(0, -1) : rest;
  const isItem = fields[0] === "items" && fields.length > 1;
  const place = isItem ? inOrder(state[group]?.[id ?? ""]?.items).findIndex(([one]) => one === fields[1]) + 1 : 0;
  const field = isItem ? fields.slice(2).join("/") : fields.join("/");
  return [
    t(group),
    id === undefined ? undefined : columnName(t, state, group, id, locale),
    isItem ? itemNumber(t, state[group]?.[id ?? ""]?.kind, place) : undefined,
    field === "" ? undefined : fieldName(t, field),
    language,
  ]
    .filter(Boolean)
    .join(" · ");
}
