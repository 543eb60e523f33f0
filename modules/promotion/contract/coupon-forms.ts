import * as v from "valibot";

const couponCode = v.pipe(v.string(), v.maxLength(60));

const mostCodesAtOnce = 100_000;

const countTexts = { "en-US": `A whole number from 1 to 100,000.`, "id-ID": "Bilangan bulat 1 sampai 100.000." };
const prefixTexts = {
  "en-US": "At most 8 capital letters or digits.",
  "id-ID": "Paling banyak 8 huruf besar atau angka.",
};
const membersTexts = { "en-US": "Enter at least one member.", "id-ID": "Isi sedikitnya satu anggota." };
const say =
  (texts: Record<"en-US" | "id-ID", string>) =>
  ({ lang }: { readonly lang?: string | undefined }) =>
    lang === "id-ID" ? texts["id-ID"] : texts["en-US"];

/** Forms send numbers as text, operations as numbers. */
const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim())]),
  v.transform((given) => Number(String(given).replaceAll(/[.,\s]/g, ""))),
  v.number(say(countTexts)),
  v.integer(say(countTexts)),
  v.minValue(1, say(countTexts)),
  v.maxValue(mostCodesAtOnce, say(countTexts)),
);

export const makeCodesSchema = v.object({
  couponCode,
  count,
  prefix: v.nullish(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{0,8}$/, say(prefixTexts))), ""),
  key: v.pipe(v.string(), v.uuid()),
});

export const cancelCodesSchema = v.object({
  couponCode,
  codes: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(1_000)), null),
});

export const handCouponSchema = v.object({
  couponCode,
  members: v.pipe(v.string(), v.trim(), v.minLength(1, say(membersTexts)), v.maxLength(300_000)),
});

export const stopCouponSchema = v.object({
  couponCode,
  reason: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
});
