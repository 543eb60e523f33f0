import * as v from "valibot";
import { codeSchema } from "./code.ts";
import { mobileSchema } from "./mobile.ts";
import { passwordSchema, rePasswordSchema, samePassword } from "./password.ts";

/** The form that asks for a new password, twice. */
export const newPasswordSchema = v.pipe(
  v.object({ password: passwordSchema, rePassword: rePasswordSchema }),
  samePassword(),
);

/** A code that came to a phone, with the number it came to. */
export const mobileCodeSchema = v.object({ mobile: mobileSchema(), verificationCode: codeSchema });
