import type { SizeGuideCategory } from "../contract/size-guide-menu.ts";
import type { SizeGuideEntry } from "./size-guide.graphql.gen.ts";

type WireEntry = SizeGuideEntry & { categoryList?: readonly WireEntry[] };

/** Maps the reply to a menu; its third level has no children. */
export const menuOf = (entries: readonly WireEntry[]): SizeGuideCategory[] =>
  entries.map(({ categoryCode, categoryName, categoryList = [], sizeGuideBrandObjects }) => ({
    categoryCode,
    categoryName,
    categoryList: menuOf(categoryList),
    sizeGuideBrandObjects,
  }));
