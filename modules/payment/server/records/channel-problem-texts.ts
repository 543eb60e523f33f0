import type { Texts } from "#kit/core/locale.ts";

/** Why a payment channel may not be saved as it is. */
export const channelProblemTexts = {
  required: {
    "en-US": "Fill this in.",
    "id-ID": "Isi kolom ini.",
    "vi-VN": "Hãy điền mục này.",
    "zh-CN": "请填写此项。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  whole: {
    "en-US": "A whole number from {detail}.",
    "id-ID": "Bilangan bulat dari {detail}.",
    "vi-VN": "Số nguyên từ {detail}.",
    "zh-CN": "整数，范围 {detail}。",
  },
  mostBelowLeast: {
    "en-US": "Not less than the lowest amount.",
    "id-ID": "Tidak boleh kurang dari jumlah terendah.",
    "vi-VN": "Không nhỏ hơn số tiền thấp nhất.",
    "zh-CN": "不得低于最低金额。",
  },
  courier: {
    "en-US": "There is no such courier.",
    "id-ID": "Kurir ini tidak ada.",
    "vi-VN": "Không có đơn vị vận chuyển này.",
    "zh-CN": "没有此快递公司。",
  },
  fixed: {
    "en-US": "Channels come with the shop: they are switched on and off, not added or removed.",
    "id-ID": "Saluran sudah tersedia di toko: bisa dinyalakan dan dimatikan, tidak ditambah atau dihapus.",
    "vi-VN": "Các kênh có sẵn trong cửa hàng: chỉ bật và tắt, không thêm hoặc xóa.",
    "zh-CN": "支付渠道随商店提供：只能启用或关闭，不能增删。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
