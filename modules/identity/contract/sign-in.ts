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

/** No mailbox and no number is longer than this. */
export const longestAccount = 254;
/** Far more than a password may have, and far too little to make hashing a burden. */
const longestTypedPassword = 256;

/** An e-mail address or a mobile number, as somebody typed it. Which it is, and whether it is one, the server finds out. */
export const accountSchema = v.pipe(
  v.string(localizedMessage(signInTexts.account)),
  v.transform((typed) => typed.trim()),
  v.minLength(1, localizedMessage(signInTexts.account)),
  v.maxLength(longestAccount, localizedMessage(signInTexts.account)),
);

/**
 * What the sign-in form asks for. The rules for new passwords are not asked here: older ones follow looser rules (VA-17),
 * and a rule that fails would tell a guesser something.
 */
export const signInSchema = v.object({
  account: accountSchema,
  password: v.pipe(
    v.string(localizedMessage(passwordTexts.required)),
    v.minLength(1, localizedMessage(passwordTexts.required)),
    v.maxLength(longestTypedPassword, localizedMessage(passwordTexts.tooLong)),
  ),
});
