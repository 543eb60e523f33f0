import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { Resent } from "../code/use-resend.ts";
import { checkAvailabilityEmailDocument, memberEmailVerificationDocument } from "../register/register.graphql.gen.ts";
import type { Newcomer } from "./newcomer.ts";
import { verifyOtpEmailDocument } from "./sign-up.graphql.gen.ts";
import { useSignUpText } from "./sign-up-text.ts";

/** State of the e-mail proof: open, code requested (with its ticket), or proved. */
export type EmailProof =
  | { readonly at: "open" }
  | { readonly at: "asked"; readonly email: string; readonly ticket: string; readonly timeRemaining: number }
  | { readonly at: "proved"; readonly email: string; readonly emailToken: string | null; readonly fixed: boolean };

/** State machine of the e-mail proof (TR-13, TR-14). */
export function useEmailProof({ email, emailFixed, emailToken }: Newcomer) {
  const t = useSignUpText();
  const api = useApi();
  const [proof, setProof] = useState<EmailProof>(
    emailFixed ? { at: "proved", email, emailToken, fixed: true } : { at: "open" },
  );

  const write = async (ticket: string): Promise<Resent> => {
    const input = { tokenCheckAvailabilityEmail: ticket, way: "CODE" as const };
    const { memberEmailVerification: letter } = await api(memberEmailVerificationDocument, input);
    if (letter.success && letter.data) return { timeRemaining: letter.data.timeRemaining };
    return { error: letter.errorMessage ?? t("failed") };
  };

  /** Checks that the address is free and sends a code to it. Returns the error, or null. */
  const request = async (typed: string): Promise<string | null> => {
    const { checkAvailabilityEmail: free } = await api(checkAvailabilityEmailDocument, { email: typed });
    if (!free.success || !free.data) return free.errorMessage ?? t("failed");
    const email = await write(free.data.token);
    if ("error" in email) return email.error;
    setProof({ at: "asked", email: typed, ticket: free.data.token, timeRemaining: email.timeRemaining });
    return null;
  };

  const resend = (): Promise<Resent> =>
    proof.at === "asked" ? write(proof.ticket) : Promise.resolve({ error: t("failed") });

  /** Returns the ticket for a correct code, or the error. */
  const verify = async (code: string): Promise<{ emailToken: string } | { error: string }> => {
    if (proof.at !== "asked") return { error: t("failed") };
    const tried = { tokenCheckAvailabilityEmail: proof.ticket, email: proof.email, verificationCode: code };
    const { verifyOtpEmail: reply } = await api(verifyOtpEmailDocument, tried);
    return reply.success && reply.data
      ? { emailToken: reply.data.token }
      : { error: reply.errorMessage ?? t("failed") };
  };

  const prove = (proved: string, ticket: string) =>
    setProof({ at: "proved", email: proved, emailToken: ticket, fixed: false });

  return { proof, ask: request, resend, verify, prove, reopen: () => setProof({ at: "open" }) };
}
