import type { Locale, Texts } from "../../core/locale.ts";
import { ApiError, networkErrorText, unknownErrorText } from "../../graphql/client.ts";

/** The texts of the error catalogue in every language; the server's messages are localized already. */
const documented: Readonly<Record<string, Texts>> = {
  [networkErrorText]: {
    "en-US": networkErrorText,
    "id-ID": "Kesalahan server internal.",
    "vi-VN": "Lỗi máy chủ nội bộ.",
    "zh-CN": "服务器内部错误。",
  },
  [unknownErrorText]: {
    "en-US": unknownErrorText,
    "id-ID": "Terjadi kesalahan. Silakan coba lagi nanti.",
    "vi-VN": "Đã xảy ra lỗi. Vui lòng thử lại sau.",
    "zh-CN": "发生错误，请稍后重试。",
  },
};

/** The page's text for a failed call, followed by the error catalogue's text or the server's first message. */
export function failureText(pageText: string, problem: unknown, locale: Locale): string {
  if (!(problem instanceof ApiError)) return pageText;
  const detail = documented[problem.message]?.[locale] ?? problem.message;
  return detail === pageText ? pageText : `${pageText} (${detail})`;
}
