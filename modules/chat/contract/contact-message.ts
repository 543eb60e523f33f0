import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { contactField } from "./contact.ts";
import { messageKey, messageText } from "./message-schema.ts";

export const maxNameLength = 80;
export const maxOrderCodeLength = 40;

const nameNeeded: Texts = {
  "en-US": "Please tell us your name.",
  "id-ID": "Silakan tulis nama Anda.",
  "vi-VN": "Vui lòng cho biết tên của bạn.",
  "zh-CN": "请填写您的姓名。",
};

/** One line: name and order number are in the subject and the table of the e-mail. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()),
    v.maxLength(longest),
  );

/** The fields of the contact form; browser and server use the same checks. */
export const contactMessageSchema = v.object({
  name: v.pipe(line(maxNameLength), v.minLength(1, localizedMessage(nameNeeded))),
  contact: contactField,
  orderCode: v.pipe(
    v.nullish(line(maxOrderCodeLength), null),
    v.transform((code) => code || null),
  ),
  text: messageText,
  key: messageKey,
});
