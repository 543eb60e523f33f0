import type { Texts } from "#kit/core/locale.ts";
import { hasMobileLength, nationalPart } from "#kit/core/mobile-number.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { isEasyPin, isPin } from "../members/pin-rules.ts";
import { problemTexts } from "./texts/form-texts.ts";

/** An invalid input; `text` explains it in every language. */
export type FormProblem = { readonly code: "FORM_PROBLEM"; readonly text: Texts };

const problem = (text: Texts) => fail({ code: "FORM_PROBLEM", text } as FormProblem);

export function checkMobile(typed: string): Result<string, FormProblem> {
  if (typed.trim() === "") return problem(problemTexts.mobileMissing);
  const national = nationalPart(typed);
  if (!hasMobileLength(national)) return problem(problemTexts.mobileWrong);
  return national.startsWith("8") ? ok(`+62${national}`) : problem(problemTexts.mobileInvalid);
}

/** A code as typed or pasted, perhaps with text around it. */
export function checkCode(typed: string): Result<string, FormProblem> {
  const digits = typed.replace(/\D/g, "");
  return digits.length === 4 ? ok(digits) : problem(problemTexts.codeMissing);
}

const shortestPassword = 6;
const longestPassword = 64;

/**
 * The password rule (D-05): at least six characters with a letter, a digit and another character; nothing is trimmed or
 * cut.
 */
export function checkNewPassword(
  password: string,
  isCommon: (password: string) => boolean,
): Result<string, FormProblem> {
  if (password === "") return problem(problemTexts.passwordMissing);
  const { length } = [...password];
  const mixed = /\p{L}/u.test(password) && /\d/.test(password) && /[^\p{L}\p{N}]/u.test(password);
  if (length < shortestPassword || !mixed) return problem(problemTexts.passwordWeak);
  if (length > longestPassword) return problem(problemTexts.passwordLong);
  return isCommon(password) ? problem(problemTexts.passwordCommon) : ok(password);
}

export function checkNewPin(pin: string): Result<string, FormProblem> {
  if (!isPin(pin)) return problem(problemTexts.pinWrong);
  return isEasyPin(pin) ? problem(problemTexts.pinEasy) : ok(pin);
}
