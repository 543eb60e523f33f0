import * as v from "valibot";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { longestStaffPassword, shortestStaffPassword } from "./constants.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  email: {
    "en-US": "Invalid email address",
    "id-ID": "Alamat email tidak valid",
    "vi-VN": "Địa chỉ e-mail không hợp lệ",
    "zh-CN": "邮箱地址无效",
  },
  code: {
    "en-US": "6 digits from your app, or a recovery code",
    "id-ID": "6 angka dari aplikasi Anda, atau kode pemulihan",
    "vi-VN": "6 chữ số từ ứng dụng của bạn, hoặc mã khôi phục",
    "zh-CN": "应用中的 6 位数字，或恢复码",
  },
  short: {
    "en-US": `At least ${shortestStaffPassword} characters`,
    "id-ID": `Sedikitnya ${shortestStaffPassword} karakter`,
    "vi-VN": `Ít nhất ${shortestStaffPassword} ký tự`,
    "zh-CN": `至少 ${shortestStaffPassword} 个字符`,
  },
} as const;

const filled = (longest: number) =>
  v.pipe(
    v.string(localizedMessage(texts.required)),
    v.check((typed) => typed.trim() !== "", localizedMessage(texts.required)),
    v.maxLength(longest),
  );

const trimmed = (longest: number) =>
  v.pipe(
    filled(longest),
    v.transform((typed) => typed.trim()),
  );

const email = v.pipe(
  filled(254),
  v.check((typed) => asEmailAddress(typed, { plus: true }) !== null, localizedMessage(texts.email)),
  v.transform((typed) => typed.trim().toLowerCase()),
);

/** Spaces and dashes are for readability and are removed. */
const bare = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** The first step. */
export const staffSignInSchema = v.object({ email, password: filled(longestStaffPassword) });

/** The second step: an authenticator code or a recovery code. */
export const staffCodeSchema = v.object({
  code: v.pipe(filled(40), v.transform(bare), v.regex(/^(\d{6}|[A-Z0-9]{12})$/, localizedMessage(texts.code))),
});

/** The first administrator of a new shop, with the code that its start printed. */
export const staffSetUpSchema = v.object({
  code: v.pipe(filled(40), v.transform(bare)),
  email,
  name: trimmed(80),
  shopName: trimmed(60),
  password: v.pipe(filled(longestStaffPassword), v.minLength(shortestStaffPassword, localizedMessage(texts.short))),
});

/** The first password, with the code that came with the account. */
export const staffPasswordSchema = v.object({
  email,
  welcomeCode: v.pipe(filled(40), v.transform(bare)),
  password: v.pipe(filled(longestStaffPassword), v.minLength(shortestStaffPassword, localizedMessage(texts.short))),
});
