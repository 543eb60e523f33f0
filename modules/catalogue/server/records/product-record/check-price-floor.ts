import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { type FieldChange, type Json, pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { changesSinceMoment } from "#kit/postgres/records/journal.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { fieldsBelowFloor } from "../../../contract/product/price-floor.ts";
import { isProductState } from "../../../contract/product/product-form.ts";
import type { ProductState, SkuState } from "../../../contract/product/product-state.ts";
import type { SkuUses } from "../../ports/sku-uses.ts";
import { productRecord } from "./product-record.ts";

export type PriceFloorRule = {
  /** The lowest price without approval, in percent of the highest price of the last 30 days. */
  readonly percent: number;
  readonly clock: Clock;
};

export const belowFloor = "belowFloor";
const days = 30;

/** Products for staff who may only propose prices below the floor: each such field is the problem `belowFloor`. */
export const productRecordWithFloor = (uses: SkuUses, rule: PriceFloorRule): RecordType => {
  const type = productRecord(uses);
  return {
    ...type,
    async check(trx, writes) {
      const problems = await type.check(trx, writes);
      const wrong = new Set(problems.map(({ id }) => id));
      const sound = writes.filter(({ id }) => !wrong.has(id));
      return [...problems, ...(await pricesBelowFloor(trx, sound, rule))];
    },
  };
};

type Write = { readonly id: string; readonly before: ProductState | null; readonly after: ProductState };

async function pricesBelowFloor(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<RecordState>[],
  { percent, clock }: PriceFloorRule,
): Promise<FieldProblem[]> {
  const saved = writes.flatMap(({ id, before, after }): Write[] =>
    isProductState(after) ? [{ id, before: before as ProductState | null, after }] : [],
  );
  const repriced = saved.filter(({ before, after }) => changesPrices(before, after));
  if (repriced.length === 0) return [];
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  const ids = repriced.map(({ id }) => id);
  const history = Map.groupBy(await changesSinceMoment(trx, "product", ids, since), ({ id }) => id);
  return repriced.flatMap(({ id, before, after }) =>
    Object.entries(after.skus ?? {}).flatMap(([code, sku]) => {
      const old = before?.skus?.[code];
      const highest = highestPrice(code, old, history.get(id) ?? []);
      return fieldsBelowFloor(old, sku, { percent, highest }).map((field) => ({
        id,
        path: pathOf("skus", code, field),
        problem: belowFloor,
        detail: String(percent),
      }));
    }),
  );
}

const changesPrices = (before: ProductState | null, after: ProductState): boolean =>
  Object.entries(after.skus ?? {}).some(([code, { price, salePrice, saleFrom, saleUntil }]) => {
    const old = before?.skus?.[code];
    return (
      price !== old?.price || salePrice !== old?.salePrice || saleFrom !== old?.saleFrom || saleUntil !== old?.saleUntil
    );
  });

type Entry = { readonly approved: boolean; readonly changes: readonly FieldChange[] };

/** Of the price now and those before it, back to the last one that was approved. `entries` are the newest first. */
function highestPrice(code: string, now: SkuState | undefined, entries: readonly Entry[]): number | undefined {
  const prices = now?.price === undefined ? [] : [now.price];
  const price = pathOf("skus", code, "price");
  for (const { approved, changes } of entries) {
    const touched = changes.filter(({ path }) => path === price || price.startsWith(`${path}/`));
    if (touched.length > 0 && approved) break;
    for (const { path, before } of touched) {
      const value = priceIn(path, before, price);
      if (typeof value === "number") prices.push(value);
    }
  }
  return prices.length === 0 ? undefined : Math.max(...prices);
}

/** The price inside the value of a field, or of the item or group around it. */
const priceIn = (path: string, value: Json | undefined, price: string): Json | undefined =>
  path === price || value === undefined ? value : valueAt(value as RecordState, price.slice(path.length + 1));
