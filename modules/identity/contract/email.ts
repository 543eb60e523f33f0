import * as v from "valibot";
import { asEmailAddress, type EmailRule } from "#kit/core/email-address.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";

export { maskedEmail } from "#kit/core/email-address.ts";

export const emailTexts = {
  required: {
    "en-US": "Please enter your email",
    "id-ID": "Silakan masukkan email Anda",
    "vi-VN": "Vui lòng nhập e-mail của bạn",
    "zh-CN": "请输入您的邮箱",
  },
  invalid: {
    "en-US": "Invalid email address",
    "id-ID": "Alamat email tidak valid",
    "vi-VN": "Địa chỉ e-mail không hợp lệ",
    "zh-CN": "邮箱地址无效",
  },
  taken: {
    "en-US": "This email has been registered, please use another.",
    "id-ID": "Email ini sudah terdaftar, silakan gunakan yang lain.",
    "vi-VN": "E-mail này đã được đăng ký, vui lòng dùng e-mail khác.",
    "zh-CN": "此邮箱已注册，请使用其他邮箱。",
  },
} as const;

/** Validates and normalizes an e-mail address (D-24). Browsers accept a plus; a setting decides whether the server does. */
export const emailSchema = (rule: EmailRule = { plus: true }) =>
  v.pipe(
    v.string(localizedMessage(emailTexts.required)),
    v.check((typed) => typed.trim() !== "", localizedMessage(emailTexts.required)),
    v.check((typed) => asEmailAddress(typed, rule) !== null, localizedMessage(emailTexts.invalid)),
    v.transform((typed) => typed.trim().toLowerCase()),
  );
