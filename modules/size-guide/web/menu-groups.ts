import { sizeGuideParameter } from "../contract/choose-size-guide.ts";
import type { SizeGuideCategory } from "../contract/size-guide-menu.ts";

/** Charts under the way that leads to them: "Shoes & clothing › Shoes" holds "Running shoes · Langkah". */
export type MenuGroup = {
  readonly label: string;
  readonly charts: readonly { readonly parameter: string; readonly label: string }[];
};

type Entry = MenuGroup["charts"][number] & { readonly way: string };

function entriesOf(menu: readonly SizeGuideCategory[], above: readonly string[]): Entry[] {
  return menu.flatMap(({ categoryCode, categoryName, categoryList, sizeGuideBrandObjects }) => [
    ...sizeGuideBrandObjects.map((brand) => ({
      // A category at the top stands under its own name.
      way: (above.length > 0 ? above : [categoryName]).join(" › "),
      parameter: sizeGuideParameter({ categoryCode, ...brand }),
      label: `${categoryName} · ${brand.brandName}`,
    })),
    ...entriesOf(categoryList, [...above, categoryName]),
  ]);
}

/** The menu as one flat list of groups, in its own order: a closed list shows nothing but the chosen line. */
export const menuGroups = (menu: readonly SizeGuideCategory[]): MenuGroup[] =>
  [...Map.groupBy(entriesOf(menu, []), ({ way }) => way)].map(([label, entries]) => ({
    label,
    charts: entries.map(({ parameter, label: name }) => ({ parameter, label: name })),
  }));
