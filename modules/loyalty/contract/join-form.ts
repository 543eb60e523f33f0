import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { type SignUpRules, signUpSchema } from "#modules/identity/contract/sign-up.ts";

const referralText = {
  "en-US": "A referral code has 4 to 20 letters and digits",
  "id-ID": "Kode referensi terdiri dari 4 sampai 20 huruf dan angka",
  "vi-VN": "Mã giới thiệu gồm 4 đến 20 chữ cái và chữ số",
  "zh-CN": "推荐码由 4 到 20 位字母和数字组成",
} as const;

/** A friend's code as the club writes it: in capitals, however it was typed (SU-09). */
export const asReferralCode = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();

export const referralSchema = v.pipe(
  v.string(localizedMessage(referralText)),
  v.transform(asReferralCode),
  v.regex(/^[A-Z0-9-]{4,20}$/, localizedMessage(referralText)),
);

/** The club's sign-up form: the rules of the shop's sign-up form and an optional referral code. */
export const joinSchema = (rules: SignUpRules) =>
  v.intersect([
    signUpSchema(rules),
    v.object({
      referralCode: v.pipe(
        v.nullish(v.string(localizedMessage(referralText)), ""),
        v.transform((typed) => (typed.trim() === "" ? null : typed)),
        v.nullable(referralSchema),
      ),
    }),
  ]);
