import * as v from "valibot";
import { codeSchema } from "./code.ts";
import { mobileSchema } from "./mobile.ts";
import { passwordSchema, rePasswordSchema, samePassword } from "./password.ts";

/** The form with the new password, entered twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: passwordSchema, rePassword: rePasswordSchema }),
  samePassword(),
);

/** A code sent to a phone, with the number. */
export const mobileCodeSchema = v.object({ mobile: mobileSchema(), verificationCode: codeSchema });
