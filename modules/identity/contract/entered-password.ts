import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { passwordTexts } from "./password.ts";

/**
 * An existing password: any non-empty text. The rules for new passwords do not apply, since older ones may not satisfy them.
 */
export const enteredPasswordSchema = v.pipe(
  v.string(localizedMessage(passwordTexts.required)),
  v.minLength(1, localizedMessage(passwordTexts.required)),
);
