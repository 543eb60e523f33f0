import { useRef, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { Resent } from "../code/use-resend.ts";
import { sendOtpToMemberDocument, verifyOtpMemberDocument } from "./register.graphql.gen.ts";
import {
  afterCheck,
  afterSend,
  type CheckReply,
  createForClubMember,
  type OtpChannel,
  type RegisterStep,
} from "./register-step.ts";
import { useRegisterText } from "./register-text.ts";

/** The method dialog is gone for this long before the code dialog comes (ID-05). */
const betweenDialogsMs = 500;
const atNumber: RegisterStep = { at: "number", problem: null };

/** A number that is proved, the ticket for it, and what the check said about it before. */
export type ProvedNumber = { readonly mobile: string; readonly token: string; readonly why: string };

export type RegistrationWay = {
  /** Settles when there is a session to call with. */
  ready(): Promise<void>;
  /** Asks whether the number is somebody's. */
  check(mobile: string): Promise<CheckReply>;
  /** The number of the club membership that is to be linked, if that is why they register. */
  readonly linkingMobile?: string | null;
  /** A second after the right code. */
  onProved(proved: ProvedNumber): void;
};

/** Registering by number: calls the server, and takes the step that its answer asks for. */
export function useRegistration({ ready, check: ask, linkingMobile, onProved }: RegistrationWay) {
  const t = useRegisterText();
  const api = useApi();
  const toast = useToast();
  const [step, setStep] = useState<RegisterStep>(atNumber);
  const [checking, setChecking] = useState(false);
  const [mobile, setMobile] = useState<string | null>(null);
  const ticket = useRef("");
  const why = useRef("");

  const complain = (words: string | null) =>
    toast({ kind: "error", text: words === null ? t("tryAgain") : t("tryAgainWhy", { why: words }) });

  const take = (next: RegisterStep) => {
    if (next.at === "method") why.current = next.why;
    setStep(next);
  };

  const check = async (number: string) => {
    if (checking) return;
    setChecking(true);
    setMobile(number);
    try {
      await ready();
      take(afterCheck(await ask(number), number === linkingMobile));
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

  const leave = () => setStep(atNumber);
  const proceed = () => {
    leave();
    onProved({ mobile: mobile ?? "", token: ticket.current, why: why.current });
  };
  /** A member of the club goes on to an account of the shop. */
  const createAndLink = () => take(createForClubMember);
  return { step, mobile, checking, check, createAndLink, choose, resend, verify, proceed, leave };
}
