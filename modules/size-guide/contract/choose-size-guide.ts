import type { ChosenSizeGuide, SizeGuideCategory } from "./size-guide-menu.ts";

type Menu = readonly SizeGuideCategory[];

/** The last part of a chart's URL. Codes contain no hyphen; the name is ignored when reading (D-66). */
export const sizeGuideParameter = ({ categoryCode, brandCode, brandName }: ChosenSizeGuide): string =>
  `${categoryCode}-${brandCode}-${encodeURIComponent(brandName)}`;

export const sizeGuidePath = (chosen: ChosenSizeGuide): string => `/size-guide/${sizeGuideParameter(chosen)}`;

/**
 * The chart for a URL parameter; null when the menu has no charts. A category without charts falls back to its descendants, a
 * brand without a chart to the first one. Without a hyphen, or with an unknown category, it is the first chart of the deepest
 * level that has any.
 */
export function chooseSizeGuide(menu: Menu, parameter: string | null | undefined): ChosenSizeGuide | null {
  const [categoryCode, brandCode] = codesIn(parameter ?? "");
  const category = everyCategory(menu).find((candidate) => candidate.categoryCode === categoryCode);
  const charts = category ? [...chartsOf(category), ...chartsUpward(category.categoryList)] : [];
  return charts.find((chart) => chart.brandCode === brandCode) ?? charts[0] ?? chartsUpward(menu)[0] ?? null;
}

/** The two codes before the name, split at the first two hyphens. */
function codesIn(parameter: string): [category: string | null, brand: string | null] {
  const [category, brand] = parameter.split("-");
  return category === undefined || brand === undefined ? [null, null] : [category, brand];
}

export const categoryNameOf = (menu: Menu, { categoryCode }: ChosenSizeGuide): string =>
  everyCategory(menu).find((category) => category.categoryCode === categoryCode)?.categoryName ?? "";

const everyCategory = (menu: Menu): SizeGuideCategory[] =>
  menu.flatMap((category) => [category, ...everyCategory(category.categoryList)]);

/** The levels of a menu, deepest first, each in the order of the menu. */
function levelsUpward(menu: Menu): Menu[] {
  const below = menu.flatMap((category) => category.categoryList);
  return below.length === 0 ? [menu] : [...levelsUpward(below), menu];
}

const chartsOf = ({ categoryCode, sizeGuideBrandObjects }: SizeGuideCategory): ChosenSizeGuide[] =>
  sizeGuideBrandObjects.map((brand) => ({ categoryCode, ...brand }));

const chartsUpward = (menu: Menu): ChosenSizeGuide[] => levelsUpward(menu).flat().flatMap(chartsOf);
