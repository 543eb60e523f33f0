import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const subject: Texts = {
  "en-US": "You are on the list of {shop}",
  "id-ID": "Anda ada di daftar {shop}",
  "vi-VN": "Bạn đã có trong danh sách của {shop}",
  "zh-CN": "您已加入 {shop} 的订阅名单",
};

const heading: Texts = {
  "en-US": "Good to have you here",
  "id-ID": "Senang Anda di sini",
  "vi-VN": "Rất vui có bạn ở đây",
  "zh-CN": "很高兴认识您",
};

const news: Texts = {
  "en-US": "Once a week {shop} writes to you: what is new, what is nearly gone, and what others have built.",
  "id-ID":
    "Seminggu sekali {shop} menulis kepada Anda: apa yang baru, apa yang hampir habis, dan apa yang disusun orang lain.",
  "vi-VN": "Mỗi tuần một lần {shop} viết cho bạn: điều gì mới, món gì sắp hết và người khác đã xếp được gì.",
  "zh-CN": "{shop} 每周给您写一封信：有什么新品、什么快卖完了、别人搭出了什么。",
};

const wayOut: Texts = {
  "en-US": "It was not you, or you have changed your mind? The link below ends it at once.",
  "id-ID": "Bukan Anda, atau berubah pikiran? Tautan di bawah menghentikannya seketika.",
  "vi-VN": "Không phải bạn, hay bạn đã đổi ý? Liên kết bên dưới sẽ dừng ngay lập tức.",
  "zh-CN": "不是您本人，或改变了主意？点击下方链接即可立即退订。",
};

const look: Texts = {
  "en-US": "Look around",
  "id-ID": "Lihat-lihat",
  "vi-VN": "Dạo một vòng",
  "zh-CN": "随便看看",
};

const unsubscribe: Texts = {
  "en-US": "Unsubscribe",
  "id-ID": "Berhenti berlangganan",
  "vi-VN": "Hủy đăng ký",
  "zh-CN": "退订",
};

const unsubscribeUrl = (token: string, shop: ShopCard) =>
  `${shop.url}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;

/** Confirms a subscription to the newsletter. Whoever did not ask for it ends it with one click. */
export const newsletterWelcome: Template<MessageData["newsletterWelcome"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: newsletterWelcome.sms(data, shop, locale) }),

  sms: ({ unsubscribeToken }, shop, locale) =>
    `${fill(news[locale], { shop: shop.name })} ${unsubscribe[locale]}: ${unsubscribeUrl(unsubscribeToken, shop)}`,

  email: ({ unsubscribeToken }, shop, locale) => ({
    subject: fill(subject[locale], { shop: shop.name }),
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: fill(news[locale], { shop: shop.name }) },
      { type: "paragraph", text: wayOut[locale] },
      { type: "button", label: look[locale], url: `${shop.url}/` },
    ],
    unsubscribe: { label: unsubscribe[locale], url: unsubscribeUrl(unsubscribeToken, shop) },
  }),
};
