import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  letters: {
    "en-US": "Letters, digits, dot and hyphen only",
    "id-ID": "Hanya huruf, angka, titik, dan tanda hubung",
    "vi-VN": "Chỉ dùng chữ, số, dấu chấm và gạch nối",
    "zh-CN": "只能使用字母、数字、点和连字符",
  },
} as const;

/** The code of a new product; empty when the shop is to make one up. */
export const newCodeSchema = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w.-]*$/, localizedMessage(texts.letters)),
    v.maxLength(40, localizedMessage(texts.long)),
  ),
  "",
);

/** Initial values of a new product. */
export const newProductSchema = v.object({
  name: v.pipe(
    v.string(localizedMessage(texts.required)),
    v.trim(),
    v.nonEmpty(localizedMessage(texts.required)),
    v.maxLength(200, localizedMessage(texts.long)),
  ),
  code: newCodeSchema,
});
