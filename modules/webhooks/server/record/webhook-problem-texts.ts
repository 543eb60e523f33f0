import type { Texts } from "#kit/core/locale.ts";

/** Why an endpoint may not be saved as it is. */
export const webhookProblemTexts = {
  code: {
    "en-US": "Lowercase letters, digits and hyphens, at most 40.",
    "id-ID": "Huruf kecil, angka, dan tanda hubung, paling banyak 40.",
    "vi-VN": "Chữ thường, chữ số và dấu gạch nối, tối đa 40 ký tự.",
    "zh-CN": "小写字母、数字和连字符，最多 40 个字符。",
  },
  url: {
    "en-US": "An address that begins with https://, without a name and password in it.",
    "id-ID": "Alamat yang diawali https://, tanpa nama dan kata sandi di dalamnya.",
    "vi-VN": "Địa chỉ bắt đầu bằng https://, không chứa tên và mật khẩu.",
    "zh-CN": "以 https:// 开头的地址，且不含用户名和密码。",
  },
  private: {
    "en-US": "This address is in a private network. Events are sent over the internet only.",
    "id-ID": "Alamat ini ada di jaringan pribadi. Kejadian hanya dikirim lewat internet.",
    "vi-VN": "Địa chỉ này thuộc mạng riêng. Sự kiện chỉ được gửi qua internet.",
    "zh-CN": "该地址位于专用网络。事件只会发送到互联网。",
  },
  noEvents: {
    "en-US": "Choose at least one event.",
    "id-ID": "Pilih setidaknya satu kejadian.",
    "vi-VN": "Chọn ít nhất một sự kiện.",
    "zh-CN": "请至少选择一个事件。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  required: {
    "en-US": "Fill this in.",
    "id-ID": "Isi kolom ini.",
    "vi-VN": "Hãy điền mục này.",
    "zh-CN": "请填写此项。",
  },
  tooMany: {
    "en-US": "There are {detail} endpoints already. Remove one first.",
    "id-ID": "Sudah ada {detail} titik akhir. Hapus salah satu dahulu.",
    "vi-VN": "Đã có {detail} điểm nhận. Hãy xóa bớt một điểm trước.",
    "zh-CN": "已有 {detail} 个端点，请先删除一个。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
