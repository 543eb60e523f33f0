import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { ownersOf } from "../store/registrations.ts";
import { issueTicket, readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { type LinkUsed, linkUsedTexts, ticketFailureTexts } from "../tickets/ticket-texts.ts";

/**
 * Handles the link in the verification e-mail and returns a ticket that proves the address to the sign-up. It changes nothing,
 * because mail programs prefetch links.
 */
export const validateEmail = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ token: v.pipe(v.string(), v.maxLength(4_000)) }) }),
    async run(
      _context,
      { input: { token } },
    ): Promise<Result<{ email: string; token: string }, TicketExpired | LinkUsed>> {
      const link = readTicket(deps, token, ticketFor.emailLink);
      if (!link.ok) return link;
      const email = link.value.subject;
      const { email: owner } = await ownersOf(deps.database.kysely, { mobile: null, email });
      if (owner?.proved) return fail({ code: "LINK_USED" });
      return ok({ email, token: issueTicket(deps, { purpose: ticketFor.provedEmail, subject: email }) });
    },
    failures: { ...ticketFailureTexts, ...linkUsedTexts },
  });
