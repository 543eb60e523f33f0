import type { Failure } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";

/** Why no message was sent. */
export type SendFailure = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** Why a code was refused. */
export type CodeFailure =
  | { readonly code: "OTP_INVALID" }
  | { readonly code: "OTP_EXPIRED" }
  | { readonly code: "OTP_TOO_MANY" };

/** Messages for code failures; operations spread them into their own `failures`. */
export const codeFailureTexts = {
  OTP_INVALID: {
    "en-US": "This code is not right. Please check it and try again.",
    "id-ID": "Kode ini salah. Silakan periksa dan coba lagi.",
    "vi-VN": "Mã này không đúng. Vui lòng kiểm tra và thử lại.",
    "zh-CN": "验证码不正确，请核对后重试。",
  },
  OTP_EXPIRED: {
    "en-US": "This code is no longer valid. Please ask for a new one.",
    "id-ID": "Kode ini sudah tidak berlaku. Silakan minta kode baru.",
    "vi-VN": "Mã này không còn hiệu lực. Vui lòng yêu cầu mã mới.",
    "zh-CN": "此验证码已失效，请重新获取。",
  },
  OTP_TOO_MANY: {
    "en-US": "Too many wrong codes. Please ask for a new one, or try again tomorrow.",
    "id-ID": "Terlalu banyak kode salah. Silakan minta kode baru, atau coba lagi besok.",
    "vi-VN": "Quá nhiều mã sai. Vui lòng yêu cầu mã mới hoặc thử lại vào ngày mai.",
    "zh-CN": "验证码错误次数过多，请重新获取或明天再试。",
  },
} satisfies FailureTexts<CodeFailure>;

const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

/** Message for a refused send: the wait in seconds while it is short, then in minutes. */
export const sendFailureTexts = {
  RATE_LIMITED: ({ retryAfterSeconds: seconds = 60 }: Failure & { readonly retryAfterSeconds?: number }) =>
    seconds <= 90
      ? {
          "en-US": `Please wait ${seconds} seconds before you ask for another code.`,
          "id-ID": `Silakan tunggu ${seconds} detik sebelum meminta kode lagi.`,
          "vi-VN": `Vui lòng đợi ${seconds} giây trước khi yêu cầu mã khác.`,
          "zh-CN": `请等待 ${seconds} 秒后再获取验证码。`,
        }
      : {
          "en-US": `Too many codes were asked for. Please try again in ${minutesOf(seconds)} minutes.`,
          "id-ID": `Terlalu banyak kode diminta. Silakan coba lagi dalam ${minutesOf(seconds)} menit.`,
          "vi-VN": `Đã yêu cầu quá nhiều mã. Vui lòng thử lại sau ${minutesOf(seconds)} phút.`,
          "zh-CN": `获取验证码过于频繁，请在 ${minutesOf(seconds)} 分钟后重试。`,
        },
} satisfies FailureTexts<SendFailure>;
