import type { Texts } from "#kit/core/locale.ts";

/** One sentence in the order of the languages: English, Indonesian, Vietnamese, Chinese. */
export const text = (english: string, indonesian: string, vietnamese: string, chinese: string): Texts => ({
  "en-US": english,
  "id-ID": indonesian,
  "vi-VN": vietnamese,
  "zh-CN": chinese,
});

/** Puts values where the sentence has their names in braces. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
