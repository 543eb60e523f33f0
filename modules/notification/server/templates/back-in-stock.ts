import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

const back: Texts = {
  "en-US": "Back in stock: {product}",
  "id-ID": "Tersedia lagi: {product}",
  "vi-VN": "Đã có hàng trở lại: {product}",
  "zh-CN": "已到货：{product}",
};

const title: Texts = {
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

const nameOf = ({ productName, choice }: MessageData["backInStock"]) =>
  choice === "" ? productName : `${productName} (${choice})`;

/** Sent for a reminder: the product is available again. */
export const backInStock = templateFor<MessageData["backInStock"]>()({
  variants: {
    "": {
      email: {
        subject: subject(back),
        heading: heading(title),
        news: paragraph(news),
        advice: paragraph(advice),
        button: button(look),
      },
      short: { text: short(joined(" ", news, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "product", "link"],
  facts: (data, { shop }) => ({ shop: shop.name, product: nameOf(data), link: `${shop.url}${data.path}` }),
  short: (_data, words) => words.text("text"),
  email: ({ productName, path }, words, { shop }) => ({
    subject: words.text("subject", { product: productName }),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: `${shop.url}${path}` },
    ],
  }),
});
