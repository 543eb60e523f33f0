import * as v from "valibot";
import { asEmailAddress } from "#kit/core/email-address.ts";
import type { Texts } from "#kit/core/locale.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { normaliseMobile } from "#kit/core/mobile-number.ts";

/** Where answers are sent when the chat window is closed. */
export type ChatContact = { readonly channel: "EMAIL" | "WHATSAPP"; readonly to: string };

const invalid: Texts = {
  "en-US": "Please enter an e-mail address or an Indonesian mobile number.",
  "id-ID": "Silakan masukkan alamat email atau nomor ponsel Indonesia.",
  "vi-VN": "Vui lòng nhập địa chỉ e-mail hoặc số di động Indonesia.",
  "zh-CN": "请输入邮箱地址或印度尼西亚手机号码。",
};

/** Parses an e-mail address or a mobile number; null when the text is neither. */
export function readContact(typed: string): ChatContact | null {
  const text = typed.trim();
  if (text.includes("@")) {
    return asEmailAddress(text, { plus: true }) === null ? null : { channel: "EMAIL", to: text.toLowerCase() };
  }
  const mobile = normaliseMobile(text);
  return mobile === null ? null : { channel: "WHATSAPP", to: mobile };
}

export const contactField = v.pipe(
  v.string(),
  v.maxLength(100, localizedMessage(invalid)),
  v.check((typed) => readContact(typed) !== null, localizedMessage(invalid)),
);
