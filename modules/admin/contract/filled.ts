import * as v from "valibot";
import { said } from "#kit/core/said.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
} as const;

/** Something has to stand in the field, and not too much. */
export const filled = (longest: number) =>
  v.pipe(
    v.string(said(texts.required)),
    v.trim(),
    v.nonEmpty(said(texts.required)),
    v.maxLength(longest, said(texts.long)),
  );
