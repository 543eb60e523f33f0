import type { Texts } from "#kit/core/locale.ts";
import { largestMegabytes, mostPixels } from "../../contract/constants.ts";
import { mediaNotFound, otherKind } from "../media-failures.ts";
import type { NotReplaced } from "./replace-media.ts";

const { picture, video } = largestMegabytes;
const pixels = mostPixels / 1_000_000;

/** Error texts for refused files. */
export const uploadTexts: Readonly<Record<NotReplaced["code"], Texts>> = {
  NOT_A_PICTURE: {
    "en-US": "This is no JPEG, PNG, WebP or AVIF picture and no MP4 or WebM video.",
    "id-ID": "Ini bukan gambar JPEG, PNG, WebP atau AVIF, dan bukan video MP4 atau WebM.",
    "vi-VN": "Đây không phải ảnh JPEG, PNG, WebP, AVIF hay video MP4, WebM.",
    "zh-CN": "这不是 JPEG、PNG、WebP、AVIF 图片，也不是 MP4 或 WebM 视频。",
  },
  BROKEN: {
    "en-US": "The file is damaged and cannot be read to its end.",
    "id-ID": "Berkas rusak dan tidak bisa dibaca sampai akhir.",
    "vi-VN": "Tệp bị hỏng và không đọc được đến cuối.",
    "zh-CN": "文件已损坏，无法完整读取。",
  },
  TOO_MANY_PIXELS: {
    "en-US": `The picture has more than ${pixels} million pixels. Make it smaller first.`,
    "id-ID": `Gambar ini lebih dari ${pixels} juta piksel. Perkecil dulu.`,
    "vi-VN": `Ảnh có hơn ${pixels} triệu điểm ảnh. Hãy thu nhỏ trước.`,
    "zh-CN": `图片超过 ${pixels / 100} 亿像素，请先缩小。`,
  },
  TOO_LARGE: {
    "en-US": `The file is too large: pictures may have ${picture} MB, videos ${video} MB.`,
    "id-ID": `Berkas terlalu besar: gambar paling besar ${picture} MB, video ${video} MB.`,
    "vi-VN": `Tệp quá lớn: ảnh tối đa ${picture} MB, video tối đa ${video} MB.`,
    "zh-CN": `文件过大：图片最大 ${picture} MB，视频最大 ${video} MB。`,
  },
  BUSY: {
    "en-US": "Many pictures are being processed right now. Try again in a moment.",
    "id-ID": "Banyak gambar sedang diproses. Coba lagi sebentar lagi.",
    "vi-VN": "Đang xử lý nhiều ảnh. Vui lòng thử lại sau giây lát.",
    "zh-CN": "正在处理很多图片，请稍后重试。",
  },
  STORAGE_UNAVAILABLE: {
    "en-US": "The storage for files does not answer. Nothing was saved; try again.",
    "id-ID": "Penyimpanan berkas tidak menjawab. Tidak ada yang tersimpan; coba lagi.",
    "vi-VN": "Kho lưu trữ tệp không phản hồi. Chưa lưu gì; vui lòng thử lại.",
    "zh-CN": "文件存储没有响应，未保存任何内容，请重试。",
  },
  NOT_FOUND: mediaNotFound,
  OTHER_KIND: otherKind,
  OUTDATED: {
    "en-US": "Somebody else has just replaced this file. Reload to see it.",
    "id-ID": "Orang lain baru saja mengganti berkas ini. Muat ulang untuk melihatnya.",
    "vi-VN": "Người khác vừa thay tệp này. Hãy tải lại để xem.",
    "zh-CN": "他人刚刚替换了此文件，请重新加载查看。",
  },
};
