import * as v from "valibot";

/** A short text: a title, a line below it, the words on a button. */
export const shortText = v.pipe(v.string(), v.maxLength(400, "is longer than 400 characters"));

/** Names a column within its page; the same in every language, and the anchor in its address. */
export const columnId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"));

/** A code of another module: a product, category, brand or activity. */
export const code = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, "must be a code of letters, digits, - and _"));

const between = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));
};

export const perRow = v.optional(v.strictObject({ pc: between(1, 6), h5: between(1, 3) }));

/** How many products a rule may bring at most. */
export const productLimit = between(1, 24);
