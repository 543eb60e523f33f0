import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { sentDay, shownDay } from "../../contract/person.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { ClubPerson } from "../ports/club-directory.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { socialPersonOf } from "../registration/sign-up-input.ts";
import { isOwn } from "../session/is-own.ts";
import { ownersOf } from "../store/registrations.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { type LinkUsed, linkUsedTexts, ticketFailureTexts } from "../tickets/ticket-texts.ts";

const emptyDetail = {
  id: null,
  loyaltyMemberId: null,
  email: null,
  firstName: null,
  lastName: null,
  birthDate: null,
  birthDateLabel: null,
  city: null,
  gender: null,
  emailVerified: false,
  enabled: false,
  profileCompleted: false,
  passwordGenerated: false,
  primaryTierCode: null,
  mapclubDataConsent: false,
  profileCompleteDate: null,
};

type Detail = { readonly [Fact in keyof typeof emptyDetail]: string | boolean | null } & {
  readonly phone: string;
  readonly phoneVerified: boolean;
};

const longestTicket = v.pipe(v.string(), v.maxLength(4_000));

/**
 * Returns the known data about the holder of a ticket. A number's ticket gives the number, its club membership and the profile
 * of the social account. Numbers are reassigned: the club's data about an inactive member is returned only to a holder who has
 * also followed the link sent to that member's e-mail address.
 */
export const validateTokenDetailRegistration = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ tokenVerifyOtpPhoneNo: longestTicket, tokenSS: v.nullish(longestTicket, null) }),
    async run({ caller }, { tokenVerifyOtpPhoneNo, tokenSS }): Promise<Result<Detail, TicketExpired | LinkUsed>> {
      const email = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.clubLetter);
      const ticket = email.ok ? email : readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.provedMobile);
      if (!ticket.ok) return ticket;
      const mobile = email.ok ? (email.value.data.mobile ?? "") : ticket.value.subject;
      const member = await deps.club.personBy(mobile);
      const joining = member?.status === "INACTIVE" || member?.status === "GUEST" ? member : null;
      const { mobile: owner } = await ownersOf(deps.database.kysely, { mobile, email: null });
      const started = email.ok && member?.status === "ACTIVE" && member.id === email.value.data.memberId;
      if (started || (owner?.proved && !isOwn(caller, owner.userCode))) return fail({ code: "LINK_USED" });
      if (email.ok && joining?.id !== email.value.data.memberId) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
      const social = socialPersonOf(deps, tokenSS);
      const person = joining && email.ok ? detailOfClub(joining) : social ? registrationDetail(social) : {};
      const id = joining?.id ?? null;
      return ok({ ...emptyDetail, id, loyaltyMemberId: id, ...person, phone: mobile, phoneVerified: true });
    },
    failures: { ...ticketFailureTexts, ...linkUsedTexts },
  });

const detailOfClub = (member: ClubPerson) => ({
  ...registrationDetail({
    ...member,
    emailVerified: true,
    firstName: member.firstName ?? "",
    lastName: member.lastName ?? "",
  }),
  city: member.city,
  enabled: false,
  profileCompleted: [member.firstName, member.lastName, member.birthDate, member.gender].every((fact) => fact !== null),
  passwordGenerated: member.passwordSet,
  primaryTierCode: member.tierCode,
  mapclubDataConsent: member.consentVersion !== null,
});

const registrationDetail = ({
  email,
  emailVerified,
  firstName,
  lastName,
  gender,
  birthDate,
}: Pick<SocialPerson, "email" | "emailVerified" | "firstName" | "lastName" | "gender" | "birthDate">) => ({
  email,
  emailVerified: email !== null && emailVerified,
  firstName,
  lastName,
  gender,
  birthDate: birthDate && sentDay(birthDate),
  birthDateLabel: birthDate && shownDay(birthDate),
});
