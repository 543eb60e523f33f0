import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

/** Never truncated, and limited so that hashing cannot be used for denial of service (D-05). */
export const longestPassword = 64;
const shortestPassword = 6;

export const passwordTexts = {
  required: {
    "en-US": "Please enter your password",
    "id-ID": "Silakan masukkan kata sandi Anda",
    "vi-VN": "Vui lòng nhập mật khẩu của bạn",
    "zh-CN": "请输入您的密码",
  },
  weak: {
    "en-US": "The value must contain alphanumeric special characters And at least six",
    "id-ID": "Kata sandi harus berisi huruf, angka dan karakter khusus, paling sedikit enam",
    "vi-VN": "Mật khẩu phải có chữ cái, chữ số và ký tự đặc biệt, ít nhất sáu ký tự",
    "zh-CN": "密码须包含字母、数字和特殊字符，且至少六位",
  },
  tooLong: {
    "en-US": "Please use at most 64 characters",
    "id-ID": "Gunakan paling banyak 64 karakter",
    "vi-VN": "Vui lòng dùng tối đa 64 ký tự",
    "zh-CN": "最多 64 个字符",
  },
  common: {
    "en-US": "This password is common or was leaked elsewhere. Please choose another.",
    "id-ID": "Kata sandi ini umum atau pernah bocor di tempat lain. Silakan pilih yang lain.",
    "vi-VN": "Mật khẩu này phổ biến hoặc đã bị lộ ở nơi khác. Vui lòng chọn mật khẩu khác.",
    "zh-CN": "此密码过于常见或曾在别处泄露，请换一个。",
  },
  repeat: {
    "en-US": "Please enter the password once more",
    "id-ID": "Silakan masukkan kata sandi sekali lagi",
    "vi-VN": "Vui lòng nhập lại mật khẩu",
    "zh-CN": "请再次输入密码",
  },
  differ: {
    "en-US": "The password you entered are not the same",
    "id-ID": "Kata sandi yang Anda masukkan tidak sama",
    "vi-VN": "Hai mật khẩu bạn nhập không giống nhau",
    "zh-CN": "两次输入的密码不一致",
  },
} as const;

const isStrong = (password: string): boolean =>
  [...password].length >= shortestPassword &&
  /\p{L}/u.test(password) &&
  /\d/.test(password) &&
  /[^\p{L}\p{N}]/u.test(password);

/** A new password: not empty, long enough, with a letter, a digit and a special character (VA-14, VA-15). Not trimmed. */
export const passwordSchema = v.pipe(
  v.string(localizedMessage(passwordTexts.required)),
  v.minLength(1, localizedMessage(passwordTexts.required)),
  v.check(isStrong, localizedMessage(passwordTexts.weak)),
  v.check((password) => [...password].length <= longestPassword, localizedMessage(passwordTexts.tooLong)),
);

/** The repeated password; `samePassword` compares it with the first. */
export const rePasswordSchema = v.pipe(
  v.string(localizedMessage(passwordTexts.repeat)),
  v.minLength(1, localizedMessage(passwordTexts.repeat)),
);

type Pair = { readonly password: string; readonly rePassword: string };

/** Compares both fields of an object schema: `v.pipe(v.object({…}), samePassword())`. Reports at the second field (VA-18). */
export const samePassword = <Form extends Pair>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    // Compared even if other fields are invalid, once both passwords are present.
    const { password, rePassword } = dataset.value as Partial<Pair>;
    if (!rePassword || password === rePassword) return;
    addIssue({
      message: localizedMessage(passwordTexts.differ),
      path: [
        {
          type: "object",
          origin: "value",
          input: { ...(dataset.value as Form) },
          key: "rePassword",
          value: rePassword,
        },
      ],
    });
  });

/** The looser pattern of old accounts (VA-17): such a text may be an existing password; new ones need more. */
export const mayBeOldPassword = (password: string): boolean =>
  password.length >= 6 && password.length <= 16 && /\d/.test(password) && /[a-z]/.test(password);
