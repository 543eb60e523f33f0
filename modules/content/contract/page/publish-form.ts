import * as v from "valibot";

export const pagePathSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const moment = v.nullish(v.pipe(v.string(), v.isoTimestamp()), null);

/** Publishes a page now or at a time, permanently or until a time. */
export const publishPageSchema = v.object({
  path: pagePathSchema,
  /** The version of the record the editor has seen. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
  publishAt: moment,
  expiresAt: moment,
});

/** How far ahead a page may be scheduled. */
export const longestScheduleDays = 366;
