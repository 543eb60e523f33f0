import * as v from "valibot";
import { filled } from "./filled.ts";

/** One scan at a place; sent twice under its key it counts once. */
export const pickSchema = v.object({ key: v.pipe(v.string(), v.uuid()), sourceCode: filled(40), code: filled(80) });

/** The picked pieces of one line, set by hand. */
export const setPickedSchema = v.object({
  sourceCode: filled(40),
  orderCode: filled(40),
  number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  picked: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});
