import * as v from "valibot";
import { normaliseMobile } from "#kit/core/mobile-number.ts";

/** Input schemas of the club's API. A mismatch is INVALID_INPUT. */

export const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** A number in its one spelling. */
export const mobile = v.pipe(
  v.string(),
  v.maxLength(20),
  v.check((typed) => normaliseMobile(typed) === typed),
);

export const memberId = text(40);
export const key = text(200);
export const reference = text(200);

/** An upper bound far above any balance and far below the integer limit. */
export const points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));

/** Points added, or below zero taken; never none. */
export const adjustedPoints = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-10_000_000),
  v.maxValue(10_000_000),
  v.notValue(0),
);

export const holdId = v.pipe(v.string(), v.uuid());

export const password = text(200);

/** A cursor is the id of a movement. */
export const page = v.object({
  first: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  after: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/),
      v.transform((cursor): number | null => Number(cursor)),
    ),
    null,
  ),
});

export const move = v.object({ memberId, points, reference });
