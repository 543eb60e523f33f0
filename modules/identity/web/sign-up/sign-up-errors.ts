import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { signUpSchema, signUpTexts, signUpWithCodeSchema } from "../../contract/sign-up.ts";

/** The form's values by field name. */
export type SignUpDraft = Readonly<Record<SignUpField, string>>;

export type SignUpField =
  | "email"
  | "verificationCode"
  | "password"
  | "rePassword"
  | "firstName"
  | "lastName"
  | "birthDate"
  | "gender"
  | "consent";

/** The fields in display order: the first invalid one gets the focus. */
export const signUpFields: readonly SignUpField[] = [
  "email",
  "verificationCode",
  "password",
  "rePassword",
  "firstName",
  "lastName",
  "birthDate",
  "gender",
  "consent",
];

export type SignUpErrors = Partial<Record<SignUpField, string>>;

/** All errors of a form in the reader's language. A proved e-mail address needs no code. */
export function signUpErrors(
  draft: SignUpDraft,
  { proved, locale }: { proved: boolean; locale: Locale },
): SignUpErrors {
  const rules = { email: { plus: true }, now: () => new Date() };
  const schema = proved ? signUpSchema(rules) : signUpWithCodeSchema(rules);
  const errors: SignUpErrors = {};
  for (const issue of v.safeParse(schema, draft, { lang: locale }).issues ?? []) {
    const field = v.getDotPath(issue) as SignUpField | null;
    if (field) errors[field] ??= issue.message;
  }
  if (draft.consent === "") errors.consent = signUpTexts.consent[locale];
  return errors;
}

export function readDraft(form: HTMLFormElement): SignUpDraft {
  const data = new FormData(form);
  const entries = signUpFields.map((field) => [field, String(data.get(field) ?? "")]);
  return Object.fromEntries(entries) as SignUpDraft;
}

const fieldOfCode: Readonly<Record<string, SignUpField>> = {
  EMAIL_TAKEN: "email",
  OTP_INVALID: "verificationCode",
  OTP_EXPIRED: "verificationCode",
  OTP_TOO_MANY: "verificationCode",
  PASSWORD_COMMON: "password",
  CONSENT_REQUIRED: "consent",
};

/** The field of a server error; null when it concerns no field. */
export const fieldOf = (errorCode: string | null): SignUpField | null => fieldOfCode[errorCode ?? ""] ?? null;
