import type { Locale, Texts } from "#kit/core/locale.ts";
import type { FileProblemCode } from "../formats/file-content.ts";
import type { ImportTarget } from "../import-target.ts";
import { isStockPath } from "../plan/stock-changes.ts";
import type { RowProblem } from "../store/planned-records.ts";

const fileTexts: Readonly<Record<FileProblemCode, Texts>> = {
  NOT_A_NUMBER: {
    "en-US": "“{detail}” is not a number.",
    "id-ID": "“{detail}” bukan angka.",
    "vi-VN": "“{detail}” không phải là số.",
    "zh-CN": "“{detail}”不是数字。",
  },
  AMBIGUOUS_NUMBER: {
    "en-US": "“{detail}” can be read in two ways, because this column uses points and commas for decimals.",
    "id-ID": "“{detail}” bisa dibaca dua cara karena kolom ini memakai titik dan koma untuk desimal.",
    "vi-VN": "“{detail}” có thể hiểu theo hai cách vì cột này dùng cả dấu chấm lẫn dấu phẩy cho phần thập phân.",
    "zh-CN": "“{detail}”有两种读法，因为此列同时用点和逗号表示小数。",
  },
  NOT_WHOLE: {
    "en-US": "“{detail}” is not a whole number.",
    "id-ID": "“{detail}” bukan bilangan bulat.",
    "vi-VN": "“{detail}” không phải là số nguyên.",
    "zh-CN": "“{detail}”不是整数。",
  },
  NOT_A_DATE: {
    "en-US": "“{detail}” is not a date. Write it as 2026-12-31 or 31/12/2026.",
    "id-ID": "“{detail}” bukan tanggal. Tulis seperti 2026-12-31 atau 31/12/2026.",
    "vi-VN": "“{detail}” không phải là ngày. Hãy viết như 2026-12-31 hoặc 31/12/2026.",
    "zh-CN": "“{detail}”不是日期。请写成 2026-12-31 或 31/12/2026。",
  },
  NOT_A_CHOICE: {
    "en-US": "“{detail}” is not one of the possible values.",
    "id-ID": "“{detail}” bukan salah satu nilai yang tersedia.",
    "vi-VN": "“{detail}” không phải là một trong các giá trị cho phép.",
    "zh-CN": "“{detail}”不是可用的值。",
  },
  NOT_YES_OR_NO: {
    "en-US": "“{detail}” is neither yes nor no.",
    "id-ID": "“{detail}” bukan ya ataupun tidak.",
    "vi-VN": "“{detail}” không phải có hoặc không.",
    "zh-CN": "“{detail}”既不是“是”也不是“否”。",
  },
  NOT_A_SIZE: {
    "en-US": "“{detail}” is not a packed size. Write length x width x height in millimetres, such as 300x255x80.",
    "id-ID": "“{detail}” bukan ukuran kemasan. Tulis panjang x lebar x tinggi dalam milimeter, misalnya 300x255x80.",
    "vi-VN": "“{detail}” không phải là kích thước đóng gói. Hãy viết dài x rộng x cao theo milimét, ví dụ 300x255x80.",
    "zh-CN": "“{detail}”不是包装尺寸。请按毫米写成长x宽x高，例如 300x255x80。",
  },
  NO_CODE: {
    "en-US": "This row has no product code, and no product has the SKU “{detail}”.",
    "id-ID": "Baris ini tidak punya kode produk, dan tidak ada produk dengan SKU “{detail}”.",
    "vi-VN": "Dòng này không có mã sản phẩm và không có sản phẩm nào mang SKU “{detail}”.",
    "zh-CN": "此行没有商品代码，也没有 SKU 为“{detail}”的商品。",
  },
  NO_NAME: {
    "en-US": "This row has neither a customer code nor a number or e-mail address.",
    "id-ID": "Baris ini tidak punya kode pelanggan, nomor, ataupun email.",
    "vi-VN": "Dòng này không có mã khách hàng, số điện thoại hay e-mail.",
    "zh-CN": "此行没有客户编号，也没有号码或邮箱。",
  },
  NO_ITEM: {
    "en-US": "This row of {detail} does not say which place it is about.",
    "id-ID": "Baris {detail} ini tidak menyebut tempatnya.",
    "vi-VN": "Dòng của {detail} này không nêu địa điểm.",
    "zh-CN": "{detail} 的这一行没有写明地点。",
  },
  DIFFERS_FROM_ROW: {
    "en-US": "This says something else than row {detail} of the same product.",
    "id-ID": "Isinya berbeda dari baris {detail} untuk produk yang sama.",
    "vi-VN": "Nội dung khác với dòng {detail} của cùng sản phẩm.",
    "zh-CN": "与同一商品的第 {detail} 行内容不同。",
  },
  DUPLICATE_IN_FILE: {
    "en-US": "Row {detail} of the file has this code already.",
    "id-ID": "Baris {detail} di berkas sudah memakai kode ini.",
    "vi-VN": "Dòng {detail} của tệp đã có mã này.",
    "zh-CN": "文件第 {detail} 行已有此代码。",
  },
  UNSUPPORTED_TYPE: {
    "en-US": "“{detail}” products cannot be sold here.",
    "id-ID": "Produk “{detail}” tidak bisa dijual di sini.",
    "vi-VN": "Không thể bán sản phẩm loại “{detail}” ở đây.",
    "zh-CN": "此处不能销售“{detail}”类型的商品。",
  },
  PARENT_MISSING: {
    "en-US": "The product “{detail}” of this variation is not in the file.",
    "id-ID": "Produk “{detail}” untuk varian ini tidak ada di berkas.",
    "vi-VN": "Sản phẩm “{detail}” của biến thể này không có trong tệp.",
    "zh-CN": "文件中没有此变体所属的商品“{detail}”。",
  },
  ANY_VALUE: {
    "en-US": "This variation stands for every value of “{detail}”. Make one row for each value.",
    "id-ID": "Varian ini berlaku untuk semua nilai “{detail}”. Buat satu baris untuk tiap nilai.",
    "vi-VN": "Biến thể này dùng cho mọi giá trị của “{detail}”. Hãy tạo một dòng cho mỗi giá trị.",
    "zh-CN": "此变体代表“{detail}”的所有值。请为每个值各建一行。",
  },
};

const general: Readonly<Record<string, Texts>> = {
  exists: {
    "en-US": "There is one with this code already.",
    "id-ID": "Kode ini sudah dipakai.",
    "vi-VN": "Mã này đã được dùng.",
    "zh-CN": "此代码已被使用。",
  },
  gone: {
    "en-US": "It was removed meanwhile.",
    "id-ID": "Data ini sudah dihapus.",
    "vi-VN": "Mục này đã bị xóa.",
    "zh-CN": "该内容已被删除。",
  },
};

const refused: Texts = {
  "en-US": "This value cannot be saved.",
  "id-ID": "Nilai ini tidak dapat disimpan.",
  "vi-VN": "Không thể lưu giá trị này.",
  "zh-CN": "无法保存此值。",
};

/** The error text for a refused cell or field. */
export function problemText(
  { type, stock }: Pick<ImportTarget, "type" | "stock">,
  { problem, detail, path }: RowProblem,
  locale: Locale,
): string {
  const texts = { ...general, ...type.problemTexts, ...(isStockPath(path) ? stock?.type.problemTexts : {}) };
  const known: Texts | undefined = path === null ? fileTexts[problem as FileProblemCode] : texts[problem];
  return (known ?? refused)[locale].replaceAll("{detail}", detail);
}
