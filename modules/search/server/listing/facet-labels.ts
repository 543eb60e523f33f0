import type { Locale, Texts } from "#kit/core/locale.ts";
import type { Facet } from "../../contract/facets.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

export const facetLabels: Readonly<Record<Facet, Texts>> = {
  category: texts("Category", "Kategori", "Danh mục", "分类"),
  brand: texts("Brand", "Merek", "Thương hiệu", "品牌"),
  price: texts("Price", "Harga", "Giá", "价格"),
  size: texts("Size", "Ukuran", "Kích cỡ", "尺码"),
  color: texts("Colour", "Warna", "Màu", "颜色"),
  availability: texts("Availability", "Ketersediaan", "Tình trạng", "库存"),
};

export const availabilityLabels = {
  IN_STOCK: texts("In stock", "Tersedia", "Còn hàng", "有货"),
  SOLD_OUT: texts("Sold out", "Habis", "Hết hàng", "售罄"),
} as const;

type PriceLabels = { under(to: string): string; between(from: string, to: string): string; over(from: string): string };
const between = (from: string, to: string) => `${from} – ${to}`;

export const priceLabels: Readonly<Record<Locale, PriceLabels>> = {
  "en-US": { under: (to) => `Under ${to}`, between, over: (from) => `${from} and more` },
  "id-ID": { under: (to) => `Di bawah ${to}`, between, over: (from) => `${from} ke atas` },
  "vi-VN": { under: (to) => `Dưới ${to}`, between, over: (from) => `Từ ${from}` },
  "zh-CN": { under: (to) => `${to} 以下`, between, over: (from) => `${from} 以上` },
};
