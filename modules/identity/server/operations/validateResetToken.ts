import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { type ResetLinkExpired, resetLinkTexts } from "../reset/reset-password.ts";
import { resetTokenHash } from "../reset/reset-token.ts";
import { ownerOfReset } from "../store/password-resets.ts";

/** Checks whether a reset link is still valid, so that its page can show it before a password is typed. */
export const validateResetToken = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
    async run(_context, { token }): Promise<Result<boolean, ResetLinkExpired>> {
      const owner = await ownerOfReset(deps.database.kysely, resetTokenHash(deps.secret, token));
      return owner === null ? fail({ code: "RESET_LINK_EXPIRED" }) : ok(true);
    },
    failures: resetLinkTexts,
  });
