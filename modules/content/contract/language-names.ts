import type { Texts } from "#kit/core/locale.ts";

/** Language names in messages to editors. */
export const languageNames: Texts = {
  "en-US": "English",
  "id-ID": "Indonesian",
  "vi-VN": "Vietnamese",
  "zh-CN": "Chinese",
};
