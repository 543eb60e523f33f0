import * as v from "valibot";
import { passwordTexts } from "./password.ts";
import { said } from "./said.ts";

/** The password somebody already has: whatever it is, it is there. The rules for new ones say nothing about old ones. */
export const enteredPasswordSchema = v.pipe(
  v.string(said(passwordTexts.required)),
  v.minLength(1, said(passwordTexts.required)),
);
