import { fail, ok, type Result } from "#kit/core/result.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { broughtAlong } from "../registration/sign-up-input.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";

/** What a form that joins the loyalty club sends along to prove whose number and mailbox it names. */
export type JoinTickets = {
  /** The number's ticket, or that of the club's letter, which proves both. */
  readonly token: string;
  readonly emailToken: string | null;
  readonly tokenSS: string | null;
  /** As it stands in the form. */
  readonly email: string;
  readonly mobile: string | null;
};

export type JoinProofs = {
  readonly mobile: string;
  readonly email: string;
  /** The inactive member of the club to whom the letter was sent. */
  readonly memberId: string | null;
  readonly social: SocialPerson | null;
};

/** Reads the tickets. They must be about the very number and mailbox of the form. */
export function joinProofs(
  deps: Pick<IdentityDeps, "secret" | "clock">,
  { token, emailToken, tokenSS, email, mobile }: JoinTickets,
): Result<JoinProofs, TicketExpired> {
  const social = broughtAlong(deps, tokenSS);
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
  const letter = readTicket(deps, token, ticketFor.clubLetter);
  if (letter.ok) {
    const { mobile = "", memberId = null } = letter.value.data;
    return ok({ mobile, email: letter.value.subject, memberId });
  }
  const number = readTicket(deps, token, ticketFor.provedMobile);
  if (!number.ok) return number;
  const mobile = number.value.subject;
  // What the other side has checked need not be proved once more (D-19).
  if (vouched?.toLowerCase() === email) return ok({ mobile, email, memberId: null });
  const mailbox = readTicket(deps, emailToken ?? "", ticketFor.provedEmail);
  return mailbox.ok ? ok({ mobile, email: mailbox.value.subject, memberId: null }) : mailbox;
}
