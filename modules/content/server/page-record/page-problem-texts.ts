import type { Texts } from "#kit/core/locale.ts";

/** Error texts for a page's fields. */
export const pageProblemTexts = {
  path: {
    "en-US": "A path of this shop, such as /page/sale, of letters, digits, dots, hyphens and slashes.",
    "id-ID": "Alamat di toko ini, misalnya /page/promo, dari huruf, angka, titik, tanda hubung dan garis miring.",
    "vi-VN": "Đường dẫn của cửa hàng, ví dụ /page/giam-gia, gồm chữ, số, dấu chấm, gạch nối và gạch chéo.",
    "zh-CN": "本店路径，例如 /page/sale，由字母、数字、点、连字符和斜杠组成。",
  },
  missing: {
    "en-US": "Please fill this in.",
    "id-ID": "Harap isi bagian ini.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  invalid: {
    "en-US": "This value does not fit here.",
    "id-ID": "Nilai ini tidak sesuai di sini.",
    "vi-VN": "Giá trị này không phù hợp.",
    "zh-CN": "此值不适用。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  tooMany: {
    "en-US": "At most {detail} of them.",
    "id-ID": "Paling banyak {detail}.",
    "vi-VN": "Tối đa {detail} mục.",
    "zh-CN": "最多 {detail} 个。",
  },
  link: {
    "en-US": "A page of this shop, or an address that begins with https://.",
    "id-ID": "Halaman toko ini, atau alamat yang diawali https://.",
    "vi-VN": "Một trang của cửa hàng, hoặc địa chỉ bắt đầu bằng https://.",
    "zh-CN": "本店页面，或以 https:// 开头的地址。",
  },
  danger: {
    "en-US": "This HTML cannot be shown: {detail}",
    "id-ID": "HTML ini tidak dapat ditampilkan: {detail}",
    "vi-VN": "Không thể hiển thị HTML này: {detail}",
    "zh-CN": "无法显示此 HTML：{detail}",
  },
  published: {
    "en-US": "The page was published or is scheduled. Take it out of the shop instead.",
    "id-ID": "Halaman ini pernah terbit atau terjadwal. Tarik dari toko saja.",
    "vi-VN": "Trang này đã xuất bản hoặc đã lên lịch. Hãy gỡ khỏi cửa hàng.",
    "zh-CN": "该页面已发布或已排期，请改为下架。",
  },
  byPublishing: {
    "en-US": "Only publishing changes this.",
    "id-ID": "Hanya penerbitan yang mengubah ini.",
    "vi-VN": "Chỉ việc xuất bản mới thay đổi mục này.",
    "zh-CN": "只有发布操作才能更改此项。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
