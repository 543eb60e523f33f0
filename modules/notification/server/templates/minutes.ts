import type { Locale } from "#kit/core/locale.ts";

const many: Readonly<Record<Locale, string>> = {
  "en-US": " minutes",
  "id-ID": " menit",
  "vi-VN": " phút",
  "zh-CN": " 分钟",
};

/** "5 minutes" in the receiver's language; only English has a singular form. */
export function minutes(count: number, locale: Locale): string {
  return locale === "en-US" && count === 1 ? "1 minute" : `${count}${many[locale]}`;
}
