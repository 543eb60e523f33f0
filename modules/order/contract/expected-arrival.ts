import { formatDate } from "#kit/core/date-format.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import { arrivalWindow } from "#modules/shipping/contract/arrival-window.ts";

type Expected = {
  /** Working days from and to; null for store pickup. */
  readonly days: readonly [from: number, to: number] | null;
  /** The day a pre-order is released, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
  readonly placedAt: Date;
};

const inDays = (from: number, to: number): Texts => ({
  "en-US": to === 1 ? "1 working day" : from === to ? `${to} working days` : `${from}–${to} working days`,
  "id-ID": from === to ? `${to} hari kerja` : `${from}–${to} hari kerja`,
  "vi-VN": from === to ? `${to} ngày làm việc` : `${from}–${to} ngày làm việc`,
  "zh-CN": from === to ? `${to} 个工作日` : `${from}–${to} 个工作日`,
});

const between = (from: string, to: string): Texts => ({
  "en-US": `Pre-order: arrives ${from} – ${to}`,
  "id-ID": `Pra-pesan: tiba ${from} – ${to}`,
  "vi-VN": `Đặt trước: giao ${from} – ${to}`,
  "zh-CN": `预售：预计 ${from} – ${to} 送达`,
});

const ready = (day: string): Texts => ({
  "en-US": `Pre-order: at the store from ${day}`,
  "id-ID": `Pra-pesan: tersedia di toko mulai ${day}`,
  "vi-VN": `Đặt trước: có tại cửa hàng từ ${day}`,
  "zh-CN": `预售：${day} 起可到店领取`,
});

/** The expected arrival as text. A pre-order counts from its release day (D-80). */
export function expectedArrival({ days, shipsFrom, placedAt }: Expected, locale: Locale): string | null {
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), locale);
  if (shipsFrom === null) return days && inDays(days[0], days[1])[locale];
  if (days === null) return ready(written(shipsFrom))[locale];
  const { first, last } = arrivalWindow(placedAt, days, shipsFrom);
  return between(written(first), written(last))[locale];
}
