import { nameOf, type ProductChoices } from "../product-choices.ts";

type PeriodSales = { readonly units: number; readonly amount: number };
type SkuSales = { readonly skuCode: string; readonly retired: boolean; readonly sales: readonly PeriodSales[] };

/** A product's sales by period and SKU, its stock by place and the searches that led to it. */
export type ProductReport = {
  /** Days; 0 is all time. */
  readonly periods: readonly number[];
  readonly skus: readonly SkuSales[];
  readonly places: readonly {
    readonly sourceCode: string;
    readonly name: string;
    readonly onHand: number;
    readonly held: number;
    readonly available: number;
  }[];
  readonly searches: readonly { readonly term: string; readonly opens: number }[];
};

/** What `/admin/products/:productCode/report` answers. */
export type ReportAnswer =
  | { readonly report: ProductReport; readonly problem: null }
  | { readonly report: null; readonly problem: "STAFF_ONLY" | "FORBIDDEN" | "FAILED" };

/** The sales of all SKUs in each period. */
export const totalSales = ({ periods, skus }: ProductReport): PeriodSales[] =>
  periods.map((_, period) => ({
    units: skus.reduce((sum, { sales }) => sum + (sales[period]?.units ?? 0), 0),
    amount: skus.reduce((sum, { sales }) => sum + (sales[period]?.amount ?? 0), 0),
  }));

const everSold = ({ sales }: SkuSales): number => Math.max(0, ...sales.map(({ units }) => units));

/** SKUs that have sold, the most sold first, and how many of those for sale have not. */
export function soldSkus({ skus }: ProductReport): { readonly sold: readonly SkuSales[]; readonly unsold: number } {
  const sold = skus.filter((sku) => everSold(sku) > 0).toSorted((one, other) => everSold(other) - everSold(one));
  return { sold, unsold: skus.filter((sku) => !sku.retired && everSold(sku) === 0).length };
}

/** "Red, EU 42" of the chosen values; empty for an SKU without a choice. */
export const optionNames = (
  options: Readonly<Record<string, string>> | undefined,
  { attributes }: Pick<ProductChoices, "attributes">,
): string =>
  attributes
    .flatMap(({ code, values }) => {
      const value = options?.[code];
      return value === undefined ? [] : [nameOf(values, value)];
    })
    .join(", ");
