import type { Texts } from "#kit/core/locale.ts";
import type { TooManyTries } from "./limited-attempt.ts";

export const wrongPassword: Texts = {
  "en-US": "E-mail or password is wrong.",
  "id-ID": "Email atau kata sandi salah.",
  "vi-VN": "E-mail hoặc mật khẩu không đúng.",
  "zh-CN": "邮箱或密码错误。",
};

export const wrongCode: Texts = {
  "en-US": "This code is wrong, or was used already. Wait for the next one.",
  "id-ID": "Kode ini salah atau sudah dipakai. Tunggu kode berikutnya.",
  "vi-VN": "Mã này sai hoặc đã được dùng. Hãy đợi mã tiếp theo.",
  "zh-CN": "此验证码错误或已使用，请等待下一个。",
};

export const wrongWelcome: Texts = {
  "en-US": "E-mail or code is wrong, or the code has run out.",
  "id-ID": "Email atau kode salah, atau kode sudah kedaluwarsa.",
  "vi-VN": "E-mail hoặc mã không đúng, hoặc mã đã hết hạn.",
  "zh-CN": "邮箱或代码错误，或代码已过期。",
};

export const commonPassword: Texts = {
  "en-US": "This password is too easy to guess, or was leaked elsewhere.",
  "id-ID": "Kata sandi ini terlalu mudah ditebak, atau pernah bocor di tempat lain.",
  "vi-VN": "Mật khẩu này quá dễ đoán hoặc đã bị lộ ở nơi khác.",
  "zh-CN": "此密码太容易被猜到，或曾在别处泄露。",
};

export const busy: Texts = {
  "en-US": "Too much is going on right now. Please try again in a moment.",
  "id-ID": "Sedang terlalu sibuk. Silakan coba sebentar lagi.",
  "vi-VN": "Hệ thống đang bận. Vui lòng thử lại sau giây lát.",
  "zh-CN": "当前繁忙，请稍后再试。",
};

export const startAgain: Texts = {
  "en-US": "That took too long. Please sign in again.",
  "id-ID": "Waktu habis. Silakan masuk lagi.",
  "vi-VN": "Quá thời gian. Vui lòng đăng nhập lại.",
  "zh-CN": "超时了，请重新登录。",
};

export const tooManyTries = ({ retryAfterSeconds }: TooManyTries): Texts => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return {
    "en-US": `Too many tries. Please wait ${minutes} min.`,
    "id-ID": `Terlalu banyak percobaan. Tunggu ${minutes} menit.`,
    "vi-VN": `Quá nhiều lần thử. Vui lòng đợi ${minutes} phút.`,
    "zh-CN": `尝试次数过多，请等待 ${minutes} 分钟。`,
  };
};
