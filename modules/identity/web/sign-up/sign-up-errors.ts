import * as v from "valibot";
import type { Locale } from "#kit/core/locale.ts";
import { signUpSchema, signUpTexts, signUpWithCodeSchema } from "../../contract/sign-up.ts";

/** The form as it stands, by the names of its fields. */
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

/** The fields in the order in which they stand: the first wrong one gets the focus. */
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

/** Everything wrong with a form, in the reader's language. A mailbox that was proved asks for no code. */
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

/** Where a refusal of the server is shown; null for one that is about no field. */
export const fieldOf = (errorCode: string | null): SignUpField | null => fieldOfCode[errorCode ?? ""] ?? null;
