import type { Texts } from "#kit/core/locale.ts";

/** Refuses what needs a club account. */
export const notLinkedText: Texts = {
  "en-US": "This customer is not linked to the club.",
  "id-ID": "Pelanggan ini tidak terhubung dengan klub.",
  "vi-VN": "Khách hàng này chưa liên kết với câu lạc bộ.",
  "zh-CN": "该顾客未关联俱乐部。",
};

/** Refuses the key of a form that was sent for something else. */
export const keyReusedText: Texts = {
  "en-US": "This form was sent before with other values. Please reload the page.",
  "id-ID": "Formulir ini sudah dikirim dengan nilai lain. Silakan muat ulang halaman.",
  "vi-VN": "Biểu mẫu này đã được gửi với giá trị khác. Vui lòng tải lại trang.",
  "zh-CN": "此表单曾以其他数值提交，请刷新页面。",
};

export const noNumberTexts = {
  NOT_FOUND: {
    "en-US": "There is no such customer any more.",
    "id-ID": "Pelanggan ini sudah tidak ada.",
    "vi-VN": "Khách hàng này không còn tồn tại.",
    "zh-CN": "该顾客已不存在。",
  },
  NO_VERIFIED_NUMBER: {
    "en-US": "This customer has no verified mobile number a code could be sent to.",
    "id-ID": "Pelanggan ini tidak punya nomor ponsel terverifikasi untuk menerima kode.",
    "vi-VN": "Khách hàng này không có số di động đã xác minh để nhận mã.",
    "zh-CN": "该顾客没有可接收验证码的已验证手机号。",
  },
} as const satisfies Record<string, Texts>;

export const notLinkableTexts = {
  NO_CLUB_ACCOUNT: {
    "en-US":
      "The club has no active account with the customer's number. The customer can link another one with its password.",
    "id-ID":
      "Klub tidak memiliki akun aktif dengan nomor pelanggan. Pelanggan dapat menghubungkan akun lain dengan kata sandinya.",
    "vi-VN":
      "Câu lạc bộ không có tài khoản hoạt động với số của khách. Khách có thể liên kết tài khoản khác bằng mật khẩu.",
    "zh-CN": "俱乐部没有使用该号码的有效账户。顾客可用密码关联其他账户。",
  },
  ALREADY_LINKED: {
    "en-US": "This customer is linked to the club already.",
    "id-ID": "Pelanggan ini sudah terhubung dengan klub.",
    "vi-VN": "Khách hàng này đã liên kết với câu lạc bộ.",
    "zh-CN": "该顾客已关联俱乐部。",
  },
} as const satisfies Record<string, Texts>;
