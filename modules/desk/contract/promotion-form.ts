import * as v from "valibot";
import { said } from "#kit/core/said.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  path: {
    "en-US": "An address of this shop, such as /plp/sale",
    "id-ID": "Alamat di toko ini, misalnya /plp/sale",
    "vi-VN": "Một địa chỉ trong cửa hàng này, ví dụ /plp/sale",
    "zh-CN": "本店的地址，例如 /plp/sale",
  },
} as const;

const filled = (longest: number) =>
  v.pipe(
    v.string(said(texts.required)),
    v.trim(),
    v.nonEmpty(said(texts.required)),
    v.maxLength(longest, said(texts.long)),
  );

export const longestPromotionTitle = 80;
export const longestPromotionText = 300;

/** A notice of an offer. `key` makes a second press the same notice. It leads to a page of the shop and nowhere else. */
export const promotionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  title: filled(longestPromotionTitle),
  text: filled(longestPromotionText),
  path: v.pipe(filled(300), v.regex(/^\/(?![/\\]|desk(?:\/|$))[^\s\\]*$/, said(texts.path))),
});
