import type { Texts } from "#kit/core/locale.ts";
import type { AnsweredMeanwhile } from "#modules/chat/server/index.ts";

export const chatNotFound: Texts = {
  "en-US": "This conversation is no longer there: the shopper has deleted their account, or it was too old.",
  "id-ID": "Percakapan ini sudah tidak ada: akun pembeli telah dihapus, atau percakapan terlalu lama.",
  "vi-VN": "Cuộc trò chuyện này không còn: khách đã xóa tài khoản hoặc cuộc trò chuyện đã quá cũ.",
  "zh-CN": "此对话已不存在：顾客已注销账户，或对话时间过久。",
};

export const answeredMeanwhile = ({ by }: AnsweredMeanwhile): Texts => ({
  "en-US": `${by} has answered in the meantime. Please read it first; your text is still in the field.`,
  "id-ID": `${by} sudah menjawab lebih dulu. Silakan baca dahulu; teks Anda masih ada di kolom.`,
  "vi-VN": `${by} vừa trả lời. Vui lòng đọc trước; nội dung của bạn vẫn còn trong ô.`,
  "zh-CN": `${by} 已先行回复。请先阅读；您输入的内容仍在输入框中。`,
});
