import type { FailureTexts } from "#kit/graphql/operation.ts";
import { emailTexts } from "../../contract/email.ts";
import { passwordTexts } from "../../contract/password.ts";
import { signUpTexts } from "../../contract/sign-up.ts";
import { accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { lookupFailureTexts } from "./count-lookup.ts";
import type { SignUpFailure } from "./register-member.ts";

export const signUpFailureTexts = {
  ...lookupFailureTexts,
  ...accountBlockedTexts,
  CONSENT_REQUIRED: signUpTexts.consent,
  PASSWORD_COMMON: passwordTexts.common,
  EMAIL_TAKEN: emailTexts.taken,
  ACCOUNT_REGISTERED: {
    "en-US": "This account is already registered. Please log in.",
    "id-ID": "Akun ini sudah terdaftar. Silakan masuk.",
    "vi-VN": "Tài khoản này đã được đăng ký. Vui lòng đăng nhập.",
    "zh-CN": "此账号已注册，请登录。",
  },
  BUSY: {
    "en-US": "Many people are signing up right now. Please try again in a moment.",
    "id-ID": "Sedang banyak yang mendaftar. Silakan coba lagi sebentar lagi.",
    "vi-VN": "Hiện có rất nhiều người đăng ký. Vui lòng thử lại sau giây lát.",
    "zh-CN": "当前注册人数较多，请稍后重试。",
  },
} satisfies FailureTexts<SignUpFailure>;

export const registeredText = {
  "en-US": "Welcome! Your account is ready.",
  "id-ID": "Selamat datang! Akun Anda sudah siap.",
  "vi-VN": "Chào mừng bạn! Tài khoản của bạn đã sẵn sàng.",
  "zh-CN": "欢迎！您的账号已就绪。",
} as const;
