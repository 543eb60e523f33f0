import { jakartaTime } from "./jakarta-day.ts";
import type { Locale } from "./locale.ts";

const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  "en-US": split("January February March April May June July August September October November December"),
  "id-ID": split("Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember"),
  "vi-VN": Array.from({ length: 12 }, (_, index) => `tháng ${index + 1}`),
  "zh-CN": split("一 二 三 四 五 六 七 八 九 十 十一 十二").map((number) => `${number}月`),
};

/** "15 November 2026", by Jakarta's calendar. Own code rather than Intl, so that server and browser cannot differ. */
export function formatDate(moment: Date, locale: Locale): string {
  const { year, month, day } = jakartaTime(moment);
  return `${String(day).padStart(2, "0")} ${monthNames[locale][month - 1]} ${year}`;
}

/** "November 2026", of a month such as "2026-11". */
export const formatMonth = (month: string, locale: Locale): string =>
  `${monthNames[locale][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

function split(names: string): readonly string[] {
  return names.split(" ");
}
