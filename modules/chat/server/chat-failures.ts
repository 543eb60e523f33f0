import type { Texts } from "#kit/core/locale.ts";
import type { TooManyMessages } from "./chat-limits.ts";

export type ChatOff = { readonly code: "CHAT_OFF" };

export const chatOff: Texts = {
  "en-US": "Nobody answers in this chat at present. Please reach us by WhatsApp or on the contact page.",
  "id-ID": "Saat ini tidak ada yang menjawab di obrolan ini. Silakan hubungi kami lewat WhatsApp atau halaman kontak.",
  "vi-VN": "Hiện không có ai trả lời trong khung trò chuyện. Vui lòng liên hệ qua WhatsApp hoặc trang liên hệ.",
  "zh-CN": "目前没有人在线回复，请通过 WhatsApp 或联系页面联系我们。",
};

export const consentRequired: Texts = {
  "en-US": "Please agree first that we store this conversation.",
  "id-ID": "Mohon setujui dahulu bahwa kami menyimpan percakapan ini.",
  "vi-VN": "Trước tiên, vui lòng đồng ý để chúng tôi lưu cuộc trò chuyện này.",
  "zh-CN": "请先同意我们保存此对话。",
};

export const tooManyMessages = ({ minutes }: TooManyMessages): Texts => ({
  "en-US": `That is a lot of messages. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
  "id-ID": `Pesan terlalu banyak. Silakan tunggu ${minutes} menit lalu coba lagi.`,
  "vi-VN": `Quá nhiều tin nhắn. Vui lòng đợi ${minutes} phút rồi thử lại.`,
  "zh-CN": `消息过于频繁，请 ${minutes} 分钟后再试。`,
});

export const noMailbox: Texts = {
  "en-US": "This shop takes no messages here. Please reach us by WhatsApp.",
  "id-ID": "Toko ini tidak menerima pesan di sini. Silakan hubungi kami lewat WhatsApp.",
  "vi-VN": "Cửa hàng không nhận tin nhắn tại đây. Vui lòng liên hệ qua WhatsApp.",
  "zh-CN": "本店不在此接收留言，请通过 WhatsApp 联系我们。",
};

export const noConversation: Texts = {
  "en-US": "There is no conversation yet.",
  "id-ID": "Belum ada percakapan.",
  "vi-VN": "Chưa có cuộc trò chuyện nào.",
  "zh-CN": "还没有对话。",
};
