import type { Locale, Texts } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType } from "#kit/postgres/records/record-type.ts";

/** Problems every kind of record has. */
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
  guarded: {
    "en-US": "This is not changed here.",
    "id-ID": "Ini tidak diubah di sini.",
    "vi-VN": "Mục này không được thay đổi ở đây.",
    "zh-CN": "此项不在这里修改。",
  },
};

const refused: Texts = {
  "en-US": "This value cannot be saved.",
  "id-ID": "Nilai ini tidak dapat disimpan.",
  "vi-VN": "Không thể lưu giá trị này.",
  "zh-CN": "无法保存此值。",
};

/** The sentence beside a refused field. */
export function problemMessage(type: RecordType, { problem, detail = "" }: FieldProblem, locale: Locale): string {
  const known = type.problemTexts?.[problem] ?? general[problem] ?? refused;
  return known[locale].replaceAll("{detail}", detail);
}
