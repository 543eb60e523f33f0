import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { filled } from "./filled.ts";

const texts = {
  path: {
    "en-US": "An address of this shop, such as /page/flash-sale",
    "id-ID": "Alamat di toko ini, misalnya /page/flash-sale",
    "vi-VN": "Một địa chỉ trong cửa hàng này, ví dụ /page/flash-sale",
    "zh-CN": "本店的地址，例如 /page/flash-sale",
  },
} as const;

export const longestPromotionTitle = 80;
export const longestPromotionText = 300;

/** A notification of an offer. `key` makes a second press the same notification. It links only to a page of the shop. */
export const promotionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** The code of a segment of customers; none: everybody who agreed. */
  segment: v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)), null),
    v.transform((code) => code || null),
  ),
  title: filled(longestPromotionTitle),
  text: filled(longestPromotionText),
  path: v.pipe(filled(300), v.regex(/^\/(?![/\\]|(?:admin|desk)(?:\/|$))[^\s\\]*$/, localizedMessage(texts.path))),
});
