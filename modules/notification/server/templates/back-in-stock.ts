import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const subject: Texts = {
  "en-US": "Back in stock: {product}",
  "id-ID": "Tersedia lagi: {product}",
  "vi-VN": "Đã có hàng trở lại: {product}",
  "zh-CN": "已到货：{product}",
};

const heading: Texts = {
  "en-US": "It is back",
  "id-ID": "Sudah tersedia lagi",
  "vi-VN": "Hàng đã về",
  "zh-CN": "到货了",
};

const news: Texts = {
  "en-US": "You asked us to tell you: {product} can be bought again at {shop}.",
  "id-ID": "Anda meminta kami mengabari: {product} dapat dibeli lagi di {shop}.",
  "vi-VN": "Bạn đã nhờ chúng tôi báo tin: {product} lại có thể mua tại {shop}.",
  "zh-CN": "您曾请我们通知您：{product} 在 {shop} 又可以购买了。",
};

const advice: Texts = {
  "en-US":
    "There are only a few, and nobody holds one for you: first come, first served. We will not write about it again.",
  "id-ID":
    "Jumlahnya terbatas dan tidak disimpan untuk siapa pun: siapa cepat, dia dapat. Kami tidak akan menulis tentang ini lagi.",
  "vi-VN":
    "Số lượng có hạn và không giữ riêng cho ai: ai đến trước được trước. Chúng tôi sẽ không viết về việc này nữa.",
  "zh-CN": "数量有限，不为任何人预留，先到先得。此事我们不会再次来信。",
};

const look: Texts = {
  "en-US": "Go to the product",
  "id-ID": "Lihat produknya",
  "vi-VN": "Xem sản phẩm",
  "zh-CN": "查看商品",
};

const named = ({ productName, choice }: MessageData["backInStock"]) =>
  choice === "" ? productName : `${productName} (${choice})`;

const sentence = (data: MessageData["backInStock"], shop: ShopCard, text: string) =>
  fill(text, { product: named(data), shop: shop.name });

/** Sent for a reminder: the product is available again. */
export const backInStock: Template<MessageData["backInStock"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: backInStock.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${sentence(data, shop, news[locale])} ${shop.url}${data.path}`,

  email: (data, shop, locale) => ({
    subject: fill(subject[locale], { product: data.productName }),
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: sentence(data, shop, news[locale]) },
      { type: "paragraph", text: advice[locale] },
      { type: "button", label: look[locale], url: `${shop.url}${data.path}` },
    ],
  }),
};
