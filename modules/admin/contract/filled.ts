import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
} as const;

/** Something has to stand in the field, and not too much. */
export const filled = (longest: number) =>
  v.pipe(
    v.string(localizedMessage(texts.required)),
    v.trim(),
    v.nonEmpty(localizedMessage(texts.required)),
    v.maxLength(longest, localizedMessage(texts.long)),
  );
