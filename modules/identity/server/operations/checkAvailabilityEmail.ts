import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { emailSchema, emailTexts } from "../../contract/email.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { countLookup, type LookupRefused, lookupFailureTexts } from "../registration/count-lookup.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { isOwn } from "../session/is-own.ts";
import { ownersOf } from "../store/registrations.ts";
import { issueTicket } from "../tickets/ticket.ts";

/** Checks whether an e-mail address is free; for a free one returns a ticket with which a code or link can be requested. */
export const checkAvailabilityEmail = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ email: emailSchema(deps.emailRule) }),
    async run(context, { email }): Promise<Result<{ token: string }, LookupRefused | { code: "UNKNOWN_ERROR" }>> {
      const counted = await countLookup(deps, "email", context);
      if (!counted.ok) return counted;
      const { email: owner } = await ownersOf(deps.database.kysely, { mobile: null, email });
      // The specification has no error code of its own for a taken address (VA-12, D-13).
      if (owner?.proved && !isOwn(context.caller, owner.userCode)) return fail({ code: "UNKNOWN_ERROR" });
      return ok({ token: issueTicket(deps, { purpose: ticketFor.freeEmail, subject: email }) });
    },
    failures: { ...lookupFailureTexts, UNKNOWN_ERROR: emailTexts.taken },
  });
