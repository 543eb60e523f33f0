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

/** Delay between the method dialog and the code dialog (ID-05). */
const betweenDialogsMs = 500;
const atNumber: RegisterStep = { at: "number", problem: null };

/** A proved number, its ticket, and the result of the check before. */
export type ProvedNumber = { readonly mobile: string; readonly token: string; readonly why: string };

export type RegistrationWay = {
  /** Resolves when a session is open. */
  ready(): Promise<void>;
  /** Checks whether the number has an account. */
  check(mobile: string): Promise<CheckReply>;
  /** Number of the club membership to be linked, if any. */
  readonly linkingMobile?: string | null;
  /** Called a second after the correct code. */
  onProved(proved: ProvedNumber): void;
};

/** Registration by number: calls the server and moves to the step its reply requires. */
export function useRegistration({ ready, check: ask, linkingMobile, onProved }: RegistrationWay) {
  const t = useRegisterText();
  const api = useApi();
  const toast = useToast();
  const [step, setStep] = useState<RegisterStep>(atNumber);
  const [checking, setChecking] = useState(false);
  const [mobile, setMobile] = useState<string | null>(null);
  const ticket = useRef("");
  const why = useRef("");

  const complain = (message: string | null) =>
    toast({ kind: "error", text: message === null ? t("tryAgain") : t("tryAgainWhy", { why: message }) });

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
    const reply = await api(sendOtpToMemberDocument, { mobile: mobile ?? "", channel });
    return reply.sendOtpToMember;
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
    const reply = await api(verifyOtpMemberDocument, { mobile: mobile ?? "", verificationCode: code });
    const { success, errorMessage, data } = reply.verifyOtpMember;
    ticket.current = data?.[0]?.token ?? "";
    return success && ticket.current !== "" ? null : (errorMessage ?? t("tryAgain"));
  };

  const leave = () => setStep(atNumber);
  const proceed = () => {
    leave();
    onProved({ mobile: mobile ?? "", token: ticket.current, why: why.current });
  };
  /** A club member continues with a shop account. */
  const createAndLink = () => take(createForClubMember);
  return { step, mobile, checking, check, createAndLink, choose, resend, verify, proceed, leave };
}
