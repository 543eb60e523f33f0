import { type Reduction, reducedPrice } from "../../contract/price-plan/reduced-price.ts";
import type { AdminPlannedSkusResult } from "./price-plans.graphql.gen.ts";

export type PlannedSku = AdminPlannedSkusResult["adminPlannedSkus"]["skus"][number];

/** The prices of a plan by SKU code. */
export type Prices = Readonly<Record<string, number>>;

export const rowsPerPage = 25;

/** The SKUs of a plan in the order of the table: by code, which keeps the SKUs of a product together. */
export const plannedCodes = (prices: Prices): string[] => Object.keys(prices).sort();

/** The SKUs on a page of the table; pages count from 1. */
export const codesOnPage = (codes: readonly string[], page: number): readonly string[] =>
  codes.slice((page - 1) * rowsPerPage, page * rowsPerPage);

/** The page of the table with an SKU; the first one where the plan has no such SKU. */
export const pageOfSku = (codes: readonly string[], code: string): number =>
  Math.floor(Math.max(codes.indexOf(code), 0) / rowsPerPage) + 1;

/** How a planned price differs from the price now, as a part of it: -0.15 for 15 % less. Null without a price now. */
export const priceChange = (planned: number, now: number | null): number | null =>
  now === null || now === 0 ? null : planned / now - 1;

/** What a group's prices are reduced from. */
export const reductionBases = ["price", "listPrice"] as const;
export type ReductionBase = (typeof reductionBases)[number];

/** The reduced prices of a group; SKUs of incomplete products have no price to reduce. */
export function reducedPrices(
  skus: readonly PlannedSku[],
  base: ReductionBase,
  reduction: Reduction,
): ReadonlyMap<string, number> {
  return new Map(
    skus.flatMap((sku) => {
      const from = base === "price" ? sku.price : (sku.listPrice ?? sku.price);
      return from === null ? [] : [[sku.skuCode, reducedPrice(from, reduction)] as const];
    }),
  );
}

/** The percentage of a reduction as it was typed; null unless it is a whole number from 1 to 99. */
export function percentIn(text: string): number | null {
  const percent = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= 1 ? percent : null;
}

/** The number in a typed price such as "150.000"; 0 without a digit. */
export const rupiahIn = (text: string): number => Number(text.replaceAll(/\D/g, "").slice(0, 12));

export const skuTitle = (sku: Pick<PlannedSku, "name" | "options">): string =>
  [sku.name, sku.options].filter(Boolean).join(" · ");
