import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const title: Texts = {
  "en-US": "Your data, as you asked",
  "id-ID": "Data Anda, sesuai permintaan",
  "vi-VN": "Dữ liệu của bạn, theo yêu cầu",
  "zh-CN": "您申请的个人数据",
};

const news: Texts = {
  "en-US": "You asked {shop} for the data it stores about you. The file is ready.",
  "id-ID": "Anda meminta data yang disimpan {shop} tentang Anda. Berkasnya sudah siap.",
  "vi-VN": "Bạn đã yêu cầu {shop} cung cấp dữ liệu lưu về bạn. Tệp đã sẵn sàng.",
  "zh-CN": "您向 {shop} 申请了其保存的您的数据，文件已准备好。",
};

const advice: Texts = {
  "en-US":
    "The link works for {days} days. Whoever has it can read your data: do not pass it on. If you did not ask for it, tell us.",
  "id-ID":
    "Tautan berlaku {days} hari. Siapa pun yang memilikinya dapat membaca data Anda: jangan diteruskan. Jika Anda tidak memintanya, beri tahu kami.",
  "vi-VN":
    "Liên kết có hiệu lực {days} ngày. Ai có liên kết đều đọc được dữ liệu của bạn: đừng chuyển tiếp. Nếu bạn không yêu cầu, hãy báo cho chúng tôi.",
  "zh-CN": "链接 {days} 天内有效。持有链接者即可读取您的数据，请勿转发。如非您本人申请，请告知我们。",
};

const open: Texts = {
  "en-US": "Get the file",
  "id-ID": "Ambil berkas",
  "vi-VN": "Lấy tệp",
  "zh-CN": "获取文件",
};

// In the fragment, which browsers do not send: the token appears neither in logs nor in referrers.
const fileUrl = (token: string, shop: ShopCard) => `${shop.url}/my-data#token=${encodeURIComponent(token)}`;

/** The link to the file of one's own data that staff have made on request. */
export const dataFile = templateFor<MessageData["dataFile"]>()({
  variants: {
    "": {
      email: {
        subject: subject(title),
        heading: heading(title),
        news: paragraph(news),
        button: button(open),
        advice: paragraph(advice),
      },
      short: { text: short(joined(" ", news, advice, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "days", "link"],
  facts: ({ token, validForDays }, { shop }) => ({
    shop: shop.name,
    days: String(validForDays),
    link: fileUrl(token, shop),
  }),
  short: (_data, words) => words.text("text"),
  email: ({ token }, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      { type: "button", label: words.text("button"), url: fileUrl(token, shop) },
      words.paragraph("advice"),
    ],
  }),
});
