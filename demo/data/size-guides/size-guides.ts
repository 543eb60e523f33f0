import type { SizeGuideDraft, SizeMenuDraft } from "#modules/size-guide/server/index.ts";
import { brands } from "../catalogue/brands.ts";
import { categories, type DemoCategory } from "../catalogue/categories.ts";
import { chartHtml } from "./chart-html.ts";
import { clothingCharts } from "./clothing-charts.ts";
import { gearCharts } from "./gear-charts.ts";
import { shoeCharts } from "./shoe-charts.ts";

const charts = [...shoeCharts, ...clothingCharts, ...gearCharts];

const charted = new Set<string>(charts.map((chart) => chart.category));

/** The branch of the category tree that links to a chart. Shoes and clothing first: they are looked up most. */
function menuOf(nodes: readonly DemoCategory[]): SizeMenuDraft[] {
  return nodes.flatMap(({ code, name, children = [] }) => {
    const below = menuOf(children);
    return below.length > 0 || charted.has(code) ? [{ code, names: name, children: below }] : [];
  });
}

const first = "WEAR";

export const sizeMenu: readonly SizeMenuDraft[] = menuOf(categories).sort(
  (one, other) => Number(other.code === first) - Number(one.code === first),
);

const namesOf = new Map(allOf(categories).map(({ code, name }) => [code, name]));

function allOf(nodes: readonly DemoCategory[]): DemoCategory[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children ?? [])]);
}

export const sizeGuides: readonly SizeGuideDraft[] = charts.map((chart, position) => {
  const category = namesOf.get(chart.category);
  if (!category) throw new Error(`the chart of ${chart.brand} names a category that is not there: ${chart.category}`);
  const brand = brands[chart.brand].name;
  return {
    categoryCode: chart.category,
    brandCode: chart.brand,
    brandName: brand,
    position,
    charts: chartHtml(chart, { category, brand }),
  };
});
