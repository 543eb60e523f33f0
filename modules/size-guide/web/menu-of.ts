import type { SizeGuideCategory } from "../contract/size-guide-menu.ts";
import type { SizeGuideEntry } from "./size-guide.graphql.gen.ts";

type WireEntry = SizeGuideEntry & { categoryList?: readonly WireEntry[] };

/** The menu as the API sends it, three levels deep; the deepest has nothing below it. */
export const menuOf = (entries: readonly WireEntry[]): SizeGuideCategory[] =>
  entries.map(({ categoryCode, categoryName, categoryList = [], sizeGuideBrandObjects }) => ({
    categoryCode,
    categoryName,
    categoryList: menuOf(categoryList),
    sizeGuideBrandObjects,
  }));
