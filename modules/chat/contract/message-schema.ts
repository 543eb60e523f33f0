import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { longestMessage } from "./constants.ts";

const texts = {
  empty: {
    "en-US": "Please write a message.",
    "id-ID": "Silakan tulis pesan.",
    "vi-VN": "Vui lòng nhập tin nhắn.",
    "zh-CN": "请输入消息。",
  },
  long: {
    "en-US": `A message may have ${longestMessage} characters. Please shorten it or send it in two parts.`,
    "id-ID": `Pesan paling banyak ${longestMessage} karakter. Silakan persingkat atau kirim dalam dua bagian.`,
    "vi-VN": `Tin nhắn tối đa ${longestMessage} ký tự. Vui lòng rút ngắn hoặc gửi thành hai phần.`,
    "zh-CN": `消息最多 ${longestMessage} 个字符，请缩短或分两次发送。`,
  },
} as const;

/** What a person writes, without control characters, which no screen shows. */
export const messageText = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  ),
  v.minLength(1, localizedMessage(texts.empty)),
  v.maxLength(longestMessage, localizedMessage(texts.long)),
);

/** Chosen by the browser before the first attempt: the same message sent again is stored once. */
export const messageKey = v.pipe(v.string(), v.uuid());
