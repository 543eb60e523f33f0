import type { Texts } from "#kit/core/locale.ts";
import type { TableProblem } from "../table/read-table.ts";

/** Error texts for refused files. */
export const uploadTexts: Readonly<Record<TableProblem["code"] | "TOO_LARGE" | "UNKNOWN_TYPE", Texts>> = {
  EMPTY_FILE: {
    "en-US": "The file has no rows below its header.",
    "id-ID": "Berkas tidak punya baris di bawah judul kolom.",
    "vi-VN": "Tệp không có dòng nào dưới hàng tiêu đề.",
    "zh-CN": "文件的标题行下没有数据。",
  },
  NOT_A_TABLE: {
    "en-US": "This is not a CSV file. In Excel or Google Sheets, save it as CSV first.",
    "id-ID": "Ini bukan berkas CSV. Simpan dulu sebagai CSV di Excel atau Google Sheets.",
    "vi-VN": "Đây không phải là tệp CSV. Hãy lưu thành CSV trong Excel hoặc Google Sheets trước.",
    "zh-CN": "这不是 CSV 文件。请先在 Excel 或 Google 表格中另存为 CSV。",
  },
  TOO_MANY_COLUMNS: {
    "en-US": "The file has more than 250 columns.",
    "id-ID": "Berkas punya lebih dari 250 kolom.",
    "vi-VN": "Tệp có hơn 250 cột.",
    "zh-CN": "文件超过 250 列。",
  },
  TOO_MANY_ROWS: {
    "en-US": "The file has more than 100,000 rows. Please split it.",
    "id-ID": "Berkas punya lebih dari 100.000 baris. Silakan bagi menjadi beberapa berkas.",
    "vi-VN": "Tệp có hơn 100.000 dòng. Vui lòng chia nhỏ.",
    "zh-CN": "文件超过 100,000 行，请拆分后再上传。",
  },
  BROKEN_QUOTES: {
    "en-US": "A quotation mark is opened and never closed, so the rows cannot be told apart.",
    "id-ID": "Ada tanda kutip yang dibuka tetapi tidak ditutup, sehingga baris tidak bisa dipisahkan.",
    "vi-VN": "Có dấu ngoặc kép mở mà không đóng nên không phân biệt được các dòng.",
    "zh-CN": "有引号未闭合，无法区分各行。",
  },
  TOO_LARGE: {
    "en-US": "The file is larger than 20 MB. Please split it.",
    "id-ID": "Berkas lebih dari 20 MB. Silakan bagi menjadi beberapa berkas.",
    "vi-VN": "Tệp lớn hơn 20 MB. Vui lòng chia nhỏ.",
    "zh-CN": "文件超过 20 MB，请拆分后再上传。",
  },
  UNKNOWN_TYPE: {
    "en-US": "Your role does not import this.",
    "id-ID": "Peran Anda tidak dapat mengimpor ini.",
    "vi-VN": "Vai trò của bạn không được nhập loại này.",
    "zh-CN": "您的角色无权导入此类数据。",
  },
};
