import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
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

/** What is known about the person behind a number's ticket: the number, and that it was proved. */
export const validateTokenDetailRegistration = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ tokenVerifyOtpPhoneNo: v.pipe(v.string(), v.maxLength(4_000)) }),
    async run(_context, { tokenVerifyOtpPhoneNo }) {
      const ticket = readTicket(deps, tokenVerifyOtpPhoneNo, ticketFor.provedMobile);
      if (!ticket.ok) return ticket;
      return ok({ ...nobodyYet, phone: ticket.value.subject, phoneVerified: true });
    },
    failures: ticketFailureTexts,
  });
