import type { Texts } from "#kit/core/locale.ts";

/** How sentences to editors name the languages. */
export const languageNames: Texts = {
  "en-US": "English",
  "id-ID": "Indonesian",
  "vi-VN": "Vietnamese",
  "zh-CN": "Chinese",
};
