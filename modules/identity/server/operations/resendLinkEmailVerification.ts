import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { maskedEmail } from "../../contract/email.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import type { Sent } from "../codes/send-counted.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sendClubEmail, sendEmailLink } from "../registration/send-email-proof.ts";
import { sessionOf } from "../session/session-of.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const input = v.object({
  tokenVerifyOtpPhoneNo: v.pipe(v.string(), v.maxLength(4_000)),
  redirectUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null),
});

const noMailbox = {
  "en-US": "The loyalty club knows no e-mail address of yours. You can tell it in the form.",
  "id-ID": "Klub loyalitas belum memiliki alamat email Anda. Anda dapat mengisinya di formulir.",
  "vi-VN": "Câu lạc bộ chưa có địa chỉ e-mail của bạn. Bạn có thể cho biết trong biểu mẫu.",
  "zh-CN": "俱乐部尚无您的邮箱地址，您可以在表单中填写。",
};

type EmailVerificationStatus = {
  readonly status: "SENT";
  readonly timeRemaining: number;
  readonly email: string;
  readonly accountDetails: null;
};

type NoMailbox = { readonly code: "EMAIL_UNKNOWN" };

/**
 * Sends the link that continues a registration and returns its status in a one-element list. With an e-mail ticket the link
 * leads to the sign-up form; with a number's ticket to the loyalty club's form, if the number belongs to an inactive club
 * member with an e-mail address (ID-25).
 */
export const resendLinkEmailVerification = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      { caller, address, locale },
      { tokenVerifyOtpPhoneNo, redirectUrl },
    ): Promise<Result<readonly EmailVerificationStatus[], SendFailure | TicketExpired | NoMailbox>> {
      const from = { sessionId: sessionOf(caller), address, locale };
      const number = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.provedMobile);
      if (number.ok) {
        const mobile = number.value.subject;
        const person = await deps.club.personBy(mobile);
        if (person?.status !== "INACTIVE" || person.email === null) return fail({ code: "EMAIL_UNKNOWN" });
        const email = { mobile, memberId: person.id, redirectUrl };
        return verificationResult(person.email, await sendClubEmail(deps, { receiver: person.email, ...from }, email));
      }
      const ticket = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.freeEmail);
      if (!ticket.ok) return ticket;
      const receiver = ticket.value.subject;
      return verificationResult(receiver, await sendEmailLink(deps, { receiver, ...from }, redirectUrl));
    },
    failures: { ...sendFailureTexts, ...ticketFailureTexts, EMAIL_UNKNOWN: noMailbox },
  });

/** Masked, since the caller may not own the address; its owner recognizes it (ID-20). */
function verificationResult(
  receiver: string,
  sent: Result<Sent, SendFailure>,
): Result<EmailVerificationStatus[], SendFailure> {
  if (!sent.ok) return sent;
  const { timeRemaining } = sent.value;
  return ok([{ status: "SENT", timeRemaining, email: maskedEmail(receiver), accountDetails: null }]);
}
