import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

const welcome: Texts = {
  "en-US": "Welcome to {shop}",
  "id-ID": "Selamat datang di {shop}",
  "vi-VN": "Chào mừng bạn đến với {shop}",
  "zh-CN": "欢迎来到 {shop}",
};

const title: Texts = {
  "en-US": "Welcome, {name}",
  "id-ID": "Selamat datang, {name}",
  "vi-VN": "Chào mừng, {name}",
  "zh-CN": "欢迎您，{name}",
};

const ready: Texts = {
  "en-US":
    "Your account at {shop} is ready. Log in with your e-mail or mobile number, and find your orders in one place.",
  "id-ID":
    "Akun {shop} Anda sudah siap. Masuk dengan email atau nomor ponsel, dan temukan pesanan Anda di satu tempat.",
  "vi-VN":
    "Tài khoản {shop} của bạn đã sẵn sàng. Đăng nhập bằng e-mail hoặc số di động và xem mọi đơn hàng tại một nơi.",
  "zh-CN": "您的 {shop} 账号已就绪。用邮箱或手机号码登录，即可在一处查看全部订单。",
};

const notYou: Texts = {
  "en-US": "It was not you? Tell us, and we will close the account.",
  "id-ID": "Bukan Anda? Beri tahu kami, dan kami akan menutup akun ini.",
  "vi-VN": "Không phải bạn? Hãy cho chúng tôi biết, chúng tôi sẽ đóng tài khoản.",
  "zh-CN": "不是您本人注册？请告诉我们，我们会关闭此账号。",
};

const toShop: Texts = {
  "en-US": "To the shop",
  "id-ID": "Ke toko",
  "vi-VN": "Tới cửa hàng",
  "zh-CN": "进入商店",
};

export const memberWelcome = templateFor<MessageData["memberWelcome"]>()({
  variants: {
    "": {
      email: {
        subject: subject(welcome),
        heading: heading(title),
        ready: paragraph(ready),
        notYou: paragraph(notYou),
        button: button(toShop),
      },
      short: { text: short(ready) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "name"],
  facts: ({ firstName }, { shop }) => ({ shop: shop.name, name: firstName }),
  short: (_data, words) => words.text("text"),
  email: (_data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("ready"),
      words.paragraph("notYou"),
      { type: "button", label: words.text("button"), url: `${shop.url}/` },
    ],
  }),
});
