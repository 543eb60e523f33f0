import type { Texts } from "#kit/core/locale.ts";

/** Error texts for saving and publishing an article. */
export const articleProblemTexts = {
  required: {
    "en-US": "Please fill this in.",
    "id-ID": "Wajib diisi.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  missing: {
    "en-US": "This is missing before the article can be published.",
    "id-ID": "Ini harus diisi sebelum artikel diterbitkan.",
    "vi-VN": "Cần điền mục này trước khi đăng bài.",
    "zh-CN": "发布前必须填写此项。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  slug: {
    "en-US": "Lowercase letters, digits and single hyphens, such as “first-castle”.",
    "id-ID": "Huruf kecil, angka, dan tanda hubung tunggal, misalnya “kastel-pertama”.",
    "vi-VN": "Chữ thường, chữ số và dấu gạch nối đơn, ví dụ “lau-dai-dau-tien”.",
    "zh-CN": "小写字母、数字和单个连字符，例如“first-castle”。",
  },
  addressTaken: {
    "en-US": "“{detail}” has this address already.",
    "id-ID": "“{detail}” sudah memakai alamat ini.",
    "vi-VN": "“{detail}” đã dùng địa chỉ này.",
    "zh-CN": "“{detail}”已使用此地址。",
  },
  topic: {
    "en-US": "Lowercase letters, digits and single hyphens, such as “building-tips”.",
    "id-ID": "Huruf kecil, angka, dan tanda hubung tunggal, misalnya “tips-merakit”.",
    "vi-VN": "Chữ thường, chữ số và dấu gạch nối đơn, ví dụ “meo-lap-rap”.",
    "zh-CN": "小写字母、数字和单个连字符，例如“building-tips”。",
  },
  position: {
    "en-US": "A whole number.",
    "id-ID": "Bilangan bulat.",
    "vi-VN": "Một số nguyên.",
    "zh-CN": "必须是整数。",
  },
  date: {
    "en-US": "Please choose a date.",
    "id-ID": "Pilih tanggal.",
    "vi-VN": "Vui lòng chọn ngày.",
    "zh-CN": "请选择日期。",
  },
  picture: {
    "en-US": "Please choose a picture of the media library.",
    "id-ID": "Pilih gambar dari pustaka media.",
    "vi-VN": "Vui lòng chọn hình trong thư viện.",
    "zh-CN": "请从媒体库中选择图片。",
  },
  active: {
    "en-US": "The text {detail}. Please remove it.",
    "id-ID": "Teks ini memuat unsur terlarang ({detail}). Hapus dulu.",
    "vi-VN": "Văn bản có nội dung không được phép ({detail}). Vui lòng xóa.",
    "zh-CN": "文本含有不允许的内容（{detail}），请删除。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
