import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";

const whatsAppText: Texts = {
  "en-US": "Please input the correct WhatsApp ID",
  "id-ID": "Silakan masukkan ID WhatsApp yang benar",
  "vi-VN": "Vui lòng nhập đúng ID WhatsApp",
  "zh-CN": "请输入正确的 WhatsApp ID",
};

/** A WhatsApp number: 1 to 20 digits (VA-08). */
export const whatsAppSchema = v.pipe(
  v.string(localizedMessage(whatsAppText)),
  v.trim(),
  v.regex(/^[0-9]{1,20}$/, localizedMessage(whatsAppText)),
);
