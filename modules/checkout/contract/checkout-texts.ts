import type { Texts } from "#kit/core/locale.ts";
import type { CheckoutProblem } from "./checkout-problems.ts";

/** Texts about missing fields: beside the part of the page, and from the server (B§5). */
export const checkoutProblemTexts: { readonly [Problem in CheckoutProblem]: Texts } = {
  delivery_invalid: {
    "en-US": "Please complete new address form",
    "id-ID": "Silakan lengkapi formulir alamat baru",
    "vi-VN": "Vui lòng điền đầy đủ biểu mẫu địa chỉ mới",
    "zh-CN": "请填写完整的新地址表单",
  },
  payment_invalid: {
    "en-US": "Please select payment method",
    "id-ID": "Silakan pilih metode pembayaran",
    "vi-VN": "Vui lòng chọn phương thức thanh toán",
    "zh-CN": "请选择付款方式",
  },
  tnc_invalid: {
    "en-US": "Please check terms & conditions to continue checkout",
    "id-ID": "Silakan centang syarat & ketentuan untuk melanjutkan checkout",
    "vi-VN": "Vui lòng đánh dấu điều khoản & điều kiện để tiếp tục thanh toán",
    "zh-CN": "请勾选条款与条件以继续结账",
  },
  data_protection_invalid: {
    "en-US": "Please check data protection policy to continue checkout",
    "id-ID": "Silakan centang kebijakan perlindungan data untuk melanjutkan checkout",
    "vi-VN": "Vui lòng đánh dấu chính sách bảo vệ dữ liệu để tiếp tục thanh toán",
    "zh-CN": "请勾选数据保护政策以继续结账",
  },
  consent_invalid: {
    "en-US": "You are required to agree to our data terms to proceed.",
    "id-ID": "Anda perlu menyetujui ketentuan data kami untuk melanjutkan.",
    "vi-VN": "Bạn cần đồng ý với điều khoản dữ liệu của chúng tôi để tiếp tục.",
    "zh-CN": "您需要同意我们的数据条款才能继续。",
  },
};
