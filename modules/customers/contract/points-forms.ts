import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { filled } from "#modules/admin/contract/filled.ts";

const mostPoints = 1_000_000;

const texts = {
  points: {
    "en-US": "A whole number up to 1,000,000, with a minus to take points; not 0.",
    "id-ID": "Bilangan bulat sampai 1.000.000, dengan minus untuk mengurangi; bukan 0.",
    "vi-VN": "Số nguyên đến 1.000.000, thêm dấu trừ để trừ điểm; không phải 0.",
    "zh-CN": "不超过 1,000,000 的整数，扣减请加负号；不能为 0。",
  },
} as const;

/** Whole numbers. Dots, commas and blanks group digits by three, and mean nothing else: 1.5 is refused, not read as 15. */
const wholeNumber = /^[+\-−]?(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** Forms send numbers as text, operations as numbers. */
const points = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(wholeNumber, localizedMessage(texts.points)))]),
  v.transform((given) =>
    typeof given === "number" ? given : Number(given.replaceAll(/[.,\s]/g, "").replace("−", "-")),
  ),
  v.check(
    (count) => Number.isInteger(count) && count !== 0 && Math.abs(count) <= mostPoints,
    localizedMessage(texts.points),
  ),
);

export const adjustPointsSchema = v.object({
  code: filled(40),
  points,
  reason: filled(300),
  /** Made with the form: a repeated press counts once. */
  key: v.pipe(v.string(), v.uuid()),
});
