import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { emailSchema } from "./email.ts";
import { signUpMobileSchema } from "./mobile.ts";
import { passwordSchema, rePasswordSchema, samePassword } from "./password.ts";
import { birthDateSchema, firstNameSchema, genderSchema, lastNameSchema } from "./person.ts";

export const signUpTexts = {
  code: {
    "en-US": "Please enter the validation code",
    "id-ID": "Silakan masukkan kode validasi",
    "vi-VN": "Vui lòng nhập mã xác thực",
    "zh-CN": "请输入验证码",
  },
  consent: {
    "en-US": "You are required to agree to our data terms to proceed.",
    "id-ID": "Anda perlu menyetujui ketentuan data kami untuk melanjutkan.",
    "vi-VN": "Bạn cần đồng ý với điều khoản dữ liệu của chúng tôi để tiếp tục.",
    "zh-CN": "您需要同意我们的数据条款才能继续。",
  },
} as const;

/** A code as typed: exactly four digits (VA-09). */
export const verificationCodeSchema = v.pipe(
  v.string(localizedMessage(signUpTexts.code)),
  v.regex(/^\d{4}$/, localizedMessage(signUpTexts.code)),
);

/** Rules of the sign-up form without the e-mail proof, in the order of the fields. */
const person = (rules: SignUpRules) => ({
  email: emailSchema(rules.email),
  password: passwordSchema,
  rePassword: rePasswordSchema,
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  birthDate: birthDateSchema(rules.now),
  gender: genderSchema,
  mobile: v.nullish(signUpMobileSchema(), ""),
});

export type SignUpRules = { readonly email: { readonly plus: boolean }; readonly now: () => Date };

/** The form with the e-mailed code. */
export const signUpWithCodeSchema = (rules: SignUpRules) => {
  const { email, ...others } = person(rules);
  return v.pipe(v.object({ email, verificationCode: verificationCodeSchema, ...others }), samePassword());
};

/** The form for an e-mail address that was proved before. */
export const signUpSchema = (rules: SignUpRules) => v.pipe(v.object(person(rules)), samePassword());
