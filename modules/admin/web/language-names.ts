import type { Locale } from "#kit/core/locale.ts";

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  "en-US": "English",
  "id-ID": "Bahasa Indonesia",
  "vi-VN": "Tiếng Việt",
  "zh-CN": "简体中文",
};
