import type { Texts } from "#kit/core/locale.ts";

/** The sentences of the problems of a size chart. */
export const guideProblemTexts = {
  required: {
    "en-US": "Please fill this in.",
    "id-ID": "Wajib diisi.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  code: {
    "en-US": "Choose a category and a brand whose codes have capital letters, digits or underscores.",
    "id-ID": "Pilih kategori dan merek yang kodenya berisi huruf besar, angka, atau garis bawah.",
    "vi-VN": "Chọn danh mục và thương hiệu có mã gồm chữ hoa, chữ số hoặc dấu gạch dưới.",
    "zh-CN": "请选择代码由大写字母、数字或下划线组成的分类和品牌。",
  },
  noCategory: {
    "en-US":
      "The catalogue has no such category, or its code has other signs than capital letters, digits and underscores.",
    "id-ID": "Katalog tidak memiliki kategori ini, atau kodenya berisi selain huruf besar, angka, dan garis bawah.",
    "vi-VN": "Danh mục sản phẩm không có mục này, hoặc mã có ký tự khác chữ hoa, chữ số và dấu gạch dưới.",
    "zh-CN": "目录中没有此分类，或其代码含有大写字母、数字和下划线以外的字符。",
  },
  noTable: {
    "en-US": "A chart needs a table with sizes and at least one column of numbers.",
    "id-ID": "Panduan memerlukan tabel dengan ukuran dan sedikitnya satu kolom angka.",
    "vi-VN": "Bảng size cần một bảng có size và ít nhất một cột số.",
    "zh-CN": "尺码表需要含尺码和至少一列数字的表格。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  position: {
    "en-US": "A whole number from 0 to 32,767.",
    "id-ID": "Bilangan bulat dari 0 sampai 32.767.",
    "vi-VN": "Số nguyên từ 0 đến 32.767.",
    "zh-CN": "0 到 32,767 的整数。",
  },
  inUse: {
    "en-US": "It cannot be removed: {detail} products show it. Choose another chart for them first.",
    "id-ID": "Tidak dapat dihapus: ditampilkan oleh {detail} produk. Pilih panduan lain untuk produk itu dulu.",
    "vi-VN": "Không thể xóa: {detail} sản phẩm đang dùng. Hãy chọn bảng khác cho chúng trước.",
    "zh-CN": "无法删除：有 {detail} 件商品使用它，请先为其选择其他尺码表。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
