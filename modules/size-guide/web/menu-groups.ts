import { sizeGuideParameter } from "../contract/choose-size-guide.ts";
import type { ChosenSizeGuide, SizeGuideCategory } from "../contract/size-guide-menu.ts";

/** The charts of one category, under the way that leads to it: "Shoes & clothing › Shoes › Running". */
export type MenuGroup = {
  readonly categoryCode: string;
  readonly label: string;
  readonly charts: readonly { readonly parameter: string; readonly brandName: string }[];
};

/** The menu as one flat list of groups, in its own order; categories without charts of their own only lend their names. */
export function menuGroups(menu: readonly SizeGuideCategory[], above: readonly string[] = []): MenuGroup[] {
  return menu.flatMap(({ categoryCode, categoryName, categoryList, sizeGuideBrandObjects }) => {
    const way = [...above, categoryName];
    const own = {
      categoryCode,
      label: way.join(" › "),
      charts: sizeGuideBrandObjects.map((brand) => ({
        parameter: sizeGuideParameter({ categoryCode, ...brand }),
        brandName: brand.brandName,
      })),
    };
    return [...(own.charts.length > 0 ? [own] : []), ...menuGroups(categoryList, way)];
  });
}

export const sizeGuidePath = (chosen: ChosenSizeGuide): string => `/size-guide/${sizeGuideParameter(chosen)}`;
