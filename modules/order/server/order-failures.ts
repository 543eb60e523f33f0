import type { Texts } from "#kit/core/locale.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";

export type OrderNotFound = { readonly code: "NOT_FOUND" };

/** The caller may read the order, but has to prove its contact or sign in before changing it (D-89). */
export type NotProven = { readonly code: "CONTACT_PROOF_REQUIRED" | "SIGN_IN_REQUIRED" };

export const orderNotFound: Texts = {
  "en-US": "We could not find this order.",
  "id-ID": "Pesanan ini tidak ditemukan.",
  "vi-VN": "Không tìm thấy đơn hàng này.",
  "zh-CN": "找不到此订单。",
};

/** The refusals of a cancel request. */
export const cancelRequested: Texts = {
  "en-US": "We have your request. You can undo it until it is decided.",
  "id-ID": "Permintaan Anda sudah kami terima. Anda dapat membatalkannya sebelum diputuskan.",
  "vi-VN": "Chúng tôi đã nhận yêu cầu. Bạn có thể rút lại trước khi được duyệt.",
  "zh-CN": "已收到您的申请，处理前可撤回。",
};

export const notAllowed: Texts = {
  "en-US": "This is no longer possible for this order.",
  "id-ID": "Ini tidak lagi memungkinkan untuk pesanan ini.",
  "vi-VN": "Không còn thực hiện được với đơn hàng này.",
  "zh-CN": "此订单已无法执行该操作。",
};

export const notProvenTexts = {
  CONTACT_PROOF_REQUIRED: {
    "en-US": "Please show that this order is yours, with a code we send to its e-mail or phone.",
    "id-ID": "Tunjukkan bahwa pesanan ini milik Anda, dengan kode yang kami kirim ke email atau teleponnya.",
    "vi-VN": "Vui lòng xác nhận đơn hàng là của bạn bằng mã chúng tôi gửi tới e-mail hoặc số điện thoại của đơn.",
    "zh-CN": "请确认这是您的订单：我们会向订单的邮箱或手机发送验证码。",
  },
  SIGN_IN_REQUIRED: {
    "en-US": "This order belongs to an account. Please log in to change it.",
    "id-ID": "Pesanan ini milik sebuah akun. Silakan masuk untuk mengubahnya.",
    "vi-VN": "Đơn hàng này thuộc về một tài khoản. Vui lòng đăng nhập để thay đổi.",
    "zh-CN": "此订单属于某个账户，请登录后操作。",
  },
} satisfies FailureTexts<NotProven>;

export const refundChanged: Texts = {
  "en-US": "The refund has changed in the meantime. Please look at the new sum and confirm again.",
  "id-ID": "Jumlah pengembalian dana telah berubah. Silakan periksa jumlah baru lalu konfirmasi lagi.",
  "vi-VN": "Số tiền hoàn lại vừa thay đổi. Vui lòng xem số tiền mới và xác nhận lại.",
  "zh-CN": "退款金额已发生变化，请查看新的金额后再次确认。",
};
