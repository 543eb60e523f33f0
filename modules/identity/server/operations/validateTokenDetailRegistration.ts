import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { sentDay, shownDay } from "../../contract/person.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { broughtAlong } from "../registration/sign-up-input.ts";
import { readTicket } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const nobodyYet = {
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

const longestTicket = v.pipe(v.string(), v.maxLength(4_000));

/** What is known about the person behind a number's ticket: the number, and what the account elsewhere says that they came with. */
export const validateTokenDetailRegistration = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ tokenVerifyOtpPhoneNo: longestTicket, tokenSS: v.nullish(longestTicket, null) }),
    async run(_context, { tokenVerifyOtpPhoneNo, tokenSS }) {
      const ticket = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.provedMobile);
      if (!ticket.ok) return ticket;
      const social = broughtAlong(deps, tokenSS);
      const person = social ? told(social) : {};
      return ok({ ...nobodyYet, ...person, phone: ticket.value.subject, phoneVerified: true });
    },
    failures: ticketFailureTexts,
  });

const told = ({ email, emailVerified, firstName, lastName, gender, birthDate }: SocialPerson) => ({
  email,
  emailVerified: email !== null && emailVerified,
  firstName,
  lastName,
  gender,
  birthDate: birthDate && sentDay(birthDate),
  birthDateLabel: birthDate && shownDay(birthDate),
});
