import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import type { Resent } from "#modules/identity/web/code/use-resend.ts";
import type { ProvedNumber } from "#modules/identity/web/register/use-registration.ts";
import {
  checkMobilePhoneAlreadyExistInMapclubDocument,
  joiningDetailDocument,
  resendJoiningEmailDocument,
} from "./join.graphql.gen.ts";
import { type JoinStep, type SentEmail, stepAfterProof } from "./join-step.ts";
import { useJoinText } from "./join-text.ts";

type Joining = { redirectUrl: string; onSignUp(key: string): void };

/** Continues joining after the number is proved: calls the server and takes the step its answers require. */
export function useJoining({ redirectUrl, onSignUp }: Joining) {
  const t = useJoinText();
  const api = useApi();
  const toast = useToast();
  const [proved, setProved] = useState<ProvedNumber | null>(null);
  const [letter, setLetter] = useState<SentEmail | null>(null);
  const [expired, setExpired] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const check = async (mobile: string) =>
    (await api(checkMobilePhoneAlreadyExistInMapclubDocument, { mobile })).checkMobilePhoneAlreadyExistInMapclub;

  const write = async (token: string) =>
    (await api(resendJoiningEmailDocument, { tokenVerifyOtpPhoneNo: token, redirectUrl })).resendLinkEmailVerification;

  const take = (step: JoinStep, { token, mobile }: ProvedNumber) => {
    switch (step.to) {
      case "signUp":
        return onSignUp(writeSignUpKey({ token, mobile, redirectUrl, loyalty: true }));
      case "letter":
        return setLetter(step.letter);
      case "expired":
        return setExpired(step.message ?? t("expired"));
      case "number":
        toast({ kind: "error", text: step.message ?? t("failed") });
    }
  };

  const onProved = async (number: ProvedNumber) => {
    setProved(number);
    setBusy(true);
    const detail = async () =>
      (await api(joiningDetailDocument, { tokenVerifyOtpPhoneNo: number.token })).validateTokenDetailRegistration;
    const step = await stepAfterProof(number.why, { detail, letter: () => write(number.token) }).catch(
      (): JoinStep => ({ to: "number", message: null }),
    );
    setBusy(false);
    take(step, number);
  };

  const resend = async (): Promise<Resent> => {
    const { success, errorMessage, data } = await write(proved?.token ?? "");
    const again = data?.[0];
    return success && again ? { timeRemaining: again.timeRemaining } : { error: errorMessage ?? t("failed") };
  };

  return {
    check,
    onProved: (number: ProvedNumber) => void onProved(number),
    busy,
    letter,
    resend,
    closeLetter: () => setLetter(null),
    expired,
    startAgain: () => setExpired(null),
  };
}
