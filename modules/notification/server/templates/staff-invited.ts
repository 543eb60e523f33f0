import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["staffInvited"];

const title: Texts = {
  "en-US": "Your account in the back office",
  "id-ID": "Akun Anda di admin toko",
  "vi-VN": "Tài khoản của bạn tại trang quản trị",
  "zh-CN": "您的管理后台账号",
};

const news: Texts = {
  "en-US": "Hello {name}, you work at {shop}. Choose your password, then set up the second step on your telephone.",
  "id-ID": "Halo {name}, Anda bekerja di {shop}. Pilih kata sandi Anda, lalu siapkan langkah kedua di ponsel.",
  "vi-VN": "Xin chào {name}, bạn làm việc tại {shop}. Hãy chọn mật khẩu rồi thiết lập bước thứ hai trên điện thoại.",
  "zh-CN": "{name}，您好！您是 {shop} 的工作人员。请设置密码，然后在手机上设置第二步验证。",
};

const advice: Texts = {
  "en-US": "The link and this code are good once, for {hours} hours. Give them to nobody.",
  "id-ID": "Tautan dan kode ini berlaku satu kali selama {hours} jam. Jangan berikan kepada siapa pun.",
  "vi-VN": "Liên kết và mã này dùng được một lần trong {hours} giờ. Đừng đưa cho ai.",
  "zh-CN": "链接和此代码仅可使用一次，{hours} 小时内有效。请勿告诉任何人。",
};

const choose: Texts = {
  "en-US": "Choose your password",
  "id-ID": "Pilih kata sandi Anda",
  "vi-VN": "Chọn mật khẩu",
  "zh-CN": "设置密码",
};

// In the fragment, which browsers do not send: the code appears neither in logs nor in referrers.
const urlOf = ({ email, code }: Data, shop: ShopCard) =>
  `${shop.adminUrl ?? shop.url}/admin/welcome#${new URLSearchParams({ email, code })}`;

/** Invites a staff member to choose a password. */
export const staffInvited = templateFor<Data>()({
  variants: {
    "": {
      email: {
        subject: subject(joined(" · ", title, "{shop}")),
        heading: heading(title),
        news: paragraph(news),
        advice: paragraph(advice),
        button: button(choose),
      },
      short: { text: short(joined(" ", news, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "name", "hours", "link"],
  facts: (data, { shop }) => ({
    shop: shop.name,
    name: data.name,
    hours: String(data.hours),
    link: urlOf(data, shop),
  }),
  short: (_data, words) => words.text("text"),
  email: (data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      { type: "code", code: data.code },
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: urlOf(data, shop) },
    ],
  }),
});
