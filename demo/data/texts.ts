import type { Texts } from "#kit/core/locale.ts";

/** One text in the shop's four languages, in the order English, Indonesian, Vietnamese, Chinese. */
export const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});
