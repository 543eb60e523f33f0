import { fail, ok, type Result } from "#kit/core/result.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { socialPersonOf } from "../registration/sign-up-input.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";

/** Tickets of a form that joins the loyalty club; they prove its mobile number and e-mail address. */
export type JoinTickets = {
  /** Ticket of the number, or of the link in the club's e-mail, which proves both. */
  readonly token: string;
  readonly emailToken: string | null;
  readonly tokenSS: string | null;
  /** As entered in the form. */
  readonly email: string;
  readonly mobile: string | null;
};

export type JoinProofs = {
  readonly mobile: string;
  readonly email: string;
  /** The club's inactive member to whom the e-mail was sent. */
  readonly memberId: string | null;
  readonly social: SocialPerson | null;
};

/** Reads the tickets and requires that they name exactly the form's number and address. */
export function joinProofs(
  deps: Pick<IdentityDeps, "secret" | "clock">,
  { token, emailToken, tokenSS, email, mobile }: JoinTickets,
): Result<JoinProofs, TicketExpired> {
  const social = socialPersonOf(deps, tokenSS);
  const proved = provedBy(deps, { token, emailToken, vouched: social?.emailVerified ? social.email : null, email });
  if (!proved.ok) return proved;
  const fits = proved.value.email === email && (mobile === null || mobile === proved.value.mobile);
  return fits ? ok({ ...proved.value, social }) : fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
}

type Claims = { token: string; emailToken: string | null; vouched: string | null; email: string };

function provedBy(
  deps: Pick<IdentityDeps, "secret" | "clock">,
  { token, emailToken, vouched, email }: Claims,
): Result<Omit<JoinProofs, "social">, TicketExpired> {
  const message = readTicket(deps, token, ticketFor.clubLetter);
  if (message.ok) {
    const { mobile = "", memberId = null } = message.value.data;
    return ok({ mobile, email: message.value.subject, memberId });
  }
  const number = readTicket(deps, token, ticketFor.provedMobile);
  if (!number.ok) return number;
  const mobile = number.value.subject;
  // An address the identity provider has verified needs no second proof (D-19).
  if (vouched?.toLowerCase() === email) return ok({ mobile, email, memberId: null });
  const mailbox = readTicket(deps, emailToken ?? "", ticketFor.provedEmail);
  return mailbox.ok ? ok({ mobile, email: mailbox.value.subject, memberId: null }) : mailbox;
}
