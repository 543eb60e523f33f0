import type { Texts } from "#kit/core/locale.ts";
import type { BelowHeld } from "./change-stock.ts";

export type NotFound = { readonly code: "NOT_FOUND" };
/** It was changed since the page was read. */
export type Changed = { readonly code: "CHANGED" };
/** Its state does not allow this, for example because it is done already. */
export type NotAllowed = { readonly code: "ACTION_NOT_ALLOWED" };
export type UnknownSku = { readonly code: "UNKNOWN_SKU"; readonly typed: string };

export const notFound: Texts = {
  "en-US": "There is nothing under this code that you may see.",
  "id-ID": "Tidak ada data dengan kode ini yang boleh Anda lihat.",
  "vi-VN": "Không có gì với mã này mà bạn được xem.",
  "zh-CN": "没有您可以查看的此编号内容。",
};

export const changed: Texts = {
  "en-US": "A colleague changed this meanwhile. Nothing was done; look at the numbers again.",
  "id-ID": "Rekan Anda baru saja mengubahnya. Tidak ada yang dilakukan; periksa lagi angkanya.",
  "vi-VN": "Đồng nghiệp vừa thay đổi mục này. Chưa có gì được thực hiện; hãy xem lại các con số.",
  "zh-CN": "同事刚刚修改了此内容。未执行任何操作，请重新核对数字。",
};

export const notAllowed: Texts = {
  "en-US": "This is done already or was ended. Nothing was done twice.",
  "id-ID": "Ini sudah dilakukan atau sudah diakhiri. Tidak ada yang dilakukan dua kali.",
  "vi-VN": "Việc này đã xong hoặc đã kết thúc. Không có gì bị làm hai lần.",
  "zh-CN": "此操作已完成或已结束，没有重复执行。",
};

export const unknownSku = ({ typed }: UnknownSku): Texts => ({
  "en-US": `No product has the code or barcode ${typed}.`,
  "id-ID": `Tidak ada produk dengan kode atau barcode ${typed}.`,
  "vi-VN": `Không có sản phẩm nào có mã hoặc mã vạch ${typed}.`,
  "zh-CN": `没有商品使用编码或条码 ${typed}。`,
});

const mostNamed = 5;

/** Names the SKUs that orders hold more of than would remain. */
export const belowHeld = ({ short }: BelowHeld): Texts => {
  const named = short
    .slice(0, mostNamed)
    .map(({ skuCode, held, onHand }) => `${skuCode} (${held}/${onHand})`)
    .join(", ");
  const more = short.length > mostNamed ? " …" : "";
  return {
    "en-US": `Orders hold more than would remain (held/on hand): ${named}${more}. Cancel or ship those orders first.`,
    "id-ID": `Pesanan menahan lebih banyak daripada sisa (ditahan/tersedia): ${named}${more}. Batalkan atau kirim pesanan itu dulu.`,
    "vi-VN": `Đơn hàng đang giữ nhiều hơn số còn lại (giữ/hiện có): ${named}${more}. Hãy hủy hoặc gửi các đơn đó trước.`,
    "zh-CN": `订单占用的数量多于剩余数量（占用/现有）：${named}${more}。请先取消或发出这些订单。`,
  };
};
