import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { type Combination, combinationOf } from "../../contract/combination.ts";
import type { Promotion } from "../promotion.ts";
import { conditionText } from "./condition-text.ts";

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

type Remarked = Pick<Promotion, "kind" | "exclusive" | "stackable" | "priceFrom" | "priceUntil" | "audience">;

/** The editor's remark, followed by whom the promotion is for, the prices it applies to and how it combines with others. */
export function remarkText(promotion: Remarked, remark: string, locale: Locale): string {
  const combination = combinationOf(promotion);
  const texts = combination && combinationTexts[combination];
  return [remark, conditionText(promotion, locale), texts ? texts[locale] || texts[fallbackLocale] : ""]
    .filter((text) => text !== "")
    .join(" ");
}
