import * as v from "valibot";

/** A short text: a title, a subtitle, a button label. */
export const shortText = v.pipe(v.string(), v.maxLength(400, "is longer than 400 characters"));

/** The id of a column within its page: the same in every language, and its anchor in the URL. */
export const columnId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"));

/** A code of another module: a product, category, brand or activity. */
export const code = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, "must be a code of letters, digits, - and _"));

const between = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));
};

export const perRow = v.optional(v.strictObject({ pc: between(1, 6), h5: between(1, 3) }));

/** Maximum number of products of a rule. */
export const productLimit = between(1, 24);
