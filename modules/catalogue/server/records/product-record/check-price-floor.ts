import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { pathOf, type RecordState } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { fieldsBelowFloor } from "../../../contract/product/price-floor.ts";
import { isProductState } from "../../../contract/product/product-form.ts";
import type { ProductState } from "../../../contract/product/product-state.ts";
import type { SkuUses } from "../../ports/sku-uses.ts";
import { highestPrice, readPriceHistory } from "./price-history.ts";
import { productRecord } from "./product-record.ts";

export type PriceFloorRule = {
  /** The lowest price without approval, in percent of the highest price of the last 30 days. */
  readonly percent: number;
  readonly clock: Clock;
};

export const belowFloor = "belowFloor";

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
  const history = await readPriceHistory(
    trx,
    repriced.map(({ id }) => id),
    clock,
  );
  return repriced.flatMap(({ id, before, after }) =>
    Object.entries(after.skus ?? {}).flatMap(([code, sku]) => {
      const old = before?.skus?.[code];
      const highest = highestPrice(history, { product: id, code, price: old?.price });
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
