import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { LoggedIn } from "#modules/identity/web/sign-in/sign-in.graphql.gen.ts";
import type { Newcomer } from "#modules/identity/web/sign-up/newcomer.ts";
import {
  fieldOf,
  readDraft,
  type SignUpErrors,
  type SignUpField,
  signUpFields,
} from "#modules/identity/web/sign-up/sign-up-errors.ts";
import { useEmailProof } from "#modules/identity/web/sign-up/use-email-proof.ts";
import { clubSignUpInput } from "./club-sign-up-input.ts";
import { registerMapclubDocument } from "./join.graphql.gen.ts";
import { useJoinText } from "./join-text.ts";
import { type Missing, signUpState } from "./sign-up-state.ts";

export type ClubRegistered = { readonly login: LoggedIn; readonly newsletter: boolean; readonly message: string };

type Settings = {
  newcomer: Newcomer;
  consentVersion: string;
  onRegistered(registered: ClubRegistered): Promise<void>;
  onExpired(message: string): void;
};

/** The state of the club's sign-up form. Typed values survive every failure. */
export function useClubSignUp({ newcomer, consentVersion, onRegistered, onExpired }: Settings) {
  const t = useJoinText();
  const locale = useLocale();
  const api = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const mail = useEmailProof(newcomer);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [missing, setMissing] = useState<readonly Missing[]>(["fields"]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [referralProblem, setReferralProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const referral = useRef<string | null>(null);

  const proved = mail.proof.at === "proved";
  const judge = (form: HTMLFormElement) => signUpState(readDraft(form), proved, locale);
  const showMessage = (field: SignUpField, message: string | null) =>
    setErrors(({ [field]: _old, ...others }) => (message === null ? others : { ...others, [field]: message }));
  const check = useEffectEvent(() => {
    if (ref.current) setMissing(judge(ref.current).missing);
  });
  // A changed proof of the e-mail address changes whether the form can be sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking is an event, and this is when it happens
  useEffect(() => check(), [proved]);

  const nameIn = (event: FormEvent | FocusEvent): SignUpField | null => {
    const { name } = event.target as HTMLInputElement;
    return signUpFields.find((field) => field === name) ?? null;
  };
  const changed = (event: FormEvent<HTMLFormElement>) => {
    const state = judge(event.currentTarget);
    setMissing(state.missing);
    const field = nameIn(event);
    if (field && errors[field]) showMessage(field, state.errors[field] ?? null);
  };
  const left = (event: FocusEvent<HTMLFormElement>) => {
    const field = nameIn(event);
    if (!field || field === "consent" || (event.target as unknown as HTMLInputElement).value === "") return;
    showMessage(field, judge(event.currentTarget).errors[field] ?? null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const state = judge(form);
    setMissing(state.missing);
    setErrors(state.errors);
    setRefusal(null);
    if (busy.current || state.missing.length > 0) return;
    busy.current = true;
    setSending(true);
    const newsletter = new FormData(form).has("newsletter");
    const emailToken = mail.proof.at === "proved" ? mail.proof.emailToken : null;
    const extras = { emailToken, referralCode: referral.current, newsletter, consentVersion };
    const input = clubSignUpInput(readDraft(form), newcomer, extras);
    const reply = await api(registerMapclubDocument, { input }).then(
      (reply) => reply.registerMapclub,
      () => null,
    );
    // The button goes on turning until the page is left.
    if (reply?.data) {
      return onRegistered({ login: reply.data.login, newsletter, message: reply.message ?? t("joined") });
    }
    busy.current = false;
    setSending(false);
    refuse(reply?.errorCode ?? null, reply?.errorMessage ?? t("failed"));
  };

  const refuse = (code: string | null, message: string) => {
    if (code === "REGISTRATION_TOKEN_EXPIRED") return onExpired(message);
    if (code === "REFERRAL_UNKNOWN") return setReferralProblem(message);
    const field = code === "CONSENT_OUTDATED" ? "consent" : fieldOf(code);
    if (!field) return setRefusal(message);
    if (field === "email") mail.reopen();
    setErrors({ [field]: message });
    ref.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  };

  return {
    ref,
    mail,
    errors,
    missing,
    refusal,
    sending,
    submit,
    changed,
    left,
    say: showMessage,
    referralProblem,
    onReferral: (code: string | null) => {
      referral.current = code;
      setReferralProblem(null);
    },
  };
}
