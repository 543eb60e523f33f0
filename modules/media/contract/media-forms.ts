import * as v from "valibot";
import { locales, type Texts } from "#kit/core/locale.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { longestAlt, longestName, longestTag, mostTags } from "./constants.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  manyTags: {
    "en-US": `At most ${mostTags} tags of ${longestTag} letters`,
    "id-ID": `Paling banyak ${mostTags} tag, masing-masing ${longestTag} huruf`,
    "vi-VN": `Tối đa ${mostTags} thẻ, mỗi thẻ ${longestTag} ký tự`,
    "zh-CN": `最多 ${mostTags} 个标签，每个 ${longestTag} 字以内`,
  },
  percent: {
    "en-US": "A whole number from 0 to 100",
    "id-ID": "Angka bulat dari 0 sampai 100",
    "vi-VN": "Số nguyên từ 0 đến 100",
    "zh-CN": "0 到 100 的整数",
  },
} as const satisfies Record<string, Texts>;

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** Tags as stored: lower case, single spaces, no duplicates, alphabetical order. */
export const tidyTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().replace(/\s+/g, " ").toLowerCase()))].filter((tag) => tag !== "").sort();

const id = v.pipe(v.string(), v.maxLength(40));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(
  v.string(localizedMessage(texts.required)),
  v.trim(),
  v.nonEmpty(localizedMessage(texts.required)),
  v.maxLength(longestName, localizedMessage(texts.long)),
);
const altText = v.pipe(v.string(), v.trim(), v.maxLength(longestAlt, localizedMessage(texts.long)));
const tags = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.maxLength(longestTag, localizedMessage(texts.manyTags)))),
  v.transform((given: string[]) => tidyTags(given)),
  v.maxLength(mostTags, localizedMessage(texts.manyTags)),
);

/** The name, texts, focal point and tags of one file. An empty alternative text removes it. */
export const mediaDetailsSchema = v.object({
  id,
  /** The version the form was loaded with. */
  version,
  name,
  alt: v.pipe(v.array(v.object({ locale: v.picklist(locales), text: altText })), v.maxLength(locales.length)),
  /** In percent of width and height; null for the centre. */
  focus: v.nullish(v.object({ x: percent, y: percent })),
  tags,
});
export type MediaDetails = v.InferOutput<typeof mediaDetailsSchema>;

/** A number in a form field. */
const typedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,9}$/, localizedMessage(texts.percent)),
  v.transform(Number),
);
/** Empty for the centre. */
const typedPercent = v.optional(
  v.union([v.literal(""), v.pipe(typedNumber, v.maxValue(100))], localizedMessage(texts.percent)),
  "",
);

/** The form of the details panel: every value is a text, and tags are separated by commas. */
export const mediaFormSchema = v.pipe(
  v.object({
    id,
    version: v.pipe(typedNumber, version),
    name,
    "en-US": v.optional(altText, ""),
    "id-ID": v.optional(altText, ""),
    "vi-VN": v.optional(altText, ""),
    "zh-CN": v.optional(altText, ""),
    focusX: typedPercent,
    focusY: typedPercent,
    tags: v.pipe(
      v.optional(v.string(), ""),
      v.transform((text) => text.split(",")),
      tags,
    ),
  }),
  v.transform(({ focusX, focusY, ...form }) => ({
    id: form.id,
    version: form.version,
    name: form.name,
    tags: form.tags,
    alt: locales.map((locale) => ({ locale, text: form[locale] })),
    focus: focusX === "" || focusY === "" ? null : { x: focusX, y: focusY },
  })),
);

export const deleteMediaSchema = v.object({ id });
