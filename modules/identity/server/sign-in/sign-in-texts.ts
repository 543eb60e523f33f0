import type { Texts } from "#kit/core/locale.ts";

/** One message for every refused sign-in: it does not reveal whether the account exists (D-04). */
export const loginFailed: Texts = {
  "en-US": "These do not match. Please check your email or mobile number and your password.",
  "id-ID": "Data tidak cocok. Periksa email atau nomor ponsel serta kata sandi Anda.",
  "vi-VN": "Thông tin không khớp. Vui lòng kiểm tra e-mail hoặc số di động và mật khẩu.",
  "zh-CN": "信息不匹配，请检查您的邮箱或手机号码和密码。",
};

/** The wait in whole minutes. */
export function tooManyAttempts({ retryAfterSeconds }: { readonly retryAfterSeconds: number }): Texts {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return {
    "en-US": `Too many tries. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    "id-ID": `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
    "vi-VN": `Quá nhiều lần thử. Vui lòng thử lại sau ${minutes} phút.`,
    "zh-CN": `尝试次数过多，请在 ${minutes} 分钟后再试。`,
  };
}
