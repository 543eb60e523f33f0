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

/** Somebody who has an account now, is signed in, and may have asked for letters. */
export type Registered = { readonly login: LoggedIn; readonly newsletter: boolean };

type SignUpSettings = {
  newcomer: Newcomer;
  onRegistered(registered: Registered): Promise<void>;
  onExpired(words: string): void;
};

/** The sign-up form's state: what is wrong with it, and where it is on its way. Whatever goes wrong, what was typed stays. */
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
  const say = (field: SignUpField, words: string | null) =>
    setErrors(({ [field]: _old, ...others }) => (words === null ? others : { ...others, [field]: words }));

  const fieldIn = (event: FormEvent | FocusEvent): [SignUpField, HTMLInputElement] | null => {
    const element = event.target as HTMLInputElement;
    const field = signUpFields.find((name) => name === element.name);
    return field ? [field, element] : null;
  };
  /** A field that was left with something in it is judged; an empty one may still be filled in. */
  const leaveField = (event: FocusEvent<HTMLFormElement>) => {
    const [field, element] = fieldIn(event) ?? [];
    if (!field || element?.value === "" || field === "consent") return;
    say(field, judge(event.currentTarget)[field] ?? null);
  };
  /** A mistake that was shown is taken back as soon as it is mended. */
  const changeField = (event: FormEvent<HTMLFormElement>) => {
    const [field] = fieldIn(event) ?? [];
    if (field && errors[field]) say(field, judge(event.currentTarget)[field] ?? null);
  };
  const focusFirst = (wrong: SignUpErrors) => {
    const first = signUpFields.find((field) => wrong[field] !== undefined);
    ref.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const send = async (draft: SignUpDraft) => {
    const input = signUpInput(draft, newcomer, asksForLetters(ref.current));
    if (mail.proof.at === "proved") {
      const answer = await api(speedShopRegisterBAWithVerificationNewDocument, {
        input: { ...input, emailToken: mail.proof.emailToken },
      });
      return answer.speedShopRegisterBAWithVerificationNew;
    }
    const answer = await api(speedShopRegisterBAWithVerificationDocument, {
      input: { ...input, verificationCode: draft.verificationCode },
    });
    return answer.speedShopRegisterBAWithVerification;
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
      // The button goes on turning until the page is left: a second account would be a mistake.
      return onRegistered({ login: reply.data, newsletter: asksForLetters(form) });
    }
    busy.current = false;
    setSending(false);
    if (reply?.errorCode === "REGISTRATION_TOKEN_EXPIRED") return onExpired(reply.errorMessage ?? t("failed"));
    const field = fieldOf(reply?.errorCode ?? null);
    const words = reply?.errorMessage ?? t("failed");
    if (!field) return setRefusal(words);
    if (field === "email") mail.reopen();
    setErrors({ [field]: words });
    focusFirst({ [field]: words });
  };

  return { ref, mail, errors, refusal, sending, submit, leaveField, changeField, say };
}

const asksForLetters = (form: HTMLFormElement | null): boolean => form !== null && new FormData(form).has("newsletter");
