import type { Locale } from "#kit/core/locale.ts";
import type { PageTarget } from "../contract/page/page-target.ts";
import { shopPlaces } from "../contract/page/shop-places.ts";

type Asked = { readonly search: string; readonly codes: readonly string[] | null; readonly locale: Locale };

/** Pages that the engine has itself, by name in the caller's language or path. */
export function findPlaces({ search, codes, locale }: Asked): PageTarget[] {
  const typed = search.toLowerCase();
  return shopPlaces
    .map(({ path, name }): PageTarget => ({ kind: "place", code: path, name: name[locale], path }))
    .filter(({ code, name }) => codes?.includes(code) ?? `${name} ${code}`.toLowerCase().includes(typed));
}
