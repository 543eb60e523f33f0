import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["clubLinkChanged"];

const headings: Readonly<Record<Data["event"], Texts>> = {
  linked: {
    "en-US": "Your account is linked to MAPCLUB",
    "id-ID": "Akun Anda terhubung dengan MAPCLUB",
    "vi-VN": "Tài khoản của bạn đã liên kết với MAPCLUB",
    "zh-CN": "您的账户已关联 MAPCLUB",
  },
  unlinked: {
    "en-US": "Your account is no longer linked to MAPCLUB",
    "id-ID": "Akun Anda tidak lagi terhubung dengan MAPCLUB",
    "vi-VN": "Tài khoản của bạn không còn liên kết với MAPCLUB",
    "zh-CN": "您的账户已取消关联 MAPCLUB",
  },
  taken: {
    "en-US": "Your MAPCLUB account is linked to another account now",
    "id-ID": "Akun MAPCLUB Anda kini terhubung dengan akun lain",
    "vi-VN": "Tài khoản MAPCLUB của bạn hiện liên kết với một tài khoản khác",
    "zh-CN": "您的 MAPCLUB 账户现已关联到另一个账户",
  },
};

const news: Readonly<Record<Data["event"], Texts>> = {
  linked: {
    "en-US": "From now on you collect points at {shop} and can pay with them.",
    "id-ID": "Mulai sekarang Anda mengumpulkan poin di {shop} dan dapat membayar dengannya.",
    "vi-VN": "Từ nay bạn tích điểm tại {shop} và có thể thanh toán bằng điểm.",
    "zh-CN": "从现在起，您可以在 {shop} 累积积分并用积分付款。",
  },
  unlinked: {
    "en-US": "You collect no points at {shop} any more. The points you have stay yours at MAPCLUB.",
    "id-ID": "Anda tidak lagi mengumpulkan poin di {shop}. Poin yang Anda miliki tetap milik Anda di MAPCLUB.",
    "vi-VN": "Bạn không còn tích điểm tại {shop}. Điểm hiện có vẫn là của bạn tại MAPCLUB.",
    "zh-CN": "您在 {shop} 不再累积积分。已有积分仍保留在您的 MAPCLUB 账户中。",
  },
  taken: {
    "en-US":
      "Somebody who knows its password has linked it to another account of {shop}. This account collects no points any more.",
    "id-ID":
      "Seseorang yang mengetahui kata sandinya telah menghubungkannya dengan akun lain di {shop}. Akun ini tidak lagi mengumpulkan poin.",
    "vi-VN":
      "Người biết mật khẩu đã liên kết nó với một tài khoản khác tại {shop}. Tài khoản này không còn tích điểm nữa.",
    "zh-CN": "知道其密码的人已将其关联到 {shop} 的另一个账户。此账户不再累积积分。",
  },
};

const advice: Texts = {
  "en-US": "If this was not you, change your MAPCLUB password and tell us at once.",
  "id-ID": "Jika bukan Anda yang melakukannya, ganti kata sandi MAPCLUB Anda dan segera kabari kami.",
  "vi-VN": "Nếu không phải bạn, hãy đổi mật khẩu MAPCLUB và báo cho chúng tôi ngay.",
  "zh-CN": "如果不是您本人操作，请修改 MAPCLUB 密码并立即告知我们。",
};

const tell: Texts = {
  "en-US": "It was not me",
  "id-ID": "Bukan saya",
  "vi-VN": "Không phải tôi",
  "zh-CN": "不是我本人",
};

const contactUrl = (shop: ShopCard) => `${shop.url}/contact-us`;
const textsOf = (event: Data["event"]) => ({
  email: {
    subject: subject(headings[event]),
    heading: heading(headings[event]),
    news: paragraph(news[event]),
    advice: paragraph(advice),
    button: button(tell),
  },
  short: { text: short(joined(" ", joined("", headings[event], "."), news[event], advice, "{link}")) },
});

/** Reports a change of the link between account and loyalty club. */
export const clubLinkChanged = templateFor<Data>()({
  variants: { linked: textsOf("linked"), unlinked: textsOf("unlinked"), taken: textsOf("taken") },
  variantOf: ({ event }) => event,
  placeholders: ["shop", "link"],
  facts: (_data, { shop }) => ({ shop: shop.name, link: contactUrl(shop) }),
  short: (_data, words) => words.text("text"),
  email: (_data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: contactUrl(shop) },
    ],
  }),
});
