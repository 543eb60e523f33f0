import type { FailureTexts } from "#kit/graphql/operation.ts";
import { emailTexts } from "#modules/identity/contract/email.ts";
import {
  lookupFailureTexts,
  type SignUpFailure,
  signUpFailureTexts,
  type TicketExpired,
  ticketFailureTexts,
} from "#modules/identity/server/index.ts";
import { clubDownTexts } from "../link/link-texts.ts";
import type { ClubDown } from "../ports/club.ts";

/** Reasons why a registration with the club is refused. */
export type JoinRefusal = {
  readonly code:
    | "MEMBER_ALREADY_EXISTS"
    | "ALREADY_LINKED"
    | "ACCOUNT_NOT_ACTIVATED"
    | "REFERRAL_UNKNOWN"
    | "CONSENT_OUTDATED";
};

export type JoinFailure = JoinRefusal | SignUpFailure | TicketExpired | ClubDown;

export const referralUnknown = {
  "en-US": "We do not know this referral code. Please check it, or leave it out.",
  "id-ID": "Kode referensi ini tidak dikenal. Silakan periksa, atau kosongkan saja.",
  "vi-VN": "Chúng tôi không biết mã giới thiệu này. Vui lòng kiểm tra hoặc bỏ trống.",
  "zh-CN": "我们不认识此推荐码，请核对或留空。",
} as const;

/** Texts of the refusals (SU-28: an existing account is named as the shop's or the club's). */
export const joinFailureTexts: FailureTexts<JoinFailure> = {
  ...clubDownTexts,
  ...signUpFailureTexts,
  ...lookupFailureTexts,
  ...ticketFailureTexts,
  EMAIL_TAKEN: emailTexts.taken,
  ACCOUNT_REGISTERED: {
    "en-US": "This account is already registered with our shop. Please log in, then join the loyalty club.",
    "id-ID": "Akun ini sudah terdaftar di toko kami. Silakan masuk, lalu gabung ke klub loyalitas.",
    "vi-VN": "Tài khoản này đã đăng ký với cửa hàng. Vui lòng đăng nhập rồi tham gia câu lạc bộ.",
    "zh-CN": "此账号已在本店注册。请先登录，再加入会员俱乐部。",
  },
  MEMBER_ALREADY_EXISTS: {
    "en-US": "This account is already registered with the loyalty club. Please sign in with it.",
    "id-ID": "Akun ini sudah terdaftar di klub loyalitas. Silakan masuk dengan akun tersebut.",
    "vi-VN": "Tài khoản này đã đăng ký với câu lạc bộ. Vui lòng đăng nhập bằng tài khoản đó.",
    "zh-CN": "此账号已在会员俱乐部注册，请用它登录。",
  },
  ALREADY_LINKED: {
    "en-US": "Your account is linked to the loyalty club already.",
    "id-ID": "Akun Anda sudah terhubung dengan klub loyalitas.",
    "vi-VN": "Tài khoản của bạn đã liên kết với câu lạc bộ.",
    "zh-CN": "您的账号已关联会员俱乐部。",
  },
  ACCOUNT_NOT_ACTIVATED: {
    "en-US": "The club knows another e-mail address of yours. Please use the link we send there.",
    "id-ID": "Klub mengenal alamat email Anda yang lain. Silakan pakai tautan yang kami kirim ke sana.",
    "vi-VN": "Câu lạc bộ biết một địa chỉ e-mail khác của bạn. Vui lòng dùng liên kết chúng tôi gửi tới đó.",
    "zh-CN": "俱乐部记录的是您的另一个邮箱，请使用我们发送到该邮箱的链接。",
  },
  REFERRAL_UNKNOWN: referralUnknown,
  CONSENT_OUTDATED: {
    "en-US": "The loyalty club has new data terms. Please read and accept them once more.",
    "id-ID": "Klub loyalitas memiliki ketentuan data baru. Silakan baca dan setujui sekali lagi.",
    "vi-VN": "Câu lạc bộ có điều khoản dữ liệu mới. Vui lòng đọc và chấp nhận lại.",
    "zh-CN": "会员俱乐部更新了数据条款，请重新阅读并同意。",
  },
};

export const joinedText = {
  "en-US": "Welcome to the loyalty club! Your account is ready.",
  "id-ID": "Selamat datang di klub loyalitas! Akun Anda sudah siap.",
  "vi-VN": "Chào mừng bạn đến với câu lạc bộ! Tài khoản của bạn đã sẵn sàng.",
  "zh-CN": "欢迎加入会员俱乐部！您的账号已就绪。",
} as const;
