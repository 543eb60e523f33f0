import type { Texts } from "#kit/core/locale.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type NotProven, notProvenTexts } from "#modules/order/server/index.ts";
import { accountTexts } from "#modules/payment/contract/bank-account.ts";
import { formTexts } from "../contract/form-texts.ts";
import type { RequestRefused } from "./steps/request-return.ts";
import type { ReturnNotFound } from "./steps/staff-steps.ts";
import type { NotAllowed } from "./steps/transition-return.ts";

export const returnNotFound: Texts = {
  "en-US": "We could not find this return.",
  "id-ID": "Pengembalian ini tidak ditemukan.",
  "vi-VN": "Không tìm thấy yêu cầu trả hàng này.",
  "zh-CN": "找不到此退货申请。",
};

const stepNotAllowed: Texts = {
  "en-US": "This is no longer possible for this return.",
  "id-ID": "Ini tidak lagi memungkinkan untuk pengembalian ini.",
  "vi-VN": "Không còn thực hiện được với yêu cầu trả hàng này.",
  "zh-CN": "此退货申请已无法执行该操作。",
};

export const stepFailures: FailureTexts<ReturnNotFound | NotProven | NotAllowed> = {
  ...notProvenTexts,
  NOT_FOUND: returnNotFound,
  ACTION_NOT_ALLOWED: stepNotAllowed,
};

export const requestFailures: FailureTexts<RequestRefused> = {
  RETURN_CLOSED: {
    "en-US": "The 7 days for returning this order are over, or it has not been received yet.",
    "id-ID": "Masa 7 hari pengembalian pesanan ini sudah lewat, atau pesanan belum diterima.",
    "vi-VN": "Thời hạn 7 ngày trả hàng của đơn này đã hết, hoặc đơn chưa được nhận.",
    "zh-CN": "此订单的 7 天退货期已过，或尚未确认收货。",
  },
  ITEM_NOT_FOUND: formTexts.items,
  BANK_ACCOUNT_NEEDED: accountTexts.accountNumber,
  PHOTO_NOT_FOUND: {
    "en-US": "A photo is no longer there. Please add it again.",
    "id-ID": "Sebuah foto sudah tidak ada. Silakan tambahkan lagi.",
    "vi-VN": "Một ảnh không còn nữa. Vui lòng thêm lại.",
    "zh-CN": "有照片已失效，请重新添加。",
  },
  TOO_MANY_PIECES: ({ name, left }) => ({
    "en-US": `Of ${name}, ${left} can be returned.`,
    "id-ID": `Dari ${name}, ${left} dapat dikembalikan.`,
    "vi-VN": `${name}: có thể trả ${left}.`,
    "zh-CN": `${name} 可退数量：${left}。`,
  }),
  ONLY_IF_FAULTY: ({ name }) => ({
    "en-US": `${name} can only be returned if it is faulty.`,
    "id-ID": `${name} hanya dapat dikembalikan jika cacat.`,
    "vi-VN": `${name} chỉ được trả khi bị lỗi.`,
    "zh-CN": `${name} 仅在有质量问题时可退。`,
  }),
};
