import type { Texts } from "#kit/core/locale.ts";

/** Why a segment may not be saved as it is. */
export const segmentProblems = {
  code: {
    "en-US": "Lowercase letters, digits and hyphens, at most 40.",
    "id-ID": "Huruf kecil, angka, dan tanda hubung, paling banyak 40.",
    "vi-VN": "Chữ thường, chữ số và dấu gạch nối, tối đa 40 ký tự.",
    "zh-CN": "小写字母、数字和连字符，最多 40 个字符。",
  },
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
  noConditions: {
    "en-US": "Choose at least one condition.",
    "id-ID": "Pilih setidaknya satu syarat.",
    "vi-VN": "Chọn ít nhất một điều kiện.",
    "zh-CN": "请至少选择一个条件。",
  },
  bound: {
    "en-US": "Fill in a lower or an upper bound, or empty the days.",
    "id-ID": "Isi batas bawah atau batas atas, atau kosongkan hari.",
    "vi-VN": "Điền mức dưới hoặc mức trên, hoặc xóa điều kiện này.",
    "zh-CN": "请填写下限或上限，或删除此条件。",
  },
  order: {
    "en-US": "The first is above the second.",
    "id-ID": "Yang pertama melebihi yang kedua.",
    "vi-VN": "Giá trị đầu lớn hơn giá trị sau.",
    "zh-CN": "前者大于后者。",
  },
  number: {
    "en-US": "A whole number, not below 0.",
    "id-ID": "Bilangan bulat, tidak di bawah 0.",
    "vi-VN": "Số nguyên, không nhỏ hơn 0.",
    "zh-CN": "不小于 0 的整数。",
  },
  days: {
    "en-US": "Days from 1 to 3650.",
    "id-ID": "Hari dari 1 sampai 3650.",
    "vi-VN": "Số ngày từ 1 đến 3650.",
    "zh-CN": "天数为 1 至 3650。",
  },
  day: {
    "en-US": "A day such as 2026-11-18.",
    "id-ID": "Tanggal seperti 2026-11-18.",
    "vi-VN": "Ngày như 2026-11-18.",
    "zh-CN": "日期，如 2026-11-18。",
  },
  goods: {
    "en-US": "Choose a product, category or brand, or remove this condition.",
    "id-ID": "Pilih produk, kategori, atau merek, atau hapus syarat ini.",
    "vi-VN": "Chọn sản phẩm, danh mục hoặc thương hiệu, hoặc xóa điều kiện này.",
    "zh-CN": "请选择商品、分类或品牌，或删除此条件。",
  },
  region: {
    "en-US": "Choose a province or city.",
    "id-ID": "Pilih provinsi atau kota.",
    "vi-VN": "Chọn tỉnh hoặc thành phố.",
    "zh-CN": "请选择省份或城市。",
  },
  many: {
    "en-US": "At most 100.",
    "id-ID": "Paling banyak 100.",
    "vi-VN": "Tối đa 100.",
    "zh-CN": "最多 100 个。",
  },
  gone: {
    "en-US": "There is no {detail} any more.",
    "id-ID": "{detail} sudah tidak ada.",
    "vi-VN": "{detail} không còn tồn tại.",
    "zh-CN": "{detail} 已不存在。",
  },
  inUse: {
    "en-US": "These coupons are limited to this segment: {detail}. Change or delete them first.",
    "id-ID": "Kupon ini dibatasi untuk segmen ini: {detail}. Ubah atau hapus dahulu.",
    "vi-VN": "Các mã giảm giá này chỉ dành cho phân khúc này: {detail}. Hãy sửa hoặc xóa chúng trước.",
    "zh-CN": "以下优惠券仅限此细分：{detail}。请先修改或删除它们。",
  },
  tooMany: {
    "en-US": "There are {detail} segments already. Remove one first.",
    "id-ID": "Sudah ada {detail} segmen. Hapus salah satu dahulu.",
    "vi-VN": "Đã có {detail} phân khúc. Hãy xóa bớt một phân khúc trước.",
    "zh-CN": "已有 {detail} 个细分，请先删除一个。",
  },
  unknown: {
    "en-US": "There is no such field or choice.",
    "id-ID": "Kolom atau pilihan ini tidak dikenal.",
    "vi-VN": "Không có trường hoặc lựa chọn này.",
    "zh-CN": "没有此字段或选项。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
