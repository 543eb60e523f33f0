import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { maskedEmail } from "../../contract/email.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sendEmailLink } from "../registration/send-email-proof.ts";
import { sessionOf } from "../session/session-of.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const input = v.object({
  tokenVerifyOtpPhoneNo: v.pipe(v.string(), v.maxLength(4_000)),
  redirectUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null),
});

type EmailVerificationStatus = {
  readonly status: "SENT";
  readonly timeRemaining: number;
  readonly email: string;
  readonly accountDetails: null;
};

/**
 * Sends the link to the sign-up form once more and says how it stands, in a list of one. The argument keeps the name the
 * specification gives it; the ticket is that of the mailbox. A number's ticket names no mailbox of this shop's.
 */
export const resendLinkEmailVerification = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      { caller, address, locale },
      { tokenVerifyOtpPhoneNo, redirectUrl },
    ): Promise<Result<readonly EmailVerificationStatus[], SendFailure | TicketExpired>> {
      const ticket = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.freeEmail);
      if (!ticket.ok) return ticket;
      const receiver = ticket.value.subject;
      const sent = await sendEmailLink(deps, { receiver, sessionId: sessionOf(caller), address, locale }, redirectUrl);
      if (!sent.ok) return sent;
      const { timeRemaining } = sent.value;
      return ok([{ status: "SENT", timeRemaining, email: maskedEmail(receiver), accountDetails: null }]);
    },
    failures: { ...sendFailureTexts, ...ticketFailureTexts },
  });
