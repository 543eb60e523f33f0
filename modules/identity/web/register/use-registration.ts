import { useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { writeSignUpKey } from "../../contract/sign-up-key.ts";
import type { Resent } from "../code/use-resend.ts";
import {
  checkMobilePhoneAlreadyExistDocument,
  sendOtpToMemberDocument,
  verifyOtpMemberDocument,
} from "./register.graphql.gen.ts";
import type { RegisterPageProps } from "./register-page.tsx";
import { afterCheck, afterSend, type OtpChannel, type RegisterStep } from "./register-step.ts";
import { useRegisterText } from "./register-text.ts";

/** The method dialog is gone for this long before the code dialog comes (ID-05). */
const betweenDialogsMs = 500;
const atNumber: RegisterStep = { at: "number", problem: null };

/** Registering by number: calls the server, and takes the step that its answer asks for. */
export function useRegistration({
  redirectUrl,
  ready,
  onSignUp,
}: Pick<RegisterPageProps, "redirectUrl" | "ready" | "onSignUp">) {
  const t = useRegisterText();
  const api = useApi();
  const toast = useToast();
  const [step, setStep] = useState<RegisterStep>(atNumber);
  const [checking, setChecking] = useState(false);
  const [mobile, setMobile] = useState<string | null>(null);
  const ticket = useRef("");

  const complain = (why: string | null) =>
    toast({ kind: "error", text: why === null ? t("tryAgain") : t("tryAgainWhy", { why }) });

  const check = async (number: string) => {
    if (checking) return;
    setChecking(true);
    setMobile(number);
    try {
      await ready();
      const answer = await api(checkMobilePhoneAlreadyExistDocument, { mobile: number });
      setStep(afterCheck(answer.checkMobilePhoneAlreadyExist));
    } catch {
      complain(null);
    } finally {
      setChecking(false);
    }
  };

  const send = async (channel: OtpChannel) => {
    const answer = await api(sendOtpToMemberDocument, { mobile: mobile ?? "", channel });
    return answer.sendOtpToMember;
  };

  const choose = async (channel: OtpChannel) => {
    setStep({ at: "sending" });
    try {
      const { step: next, complaint } = afterSend(await send(channel), channel);
      if (complaint) complain(complaint.why);
      else await new Promise((resolve) => window.setTimeout(resolve, betweenDialogsMs));
      setStep(next);
    } catch {
      complain(null);
      setStep(atNumber);
    }
  };

  const resend = async (channel: OtpChannel): Promise<Resent> => {
    const { success, errorMessage, data } = await send(channel);
    if (success && data) return { timeRemaining: data.timeRemaining };
    return { error: errorMessage ?? t("tryAgain") };
  };

  const verify = async (code: string): Promise<string | null> => {
    const answer = await api(verifyOtpMemberDocument, { mobile: mobile ?? "", verificationCode: code });
    const { success, errorMessage, data } = answer.verifyOtpMember;
    ticket.current = data?.[0]?.token ?? "";
    return success && ticket.current !== "" ? null : (errorMessage ?? t("tryAgain"));
  };

  const proceed = () => {
    const back = redirectUrl === null ? {} : { redirectUrl };
    onSignUp(writeSignUpKey({ token: ticket.current, mobile: mobile ?? "", ...back }));
  };

  return { step, mobile, checking, check, choose, resend, verify, proceed, leave: () => setStep(atNumber) };
}
