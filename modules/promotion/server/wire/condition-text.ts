import { rp } from "#kit/core/format-rupiah.ts";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { Audience } from "../../contract/audience.ts";
import type { PriceBounds } from "../../contract/pricing/price-bounds.ts";

/** The prices a promotion applies to: a page may show an SKU that has another one. */
const priceTexts: Readonly<Record<"from" | "until" | "between", Texts>> = {
  from: {
    "en-US": "For items priced {from} or more.",
    "id-ID": "Untuk barang seharga {from} atau lebih.",
    "vi-VN": "Cho sản phẩm có giá từ {from} trở lên.",
    "zh-CN": "适用于价格不低于 {from} 的商品。",
  },
  until: {
    "en-US": "For items priced {until} or less.",
    "id-ID": "Untuk barang seharga {until} atau kurang.",
    "vi-VN": "Cho sản phẩm có giá từ {until} trở xuống.",
    "zh-CN": "适用于价格不高于 {until} 的商品。",
  },
  between: {
    "en-US": "For items priced {from} to {until}.",
    "id-ID": "Untuk barang seharga {from} sampai {until}.",
    "vi-VN": "Cho sản phẩm có giá từ {from} đến {until}.",
    "zh-CN": "适用于价格在 {from} 至 {until} 之间的商品。",
  },
};

/** Pages are the same for everyone, so they say for whom a promotion is. */
const audienceTexts: Readonly<Record<Audience, Texts>> = {
  members: {
    "en-US": "For customers who are logged in.",
    "id-ID": "Untuk pelanggan yang sudah masuk.",
    "vi-VN": "Dành cho khách hàng đã đăng nhập.",
    "zh-CN": "仅限已登录的顾客。",
  },
  clubMembers: {
    "en-US": "For members of MAPCLUB who are logged in.",
    "id-ID": "Untuk anggota MAPCLUB yang sudah masuk.",
    "vi-VN": "Dành cho hội viên MAPCLUB đã đăng nhập.",
    "zh-CN": "仅限已登录的 MAPCLUB 会员。",
  },
};

function priceText({ priceFrom, priceUntil }: PriceBounds, locale: Locale): string {
  if (priceFrom === null && priceUntil === null) return "";
  const texts = priceTexts[priceFrom === null ? "until" : priceUntil === null ? "from" : "between"];
  return (texts[locale] || texts[fallbackLocale])
    .replace("{from}", rp(priceFrom ?? 0))
    .replace("{until}", rp(priceUntil ?? 0));
}

/** For whom and for which prices a promotion is; empty for everyone at any price. */
export function conditionText(promotion: PriceBounds & { readonly audience: Audience | null }, locale: Locale): string {
  const whom = promotion.audience && audienceTexts[promotion.audience];
  return [whom ? whom[locale] || whom[fallbackLocale] : "", priceText(promotion, locale)].filter(Boolean).join(" ");
}
