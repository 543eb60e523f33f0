import * as v from "valibot";

export const mostBulkRecords = 20_000;

const column = v.pipe(v.string(), v.maxLength(60));
const value = v.pipe(v.string(), v.maxLength(20_000));

/** One change of a field in every selected record. Values have the format of file cells. */
const bulkActionSchema = v.variant("action", [
  v.object({ action: v.literal("set"), column, value }),
  v.object({ action: v.literal("clear"), column }),
  v.object({ action: v.literal("add"), column, value }),
  v.object({
    action: v.literal("percent"),
    column,
    value: v.pipe(v.string(), v.maxLength(20)),
    /** Amounts are rounded to multiples of this number. */
    roundTo: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  }),
  v.object({ action: v.literal("replace"), column, find: v.pipe(value, v.minLength(1)), value }),
]);
export type BulkAction = v.InferOutput<typeof bulkActionSchema>;

export const bulkSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  type: v.pipe(v.string(), v.maxLength(40)),
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    v.minLength(1),
    v.maxLength(mostBulkRecords),
  ),
  actions: v.pipe(v.array(bulkActionSchema), v.minLength(1), v.maxLength(20)),
});
export type BulkInput = v.InferOutput<typeof bulkSchema>;
