import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { passwordTexts } from "./password.ts";

const signInTexts = {
  account: {
    "en-US": "Please enter your email or mobile number",
    "id-ID": "Silakan masukkan email atau nomor ponsel Anda",
    "vi-VN": "Vui lòng nhập e-mail hoặc số di động của bạn",
    "zh-CN": "请输入您的邮箱或手机号码",
  },
} as const;

/** Longer than any valid e-mail address or number. */
export const longestAccount = 254;
/** Above the maximum length of a password, and short enough for hashing. */
const longestTypedPassword = 256;

/** An e-mail address or mobile number as typed; the server decides which it is and whether it is valid. */
export const accountSchema = v.pipe(
  v.string(localizedMessage(signInTexts.account)),
  v.transform((typed) => typed.trim()),
  v.minLength(1, localizedMessage(signInTexts.account)),
  v.maxLength(longestAccount, localizedMessage(signInTexts.account)),
);

/**
 * Fields of the sign-in form. The rules for new passwords do not apply: older ones follow looser rules (VA-17), and a failed
 * rule would help an attacker.
 */
export const signInSchema = v.object({
  account: accountSchema,
  password: v.pipe(
    v.string(localizedMessage(passwordTexts.required)),
    v.minLength(1, localizedMessage(passwordTexts.required)),
    v.maxLength(longestTypedPassword, localizedMessage(passwordTexts.tooLong)),
  ),
});
