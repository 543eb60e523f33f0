import { rp } from "#kit/core/format-rupiah.ts";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { Audience } from "../../contract/audience.ts";
import { type Combination, combinationOf } from "../../contract/combination.ts";
import type { PriceBounds } from "../../contract/pricing/price-bounds.ts";
import type { Promotion } from "../promotion.ts";

/**
 * Texts about how promotions combine (D-37), derived from the flags the engine reads, so that pages and prices agree.
 */
const combinationTexts: Readonly<Record<Combination, Texts>> = {
  lastItemPromotion: {
    "en-US": "No further item promotion is added to it. Flash prices, order promotions and coupons still count.",
    "id-ID": "Tidak ditambah promo barang berikutnya. Harga flash sale, promo pesanan, dan kupon tetap berlaku.",
    "vi-VN":
      "Không cộng thêm khuyến mãi sản phẩm nào sau đó. Giá flash sale, ưu đãi đơn hàng và mã giảm giá vẫn được tính.",
    "zh-CN": "此后不再叠加其他单品促销；限时抢购价、订单促销和优惠券仍可使用。",
  },
  oneItemPromotion: {
    "en-US": "One such item promotion counts for each line. Flash prices, order promotions and coupons count besides.",
    "id-ID":
      "Satu promo barang seperti ini untuk setiap baris. Harga flash sale, promo pesanan, dan kupon tetap berlaku.",
    "vi-VN":
      "Mỗi dòng hàng chỉ tính một khuyến mãi sản phẩm như vậy. Giá flash sale, ưu đãi đơn hàng và mã giảm giá vẫn được tính.",
    "zh-CN": "每行商品仅计一项此类单品促销；限时抢购价、订单促销和优惠券另计。",
  },
  addedToOthers: {
    "en-US": "Added to other promotions.",
    "id-ID": "Digabung dengan promo lain.",
    "vi-VN": "Cộng dồn với khuyến mãi khác.",
    "zh-CN": "可与其他促销叠加。",
  },
  lastOrderPromotion: {
    "en-US": "No further order promotion is added for these items. Coupons still count.",
    "id-ID": "Tidak ditambah promo pesanan berikutnya untuk barang ini. Kupon tetap berlaku.",
    "vi-VN": "Không cộng thêm ưu đãi đơn hàng nào sau đó cho các sản phẩm này. Mã giảm giá vẫn được tính.",
    "zh-CN": "这些商品此后不再叠加其他订单促销；优惠券仍可使用。",
  },
  lastFreeDelivery: {
    "en-US": "No further delivery promotion is added for these items.",
    "id-ID": "Tidak ditambah promo pengiriman berikutnya untuk barang ini.",
    "vi-VN": "Không cộng thêm ưu đãi giao hàng nào sau đó cho các sản phẩm này.",
    "zh-CN": "这些商品此后不再叠加其他运费促销。",
  },
};

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

type Remarked = Pick<Promotion, "kind" | "exclusive" | "stackable" | "priceFrom" | "priceUntil" | "audience">;

/** The editor's remark, followed by whom the promotion is for, the prices it applies to and how it combines with others. */
export function remarkText(promotion: Remarked, remark: string, locale: Locale): string {
  const combination = combinationOf(promotion);
  const texts = combination && combinationTexts[combination];
  const whom = promotion.audience && audienceTexts[promotion.audience];
  const own = [remark, whom ? whom[locale] || whom[fallbackLocale] : "", priceText(promotion, locale)];
  return [...own, texts ? texts[locale] || texts[fallbackLocale] : ""].filter((text) => text !== "").join(" ");
}
