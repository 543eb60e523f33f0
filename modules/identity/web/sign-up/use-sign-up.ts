import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { LoggedIn } from "../sign-in/sign-in.graphql.gen.ts";
import type { Newcomer } from "./newcomer.ts";
import {
  speedShopRegisterBAWithVerificationDocument,
  speedShopRegisterBAWithVerificationNewDocument,
} from "./sign-up.graphql.gen.ts";
import {
  fieldOf,
  readDraft,
  type SignUpDraft,
  type SignUpErrors,
  type SignUpField,
  signUpErrors,
  signUpFields,
} from "./sign-up-errors.ts";
import { signUpInput } from "./sign-up-input.ts";
import { useSignUpText } from "./sign-up-text.ts";
import { useEmailProof } from "./use-email-proof.ts";

/** A new member, signed in, who may have subscribed to the newsletter. */
export type Registered = { readonly login: LoggedIn; readonly newsletter: boolean };

type SignUpSettings = {
  newcomer: Newcomer;
  onRegistered(registered: Registered): Promise<void>;
  onExpired(message: string): void;
};

/** State of the sign-up form: errors and progress. The input survives every failure. */
export function useSignUp({ newcomer, onRegistered, onExpired }: SignUpSettings) {
  const t = useSignUpText();
  const locale = useLocale();
  const api = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const mail = useEmailProof(newcomer);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const proved = mail.proof.at === "proved";
  const judge = (form: HTMLFormElement) => signUpErrors(readDraft(form), { proved, locale });
  const showMessage = (field: SignUpField, message: string | null) =>
    setErrors(({ [field]: _old, ...others }) => (message === null ? others : { ...others, [field]: message }));

  const fieldIn = (event: FormEvent | FocusEvent): [SignUpField, HTMLInputElement] | null => {
    const element = event.target as HTMLInputElement;
    const field = signUpFields.find((name) => name === element.name);
    return field ? [field, element] : null;
  };
  /** Validates a field when it is left, unless it is empty. */
  const leaveField = (event: FocusEvent<HTMLFormElement>) => {
    const [field, element] = fieldIn(event) ?? [];
    if (!field || element?.value === "" || field === "consent") return;
    showMessage(field, judge(event.currentTarget)[field] ?? null);
  };
  /** Removes an error as soon as it is corrected. */
  const changeField = (event: FormEvent<HTMLFormElement>) => {
    const [field] = fieldIn(event) ?? [];
    if (field && errors[field]) showMessage(field, judge(event.currentTarget)[field] ?? null);
  };
  const focusFirst = (wrong: SignUpErrors) => {
    const first = signUpFields.find((field) => wrong[field] !== undefined);
    ref.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const send = async (draft: SignUpDraft) => {
    const input = signUpInput(draft, newcomer, asksForLetters(ref.current));
    if (mail.proof.at === "proved") {
      const reply = await api(speedShopRegisterBAWithVerificationNewDocument, {
        input: { ...input, emailToken: mail.proof.emailToken },
      });
      return reply.speedShopRegisterBAWithVerificationNew;
    }
    const reply = await api(speedShopRegisterBAWithVerificationDocument, {
      input: { ...input, verificationCode: draft.verificationCode },
    });
    return reply.speedShopRegisterBAWithVerification;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const wrong = judge(form);
    setErrors(wrong);
    setRefusal(null);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    busy.current = true;
    setSending(true);
    const reply = await send(readDraft(form)).catch(() => null);
    if (reply?.success && reply.data) {
      // The button stays busy until the page is left, to prevent a second submission.
      return onRegistered({ login: reply.data, newsletter: asksForLetters(form) });
    }
    busy.current = false;
    setSending(false);
    if (reply?.errorCode === "REGISTRATION_TOKEN_EXPIRED") return onExpired(reply.errorMessage ?? t("failed"));
    const field = fieldOf(reply?.errorCode ?? null);
    const message = reply?.errorMessage ?? t("failed");
    if (!field) return setRefusal(message);
    if (field === "email") mail.reopen();
    setErrors({ [field]: message });
    focusFirst({ [field]: message });
  };

  return { ref, mail, errors, refusal, sending, submit, leaveField, changeField, say: showMessage };
}

const asksForLetters = (form: HTMLFormElement | null): boolean => form !== null && new FormData(form).has("newsletter");
