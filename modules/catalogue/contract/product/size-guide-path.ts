import { hidden } from "./product-state.ts";

type Own = { readonly category: string | undefined; readonly brandCode: string; readonly brandName: string };

/** The address of a product's size chart: the chosen one, else that of its category and brand; null when it is hidden. Codes decide (D-66). */
export function sizeGuidePath(chosen: string | null, { category, brandCode, brandName }: Own): string | null {
  if (chosen === hidden) return null;
  const own = category === undefined ? null : `${category}-${brandCode}`;
  const chart = chosen ?? own;
  if (chart === null) return null;
  return `/size-guide/${chart}-${chart.endsWith(`-${brandCode}`) ? encodeURIComponent(brandName) : ""}`;
}
