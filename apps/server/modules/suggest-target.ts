import { productPath } from "#modules/catalogue/contract/product-slug.ts";
import { findProductNames } from "#modules/catalogue/server/index.ts";
import type { SuggestTarget } from "#modules/content/server/index.ts";
import { builtInSearch } from "#modules/search/server/index.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** The words of a path's last part: `/Old/Trail-lantern.html` → `trail lantern`. */
const wordsOf = (path: string): string => {
  const last = path.split("/").at(-1) ?? "";
  const text = URL.canParse(path, "http://shop.invalid") ? decode(last) : last;
  return text
    .replace(/\.html$/, "")
    .replace(/[-_+.]+/g, " ")
    .trim();
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const shortestWords = 3;

/**
 * The category or brand whose address or name the words of a path give, else the one product that has all of them, else the search
 * for them. Nothing is guessed by letters alone: one press makes a suggestion a redirect.
 */
export const suggestTarget =
  (deps: Pick<ShopDeps, "database" | "searchIndex">): SuggestTarget =>
  async (path, locale) => {
    const terms = wordsOf(path);
    if (terms.length < shortestWords) return null;
    const search = builtInSearch({ database: deps.database, index: deps.searchIndex });
    const asked = {
      text: null,
      category: null,
      brand: null,
      chosen: {},
      sort: "RELEVANCE",
      offset: 0,
      limit: 1,
    } as const;
    const listed = await search.list({ ...asked, slug: terms.replaceAll(" ", "-") }, locale);
    if (listed && listed.heading.kind !== "SEARCH") return listed.heading.path;
    const { categories, brands } = await search.suggest(terms, locale);
    const [group] = [...categories, ...brands];
    if (group || !listed) return group?.path ?? null;
    const codes = listed.productCodes;
    if (listed.pageInfo.totalCount !== 1) return listed.heading.path;
    const asNames = { codes, categoryCode: null, search: "", locale, limit: 1 };
    const found = await findProductNames(deps.database.kysely, asNames);
    return found.map(({ code, name }) => productPath(name, code))[0] ?? null;
  };
