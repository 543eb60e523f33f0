import type { Texts } from "#kit/core/locale.ts";
import type { UnreadableRow } from "./read/read-rows.ts";

export const notFound: Texts = {
  "en-US": "There is no such file or difference.",
  "id-ID": "Berkas atau selisih tersebut tidak ada.",
  "vi-VN": "Không có tệp hoặc chênh lệch này.",
  "zh-CN": "没有该文件或差异。",
};

export const notPossible: Texts = {
  "en-US": "This file was imported already. Nothing was done twice.",
  "id-ID": "Berkas ini sudah diimpor. Tidak ada yang dilakukan dua kali.",
  "vi-VN": "Tệp này đã được nhập. Không có gì bị làm hai lần.",
  "zh-CN": "此文件已导入，没有重复执行。",
};

export const unknownGateway: Texts = {
  "en-US": "Please choose the gateway",
  "id-ID": "Silakan pilih gateway",
  "vi-VN": "Vui lòng chọn cổng thanh toán",
  "zh-CN": "请选择支付网关",
};

export const noReference: Texts = {
  "en-US": "Choose the column of our order number or of the gateway's reference.",
  "id-ID": "Pilih kolom nomor pesanan kami atau referensi gateway.",
  "vi-VN": "Hãy chọn cột mã đơn hàng của chúng ta hoặc mã tham chiếu của cổng thanh toán.",
  "zh-CN": "请选择我们的订单号列或网关参考号列。",
};

export const noGross: Texts = {
  "en-US": "Choose the column of the gross amount.",
  "id-ID": "Pilih kolom jumlah bruto.",
  "vi-VN": "Hãy chọn cột số tiền gộp.",
  "zh-CN": "请选择总金额列。",
};

export const unreadable = ({ row, header }: UnreadableRow): Texts => ({
  "en-US": `Row ${row}: the cell of “${header}” cannot be read. Nothing was imported.`,
  "id-ID": `Baris ${row}: sel “${header}” tidak bisa dibaca. Tidak ada yang diimpor.`,
  "vi-VN": `Dòng ${row}: không đọc được ô “${header}”. Chưa nhập gì cả.`,
  "zh-CN": `第 ${row} 行：无法读取“${header}”单元格，未导入任何内容。`,
});

export const changed: Texts = {
  "en-US": "A colleague wrote about this meanwhile. Nothing was saved; read it first.",
  "id-ID": "Rekan Anda baru saja menulis tentang ini. Tidak ada yang disimpan; baca dulu.",
  "vi-VN": "Đồng nghiệp vừa ghi về mục này. Chưa lưu gì; hãy đọc trước.",
  "zh-CN": "同事刚刚写了说明，未保存任何内容，请先阅读。",
};
