import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";
import { unknownZip } from "#kit/core/zip-code.ts";
import { cancelReasonCodes } from "#modules/order/contract/order-texts.ts";
import { orderSeen, units } from "./admin-forms.ts";
import { filled } from "./filled.ts";

const texts = {
  mobile: {
    "en-US": "A mobile number such as 0812 3456 7890",
    "id-ID": "Nomor ponsel seperti 0812 3456 7890",
    "vi-VN": "Số di động, ví dụ 0812 3456 7890",
    "zh-CN": "手机号，例如 0812 3456 7890",
  },
  zip: { "en-US": "Five digits", "id-ID": "Lima angka", "vi-VN": "Năm chữ số", "zh-CN": "五位数字" },
  choose: { "en-US": "Please choose", "id-ID": "Silakan pilih", "vi-VN": "Vui lòng chọn", "zh-CN": "请选择" },
} as const;

/** One line without control characters, which could break labels and mail headers. */
const singleLine = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ")),
  filled(100),
);

const mobile = v.pipe(
  v.string(localizedMessage(texts.mobile)),
  v.check((typed) => normaliseMobile(typed) !== null, localizedMessage(texts.mobile)),
  v.transform((typed) => normaliseMobile(typed) ?? ""),
);

const zip = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((typed) => typed.trim() || unknownZip),
  v.regex(/^\d{5}$/, localizedMessage(texts.zip)),
);

/** Whom an order goes to and, for a delivery, where; left out, it stays. */
const contact = v.nullish(
  v.object({
    firstName: singleLine,
    lastName: singleLine,
    mobile,
    place: v.nullish(v.object({ address1: singleLine, zip }), null),
  }),
  null,
);

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What an edit of an order would change. */
export const previewEditSchema = v.object({ ...orderSeen, items: units, contact });

/** The same with what the preview showed, and why pieces are taken off. */
export const editOrderSchema = v.pipe(
  v.object({
    ...previewEditSchema.entries,
    reasonCode: v.nullish(v.picklist(cancelReasonCodes, localizedMessage(texts.choose)), null),
    expectedMoney: amount,
    expectedPoints: amount,
  }),
  v.forward(
    v.partialCheck(
      [["items"], ["reasonCode"]],
      ({ items, reasonCode }) => reasonCode !== null || items.every(({ quantity }) => quantity === 0),
      localizedMessage(texts.choose),
    ),
    ["reasonCode"],
  ),
);
