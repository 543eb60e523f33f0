import type { Result } from "#kit/core/result.ts";
import { safePath } from "../../contract/safe-path.ts";
import { writeSignUpKey } from "../../contract/sign-up-key.ts";
import type { SendFailure } from "../codes/code-failures.ts";
import { requestCode } from "../codes/request-code.ts";
import { type Sent, sendCounted } from "../codes/send-counted.ts";
import type { CodeDeps, SendRequest } from "../codes/send-request.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { issueTicket, ticketMinutes } from "../tickets/ticket.ts";
import { ticketFor } from "./registration-ticket.ts";

/** Request for an e-mail that proves the address. */
export type EmailProofRequest = Omit<SendRequest, "channel">;

/** Sends the code for the sign-up form. */
export const sendEmailCode = (deps: CodeDeps, request: EmailProofRequest): Promise<Result<Sent, SendFailure>> =>
  requestCode(deps, { ...request, channel: "EMAIL", purpose: "verifyEmail" });

/** Sends the link to the sign-up form. It counts against the same limits as a code, because it can be abused the same way. */
export function sendEmailLink(
  deps: IdentityDeps,
  request: EmailProofRequest,
  redirectUrl: string | null,
): Promise<Result<Sent, SendFailure>> {
  const token = issueTicket(deps, { purpose: ticketFor.emailLink, subject: request.receiver });
  const back = redirectUrl === null ? {} : { redirectUrl: safePath(redirectUrl) };
  const key = writeSignUpKey({ token, email: request.receiver, ...back });
  return sendKey(deps, request, { purpose: ticketFor.emailLink, key, club: false });
}

/** Sends an inactive club member with a proved number the link that starts the membership (ID-25). */
export function sendClubEmail(
  deps: IdentityDeps,
  request: EmailProofRequest,
  { mobile, memberId, redirectUrl }: { mobile: string; memberId: string; redirectUrl: string | null },
): Promise<Result<Sent, SendFailure>> {
  const data = { mobile, memberId };
  const token = issueTicket(deps, { purpose: ticketFor.clubLetter, subject: request.receiver, data });
  const key = writeSignUpKey({ token, mobile, redirectUrl: safePath(redirectUrl), loyalty: true });
  return sendKey(deps, request, { purpose: ticketFor.clubLetter, key, club: true });
}

function sendKey(
  deps: IdentityDeps,
  request: EmailProofRequest,
  { purpose, key, club }: { purpose: string; key: string; club: boolean },
): Promise<Result<Sent, SendFailure>> {
  const content = { kind: "registrationLink", data: { key, validForMinutes: ticketMinutes, club } } as const;
  return sendCounted(deps, { ...request, channel: "EMAIL" }, { purpose, code: null, content, minutes: ticketMinutes });
}
