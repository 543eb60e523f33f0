import { jakartaTime } from "./jakarta-day.ts";
import type { Locale } from "./locale.ts";

const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  "en-US": split("January February March April May June July August September October November December"),
  "id-ID": split("Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember"),
  "vi-VN": Array.from({ length: 12 }, (_, index) => `tháng ${index + 1}`),
  "zh-CN": split("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
};

/** "15 November 2026 | 09:05:00", by Jakarta's clock. Own code rather than Intl, so that server and browser cannot differ. */
export function formatDateTime(moment: Date, locale: Locale): string {
  const time = jakartaTime(moment);
  return `${formatDate(moment, locale)} | ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

/** "15 November 2026", by Jakarta's calendar. */
export function formatDate(moment: Date, locale: Locale): string {
  const { year, month, day } = jakartaTime(moment);
  return `${two(day)} ${monthNames[locale][month - 1]} ${String(year).padStart(4, "0")}`;
}

/** "15/11/2026", by Jakarta's calendar: figures are the same in every language. */
export function formatDay(moment: Date): string {
  const { year, month, day } = jakartaTime(moment);
  return `${two(day)}/${two(month)}/${String(year).padStart(4, "0")}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

function split(names: string): readonly string[] {
  return names.split(" ");
}
