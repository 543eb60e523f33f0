import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { inOrder, type PageState } from "../../../contract/page/page-state.ts";
import type { PagesTextKey } from "../pages-text.ts";

type T = Translate<PagesTextKey>;

const isKey = (t: T, key: string): key is PagesTextKey => t(key as PagesTextKey) !== key;

/** The label of a column's field, such as `from/category`. */
const fieldName = (t: T, field: string): string => {
  const key = `field_${field.replaceAll("/", "_")}`;
  return isKey(t, key) ? t(key as PagesTextKey) : field;
};

/** The label of a column: its kind, and its title if it has one. */
export function columnName(t: T, state: PageState, device: "pc" | "h5", id: string, locale: Locale): string {
  const column = state[device]?.[id];
  if (!column) return id;
  const titles = (column.title ?? {}) as Readonly<Partial<Record<Locale, string>>>;
  const title = titles[locale] ?? Object.values(titles)[0];
  return title ? `${t(`kind_${column.kind}`)} “${title}”` : t(`kind_${column.kind}`);
}

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
    isItem ? t("item_number", { place }) : undefined,
    field === "" ? undefined : fieldName(t, field),
    language,
  ]
    .filter(Boolean)
    .join(" · ");
}
