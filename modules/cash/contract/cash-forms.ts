import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { denominations, mostPieces } from "./cash-count.ts";

const texts = {
  pieces: {
    "en-US": "A whole number from 0 to 100,000, please",
    "id-ID": "Isi dengan bilangan bulat dari 0 sampai 100.000",
    "vi-VN": "Vui lòng nhập số nguyên từ 0 đến 100.000",
    "zh-CN": "请输入 0 到 100,000 之间的整数",
  },
  reason: {
    "en-US": "Please say why",
    "id-ID": "Tuliskan alasannya",
    "vi-VN": "Vui lòng ghi lý do",
    "zh-CN": "请说明原因",
  },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
} as const;

const storeCode = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const day = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check((text) => text.length === 10 && asCalendarDay(text) !== null),
);
const pieceProblem = localizedMessage(texts.pieces);
const reason = v.pipe(v.string(), v.trim(), v.maxLength(300, localizedMessage(texts.long)));

/** A day of a store in an address or an input. */
export const cashDaySchema = v.object({ storeCode, day });

/** The counted pieces of each value, in the order of `denominations`. */
const pieces = v.pipe(
  v.array(
    v.pipe(
      v.number(pieceProblem),
      v.integer(pieceProblem),
      v.minValue(0, pieceProblem),
      v.maxValue(mostPieces, pieceProblem),
    ),
  ),
  v.length(denominations.length),
);

/** `expected` is the sum the page showed: when more came in meanwhile, nothing is closed. */
export const closeDaySchema = v.object({
  storeCode,
  day,
  expected: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  pieces,
  reason: v.optional(reason, ""),
});

export const reopenDaySchema = v.object({
  storeCode,
  day,
  reason: v.pipe(reason, v.nonEmpty(localizedMessage(texts.reason))),
});
