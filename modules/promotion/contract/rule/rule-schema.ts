import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const texts = v.strictObject({ "en-US": text, "id-ID": text, "vi-VN": text, "zh-CN": text });
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const described = { name: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/)), labels: texts };
const option = v.strictObject({ value: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9-]{0,39}$/)), labels: texts });

const field = v.variant("kind", [
  v.pipe(
    v.strictObject({ kind: v.literal("number"), least: whole, most: whole, ...described }),
    v.check(({ least, most }) => least <= most, "the least number is above the most"),
  ),
  v.strictObject({ kind: v.literal("choice"), options: v.pipe(v.array(option), v.minLength(1)), ...described }),
  v.strictObject({ kind: v.literal("flag"), ...described }),
]);

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** A `PromotionRule` from outside the engine. */
export const promotionRuleSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  names: texts,
  about: texts,
  fields: v.pipe(
    v.array(field),
    v.maxLength(12),
    v.check((fields) => isUnique(fields.map(({ name }) => name)), "two fields have one name"),
  ),
  discounts: v.function(),
});
