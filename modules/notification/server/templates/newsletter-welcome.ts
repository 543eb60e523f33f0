import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, label, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const onList: Texts = {
  "en-US": "You are on the list of {shop}",
  "id-ID": "Anda ada di daftar {shop}",
  "vi-VN": "Bạn đã có trong danh sách của {shop}",
  "zh-CN": "您已加入 {shop} 的订阅名单",
};

const title: Texts = {
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

const confirmSubject: Texts = {
  "en-US": "Please confirm: news from {shop}",
  "id-ID": "Mohon konfirmasi: kabar dari {shop}",
  "vi-VN": "Vui lòng xác nhận: tin từ {shop}",
  "zh-CN": "请确认：订阅 {shop} 的消息",
};

const confirmHeading: Texts = {
  "en-US": "Do you want our news?",
  "id-ID": "Apakah Anda ingin menerima kabar kami?",
  "vi-VN": "Bạn muốn nhận tin của chúng tôi?",
  "zh-CN": "您想接收我们的消息吗？",
};

const input: Texts = {
  "en-US":
    "Somebody has entered this address for the news of {shop}. Press the button if that was you; until then we write nothing else to you.",
  "id-ID":
    "Seseorang memasukkan alamat ini untuk menerima kabar {shop}. Tekan tombol jika itu Anda; sebelum itu kami tidak akan menulis hal lain kepada Anda.",
  "vi-VN":
    "Có người đã nhập địa chỉ này để nhận tin của {shop}. Hãy nhấn nút nếu đó là bạn; trước đó chúng tôi sẽ không viết gì khác cho bạn.",
  "zh-CN": "有人用此邮箱订阅了 {shop} 的消息。如果是您本人，请点击按钮；在此之前，我们不会再给您写信。",
};

const notYou: Texts = {
  "en-US": "It was not you? Then there is nothing to do.",
  "id-ID": "Bukan Anda? Tidak ada yang perlu dilakukan.",
  "vi-VN": "Không phải bạn? Vậy bạn không cần làm gì.",
  "zh-CN": "不是您本人？无需任何操作。",
};

const confirm: Texts = {
  "en-US": "Yes, send me news",
  "id-ID": "Ya, kirimi saya kabar",
  "vi-VN": "Có, hãy gửi tin cho tôi",
  "zh-CN": "是的，请发送消息给我",
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

type Data = MessageData["newsletterWelcome"];

const confirmUrl = (token: string, shop: ShopCard) =>
  `${shop.url}/newsletter/confirm?token=${encodeURIComponent(token)}`;

const unsubscribeUrl = (token: string, shop: ShopCard) =>
  `${shop.url}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;

/** The confirmation e-mail of the double opt-in; `welcome` is for messages queued before it existed. */
export const newsletterWelcome = templateFor<Data>()({
  variants: {
    confirm: {
      email: {
        subject: subject(confirmSubject),
        heading: heading(confirmHeading),
        news: paragraph(input),
        button: button(confirm),
        advice: paragraph(notYou),
        unsubscribe: label(unsubscribe),
      },
      short: { text: short(joined(" ", input, joined(": ", confirm, "{link}"))) },
    },
    welcome: {
      email: {
        subject: subject(onList),
        heading: heading(title),
        news: paragraph(news),
        advice: paragraph(wayOut),
        button: button(look),
        unsubscribe: label(unsubscribe),
      },
      short: { text: short(joined(" ", news, joined(": ", unsubscribe, "{link}"))) },
    },
  },
  variantOf: ({ confirmToken }) => (confirmToken === undefined ? "welcome" : "confirm"),
  placeholders: ["shop", "link"],
  facts: ({ unsubscribeToken, confirmToken }, { shop }) => ({
    shop: shop.name,
    link: confirmToken === undefined ? unsubscribeUrl(unsubscribeToken, shop) : confirmUrl(confirmToken, shop),
  }),
  short: (_data, words) => words.text("text"),
  email({ unsubscribeToken, confirmToken }, words, { shop }) {
    const url = confirmToken === undefined ? `${shop.url}/` : confirmUrl(confirmToken, shop);
    const button = { type: "button", label: words.text("button"), url } as const;
    const [news, advice] = [words.paragraph("news"), words.paragraph("advice")];
    return {
      subject: words.text("subject"),
      heading: words.text("heading"),
      blocks: confirmToken === undefined ? [news, advice, button] : [news, button, advice],
      unsubscribe: { label: words.text("unsubscribe"), url: unsubscribeUrl(unsubscribeToken, shop) },
    };
  },
});
