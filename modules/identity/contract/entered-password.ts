import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { passwordTexts } from "./password.ts";

/** The password somebody already has: whatever it is, it is there. The rules for new ones say nothing about old ones. */
export const enteredPasswordSchema = v.pipe(
  v.string(localizedMessage(passwordTexts.required)),
  v.minLength(1, localizedMessage(passwordTexts.required)),
);
