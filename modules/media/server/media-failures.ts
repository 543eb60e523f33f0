import type { Texts } from "#kit/core/locale.ts";

export const mediaNotFound: Texts = {
  "en-US": "This file is no longer in the library.",
  "id-ID": "Berkas ini sudah tidak ada di pustaka.",
  "vi-VN": "Tệp này không còn trong thư viện.",
  "zh-CN": "媒体库中已没有此文件。",
};

/** Another person saved the same field first. */
export const changedBy = ({ by: name }: { readonly by: string }): Texts => ({
  "en-US": `${name} has changed the same thing meanwhile. Reload to see it, then change it again.`,
  "id-ID": `${name} sudah mengubah bagian yang sama. Muat ulang untuk melihatnya, lalu ubah lagi.`,
  "vi-VN": `${name} vừa thay đổi cùng nội dung này. Hãy tải lại để xem rồi thay đổi tiếp.`,
  "zh-CN": `${name} 刚刚修改了同一内容。请重新加载查看后再修改。`,
});

export const usedBy = ({ names }: { readonly names: string }): Texts => ({
  "en-US": `Still in use, so it stays: ${names}. Remove it there first.`,
  "id-ID": `Masih dipakai, jadi tidak dihapus: ${names}. Lepaskan dulu di sana.`,
  "vi-VN": `Vẫn đang được dùng nên không xoá: ${names}. Hãy gỡ ở đó trước.`,
  "zh-CN": `仍在使用，不能删除：${names}。请先在那里移除。`,
});

export const otherKind: Texts = {
  "en-US": "A picture can be replaced by a picture only, and a video by a video.",
  "id-ID": "Gambar hanya bisa diganti dengan gambar, dan video dengan video.",
  "vi-VN": "Ảnh chỉ có thể thay bằng ảnh, video chỉ có thể thay bằng video.",
  "zh-CN": "图片只能用图片替换，视频只能用视频替换。",
};

/** Error texts for saving a record of the library. */
export const problemTexts: Readonly<Record<string, Texts>> = {
  used: usedBy({ names: "{detail}" }),
  fileGone: {
    "en-US": "The file was removed from the storage for good.",
    "id-ID": "Berkas sudah dihapus permanen dari penyimpanan.",
    "vi-VN": "Tệp đã bị xoá vĩnh viễn khỏi kho lưu trữ.",
    "zh-CN": "文件已从存储中永久删除。",
  },
  otherKind,
  invalid: {
    "en-US": "Empty, too long, or not of the expected form.",
    "id-ID": "Kosong, terlalu panjang, atau bentuknya tidak sesuai.",
    "vi-VN": "Trống, quá dài hoặc sai định dạng.",
    "zh-CN": "为空、过长或格式不符。",
  },
};
