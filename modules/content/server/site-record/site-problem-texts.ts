import type { Texts } from "#kit/core/locale.ts";
import { pageProblemTexts } from "../page-record/page-problem-texts.ts";

const { invalid, unknown, tooLong, tooMany, link, byPublishing } = pageProblemTexts;

/** Why a field of what stands around every page cannot be saved. */
export const siteProblemTexts = {
  ...{ invalid, unknown, tooLong, tooMany, link, byPublishing },
  picture: invalid,
  moment: invalid,
  colour: {
    "en-US": "A colour such as #1d4ed8.",
    "id-ID": "Warna, misalnya #1d4ed8.",
    "vi-VN": "Một màu, ví dụ #1d4ed8.",
    "zh-CN": "颜色，例如 #1d4ed8。",
  },
  https: {
    "en-US": "An address that begins with https://.",
    "id-ID": "Alamat yang diawali https://.",
    "vi-VN": "Địa chỉ bắt đầu bằng https://.",
    "zh-CN": "以 https:// 开头的地址。",
  },
  mail: {
    "en-US": "An e-mail address, such as hello@shop.example.",
    "id-ID": "Alamat email, misalnya halo@toko.example.",
    "vi-VN": "Địa chỉ email, ví dụ chao@shop.example.",
    "zh-CN": "电子邮箱地址，例如 hello@shop.example。",
  },
  telephone: {
    "en-US": "A telephone number with its country code, such as +62 811 1000 2026.",
    "id-ID": "Nomor telepon dengan kode negara, misalnya +62 811 1000 2026.",
    "vi-VN": "Số điện thoại kèm mã quốc gia, ví dụ +62 811 1000 2026.",
    "zh-CN": "带国家代码的电话号码，例如 +62 811 1000 2026。",
  },
  period: {
    "en-US": "The end must be after the beginning.",
    "id-ID": "Akhir harus setelah awal.",
    "vi-VN": "Kết thúc phải sau khi bắt đầu.",
    "zh-CN": "结束时间必须晚于开始时间。",
  },
  parent: {
    "en-US": "The entry it stands below is gone. Please move it.",
    "id-ID": "Entri di atasnya sudah tidak ada. Silakan pindahkan.",
    "vi-VN": "Mục phía trên không còn. Vui lòng di chuyển mục này.",
    "zh-CN": "其上级条目已不存在，请移动此条目。",
  },
  tooDeep: {
    "en-US": "This list has at most {detail} levels.",
    "id-ID": "Daftar ini paling banyak {detail} tingkat.",
    "vi-VN": "Danh sách này có tối đa {detail} cấp.",
    "zh-CN": "此列表最多 {detail} 级。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
