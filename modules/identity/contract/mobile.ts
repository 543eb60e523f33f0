import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { hasMobileLength, type MobileBounds, mobileBounds, nationalPart } from "#kit/core/mobile-number.ts";

export {
  longestPhoneText,
  type MobileBounds,
  maskedMobile,
  normaliseMobile,
  shownMobile,
} from "#kit/core/mobile-number.ts";

export const mobileTexts = {
  required: {
    "en-US": "Please enter your mobile phone",
    "id-ID": "Silakan masukkan nomor ponsel Anda",
    "vi-VN": "Vui lòng nhập số di động của bạn",
    "zh-CN": "请输入您的手机号码",
  },
  digits: {
    "en-US": "Please input mobile number with 8 to 13 digits",
    "id-ID": "Silakan masukkan nomor ponsel 8 sampai 13 digit",
    "vi-VN": "Vui lòng nhập số di động gồm 8 đến 13 chữ số",
    "zh-CN": "请输入 8 到 13 位数字的手机号码",
  },
  invalid: {
    "en-US": "Invalid phone number",
    "id-ID": "Nomor telepon tidak valid",
    "vi-VN": "Số điện thoại không hợp lệ",
    "zh-CN": "手机号码无效",
  },
  incorrect: {
    "en-US": "Please input the correct phone number",
    "id-ID": "Silakan masukkan nomor telepon yang benar",
    "vi-VN": "Vui lòng nhập đúng số điện thoại",
    "zh-CN": "请输入正确的手机号码",
  },
} as const;

/** Validates and normalizes a mobile number. */
export const mobileSchema = (bounds: MobileBounds = mobileBounds) =>
  v.pipe(
    v.string(localizedMessage(mobileTexts.required)),
    v.check((typed) => typed.trim() !== "", localizedMessage(mobileTexts.required)),
    v.transform(nationalPart),
    v.check((national) => hasMobileLength(national, bounds), localizedMessage(mobileTexts.digits)),
    v.startsWith("8", localizedMessage(mobileTexts.invalid)),
    v.transform((national) => `+62${national}`),
  );

/**
 * The optional number of a sign-up form. The form's own pattern, nine digits and more, only gives other messages for a number
 * that is too short or too long (VA-04, D-08); which numbers are valid is the same everywhere.
 */
export const signUpMobileSchema = (bounds: MobileBounds = mobileBounds) =>
  v.pipe(
    v.string(localizedMessage(mobileTexts.incorrect)),
    v.transform(nationalPart),
    v.check(
      (national) => national === "" || hasMobileLength(national, bounds),
      localizedMessage(mobileTexts.incorrect),
    ),
    v.check((national) => national === "" || national.startsWith("8"), localizedMessage(mobileTexts.invalid)),
    v.transform((national) => (national === "" ? null : `+62${national}`)),
  );
