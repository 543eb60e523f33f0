import { sizeGuideParameter } from "../contract/choose-size-guide.ts";
import type { SizeGuideCategory } from "../contract/size-guide-menu.ts";

/** Charts under the path of their category: "Shoes & clothing › Shoes" has "Running shoes · Langkah". */
export type MenuGroup = {
  readonly label: string;
  readonly charts: readonly { readonly parameter: string; readonly label: string }[];
};

type Entry = MenuGroup["charts"][number] & { readonly way: string };

function entriesOf(menu: readonly SizeGuideCategory[], above: readonly string[]): Entry[] {
  return menu.flatMap(({ categoryCode, categoryName, categoryList, sizeGuideBrandObjects }) => [
    ...sizeGuideBrandObjects.map((brand) => ({
      // A top category is grouped under its own name.
      way: (above.length > 0 ? above : [categoryName]).join(" › "),
      parameter: sizeGuideParameter({ categoryCode, ...brand }),
      label: `${categoryName} · ${brand.brandName}`,
    })),
    ...entriesOf(categoryList, [...above, categoryName]),
  ]);
}

/** The menu as a flat list of option groups, in the order of the menu. */
export const menuGroups = (menu: readonly SizeGuideCategory[]): MenuGroup[] =>
  [...Map.groupBy(entriesOf(menu, []), ({ way }) => way)].map(([label, entries]) => ({
    label,
    charts: entries.map(({ parameter, label: name }) => ({ parameter, label: name })),
  }));
