import * as v from "valibot";
import { said } from "./said.ts";

/** How many digits a number has after +62. */
export type MobileBounds = { readonly least: number; readonly most: number };

export const mobileBounds: MobileBounds = { least: 8, most: 13 };

/** Longest text a phone field takes (VA-07): a number with its prefix and a few spaces. */
export const longestPhoneText = 20;

export const mobileTexts = {
  required: {
    "en-US": "Please enter your mobile phone",
    "id-ID": "Silakan masukkan nomor ponsel Anda",
    "vi-VN": "Vui lòng nhập số di động của bạn",
    "zh-CN": "请输入您的手机号码",
  },
  digits: {
    "en-US": "Please input mobile number with 8 to 13 digits",
    "id-ID": "Silakan masukkan nomor ponsel 8 sampai 13 digit",
    "vi-VN": "Vui lòng nhập số di động gồm 8 đến 13 chữ số",
    "zh-CN": "请输入 8 到 13 位数字的手机号码",
  },
  invalid: {
    "en-US": "Invalid phone number",
    "id-ID": "Nomor telepon tidak valid",
    "vi-VN": "Số điện thoại không hợp lệ",
    "zh-CN": "手机号码无效",
  },
  incorrect: {
    "en-US": "Please input the correct phone number",
    "id-ID": "Silakan masukkan nomor telepon yang benar",
    "vi-VN": "Vui lòng nhập đúng số điện thoại",
    "zh-CN": "请输入正确的手机号码",
  },
} as const;

/** What people put between digits, and the ways they write the country: +62, 62, 0, or two of them. */
const gaps = /[\s\-\u2010-\u2015]/g;
const country = /^(?:\+?62)?0?/;

/** The digits behind the country's prefix, as far as they are digits. */
const nationalPart = (typed: string): string => typed.replace(gaps, "").replace(country, "");

/** The one spelling under which a number is kept, such as +6281234567890; null when it is none (D-08). */
export function normaliseMobile(typed: string, bounds: MobileBounds = mobileBounds): string | null {
  const national = nationalPart(typed);
  return isLongEnough(national, bounds) && national.startsWith("8") ? `+62${national}` : null;
}

const isLongEnough = (national: string, { least, most }: MobileBounds): boolean =>
  /^\d+$/.test(national) && national.length >= least && national.length <= most;

/** A typed number; what comes out is its one spelling. */
export const mobileSchema = (bounds: MobileBounds = mobileBounds) =>
  v.pipe(
    v.string(said(mobileTexts.required)),
    v.check((typed) => typed.trim() !== "", said(mobileTexts.required)),
    v.transform(nationalPart),
    v.check((national) => isLongEnough(national, bounds), said(mobileTexts.digits)),
    v.startsWith("8", said(mobileTexts.invalid)),
    v.transform((national) => `+62${national}`),
  );

/**
 * The number a sign-up form carries along, or none. The form's own pattern, nine digits and more, only gave it other words
 * for a number that is too short or too long (VA-04, D-08): what is a number is the same everywhere.
 */
export const signUpMobileSchema = (bounds: MobileBounds = mobileBounds) =>
  v.pipe(
    v.string(said(mobileTexts.incorrect)),
    v.transform(nationalPart),
    v.check((national) => national === "" || isLongEnough(national, bounds), said(mobileTexts.incorrect)),
    v.check((national) => national === "" || national.startsWith("8"), said(mobileTexts.invalid)),
    v.transform((national) => (national === "" ? null : `+62${national}`)),
  );

/** Enough to recognise one's own number, and too little to call it: +62 812••••890. */
export function maskedMobile(mobile: string): string {
  const national = nationalPart(mobile);
  const hidden = "•".repeat(Math.max(national.length - 6, 2));
  return `+62 ${national.slice(0, 3)}${hidden}${national.slice(-3)}`;
}

/** A number as it is read: +62 812-3456-7890. */
export function shownMobile(mobile: string): string {
  const national = nationalPart(mobile);
  const groups = [national.slice(0, 3), national.slice(3, 7), national.slice(7)].filter((group) => group !== "");
  return `+62 ${groups.join("-")}`;
}
