import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { maxMessageLength } from "./constants.ts";

const texts = {
  empty: {
    "en-US": "Please write a message.",
    "id-ID": "Silakan tulis pesan.",
    "vi-VN": "Vui lòng nhập tin nhắn.",
    "zh-CN": "请输入消息。",
  },
  long: {
    "en-US": `A message may have ${maxMessageLength} characters. Please shorten it or send it in two parts.`,
    "id-ID": `Pesan paling banyak ${maxMessageLength} karakter. Silakan persingkat atau kirim dalam dua bagian.`,
    "vi-VN": `Tin nhắn tối đa ${maxMessageLength} ký tự. Vui lòng rút ngắn hoặc gửi thành hai phần.`,
    "zh-CN": `消息最多 ${maxMessageLength} 个字符，请缩短或分两次发送。`,
  },
} as const;

/** The text of a message, without control characters. */
export const messageText = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  ),
  v.minLength(1, localizedMessage(texts.empty)),
  v.maxLength(maxMessageLength, localizedMessage(texts.long)),
);

/** Idempotency key, chosen by the browser before the first attempt. */
export const messageKey = v.pipe(v.string(), v.uuid());
