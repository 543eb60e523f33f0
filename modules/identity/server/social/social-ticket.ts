import type { Result } from "#kit/core/result.ts";
import { fail, ok } from "#kit/core/result.ts";
import { isSocialChannel } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { issueTicket, readTicket, type TicketExpired } from "../tickets/ticket.ts";

type Deps = Pick<IdentityDeps, "secret" | "clock">;

const purpose = "social";

/** Where the shopper goes after signing in, and the product to put on the wishlist. */
export type SocialDestination = { readonly redirectUrl: string; readonly wishlistProduct: string | null };

/** The verified person and their goal. */
export type SocialTicket = SocialDestination & { readonly person: SocialPerson };

/** Ticket that carries a new member from the social sign-in through number verification to the sign-up form. */
export function issueSocialTicket(deps: Deps, { person, redirectUrl, wishlistProduct }: SocialTicket): string {
  const { channel, subject, email, emailVerified, firstName, lastName, gender, birthDate } = person;
  return issueTicket(deps, {
    purpose,
    subject,
    data: {
      channel,
      email: email ?? "",
      emailVerified: emailVerified ? "yes" : "",
      firstName,
      lastName,
      gender: gender ?? "",
      birthDate: birthDate ?? "",
      redirectUrl,
      wish: wishlistProduct ?? "",
    },
  });
}

export function readSocialTicket(deps: Deps, text: string): Result<SocialTicket, TicketExpired> {
  const ticket = readTicket(deps, text, purpose);
  if (!ticket.ok) return ticket;
  const { subject, data } = ticket.value;
  const { channel, gender } = data;
  if (!isSocialChannel(channel)) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
  const person: SocialPerson = {
    channel,
    subject,
    email: data.email || null,
    emailVerified: data.emailVerified === "yes",
    firstName: data.firstName ?? "",
    lastName: data.lastName ?? "",
    gender: gender === "MALE" || gender === "FEMALE" ? gender : null,
    birthDate: data.birthDate || null,
  };
  return ok({ person, redirectUrl: data.redirectUrl ?? "/", wishlistProduct: data.wish || null });
}
