import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Skus } from "../../../contract/product/grid/edit-cells.ts";

/** Units on hand as they were typed, by SKU. */
export type TypedStock = { readonly [skuCode: string]: Json };

type OnHand = ReadonlyMap<string, number>;

const mostUnits = 1_000_000;
const isUnits = (value: Json): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostUnits;

/** The difference to the current stock, and the SKUs whose number cannot be read. An SKU the place does not know has none yet. */
export function stockChanges(typed: TypedStock, onHand: OnHand) {
  const entries = Object.entries(typed);
  return {
    wrong: entries.flatMap(([skuCode, value]) => (isUnits(value) ? [] : [skuCode])),
    changes: entries.flatMap(([skuCode, value]) => {
      const change = isUnits(value) ? value - (onHand.get(skuCode) ?? 0) : 0;
      return change === 0 ? [] : [{ skuCode, change }];
    }),
  };
}

/** The SKUs with their units on hand: the edit, else the current stock. */
export const withOnHand = (skus: Skus, typed: TypedStock, onHand: OnHand): Skus =>
  Object.fromEntries(
    Object.entries(skus).map(([code, sku]) => {
      const units = typed[code] ?? onHand.get(code);
      return [code, units === undefined ? sku : { ...sku, onHand: units as number }];
    }),
  );

/** Takes the units on hand out of a grid again. An emptied cell, or one with the current value, changes nothing. */
export function withoutOnHand(grid: Skus, onHand: OnHand): { readonly skus: Skus; readonly typed: TypedStock } {
  const typed: Record<string, Json> = {};
  const skus = Object.fromEntries(
    Object.entries(grid).map(([code, { onHand: units, ...sku }]) => {
      if (units !== undefined && units !== onHand.get(code)) typed[code] = units;
      return [code, sku];
    }),
  );
  return { skus, typed };
}
