import type { SizeGuideCategory } from "../contract/size-guide-menu.ts";
import type { MenuRow } from "./store/menu.ts";

/** The menu as a tree, without entries that have no chart below them. */
export function sizeMenu(rows: readonly MenuRow[], parentCode: string | null = null): SizeGuideCategory[] {
  return rows
    .filter((row) => row.parentCode === parentCode)
    .map((row) => ({
      categoryCode: row.code,
      categoryName: row.name,
      categoryList: sizeMenu(rows, row.code),
      sizeGuideBrandObjects: row.brands,
    }))
    .filter(({ categoryList, sizeGuideBrandObjects }) => categoryList.length + sizeGuideBrandObjects.length > 0);
}
