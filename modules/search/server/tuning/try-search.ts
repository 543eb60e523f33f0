import type { Locale } from "#kit/core/locale.ts";
import { findProductNames } from "#modules/catalogue/server/index.ts";
import { findByTerms } from "../find-by-terms.ts";
import { select } from "../memory-index/select.ts";
import type { SearchAdminDeps } from "../search-admin-deps.ts";
import type { Tuning } from "./tuning.ts";

export type TriedResult = {
  readonly total: number;
  readonly corrected: string | null;
  readonly products: readonly {
    readonly code: string;
    readonly name: string;
    readonly reason: "PINNED" | "BOOSTED" | null;
  }[];
};

const shownProducts = 20;

/** The first products a shopper would see for a text with this tuning. */
export async function trySearch(
  deps: Pick<SearchAdminDeps, "database" | "index">,
  { text, locale, tuning }: { readonly text: string; readonly locale: Locale; readonly tuning: Tuning },
): Promise<TriedResult> {
  const { columns, orders, values } = await deps.index.snapshot();
  const { matches, corrected } = await findByTerms(deps, text, { locale, tuning });
  const { ids, total } = select(columns, orders, values, {
    matches,
    within: [],
    chosen: {},
    sort: "RELEVANCE",
    offset: 0,
    limit: shownProducts,
  });
  const codes = ids.map((id) => columns.code[id] ?? "");
  const found = await findProductNames(deps.database.kysely, {
    codes,
    categoryCode: null,
    search: "",
    locale,
    limit: shownProducts,
  });
  const names = new Map(found.map(({ code, name }) => [code, name]));
  const rule = tuning.ruleFor(text);
  const reasonOf = (code: string) =>
    rule?.pinned.includes(code) ? "PINNED" : rule?.boosted.includes(code) ? "BOOSTED" : null;
  return {
    total,
    corrected,
    products: codes.map((code) => ({ code, name: names.get(code) ?? code, reason: reasonOf(code) })),
  };
}
