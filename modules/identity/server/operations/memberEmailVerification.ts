import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import type { Sent } from "../codes/send-counted.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sendEmailCode, sendEmailLink } from "../registration/send-email-proof.ts";
import { sessionOf } from "../session/session-of.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const input = v.object({
  tokenCheckAvailabilityEmail: v.pipe(v.string(), v.maxLength(4_000)),
  way: v.nullish(v.picklist(["CODE", "LINK"]), "CODE"),
  redirectUrl: v.nullish(v.pipe(v.string(), v.maxLength(2_000)), null),
});

/** Sends a code or a link to an e-mail address that was found to be free. */
export const memberEmailVerification = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run(
      { caller, address, locale },
      { tokenCheckAvailabilityEmail, way, redirectUrl },
    ): Promise<Result<Sent, SendFailure | TicketExpired>> {
      const ticket = readTicket(deps, tokenCheckAvailabilityEmail, ticketFor.freeEmail);
      if (!ticket.ok) return ticket;
      const request = { receiver: ticket.value.subject, sessionId: sessionOf(caller), address, locale };
      return way === "LINK" ? sendEmailLink(deps, request, redirectUrl) : sendEmailCode(deps, request);
    },
    failures: { ...sendFailureTexts, ...ticketFailureTexts },
  });
