import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import { ownProfile } from "../account/own-profile.ts";
import { tellMember } from "../account/tell-member.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { goneSessionCookie } from "../session/session-cookie.ts";
import { takeProof } from "../store/confirmations.ts";
import { removeMember } from "../store/profiles.ts";

/** Takes a member out of every room, in one transaction, after a proof a moment ago (D-63). A last message says so. */
export const deleteAccount = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ input: v.object({ understood: v.literal(true) }) }),
    async run(context): Promise<Result<true, NotConfirmed>> {
      const { member, profile } = await ownProfile(deps, context);
      const { userCode, sessionId } = member;
      const known = { userCode, email: profile.emailVerified ? profile.email : null };
      const gone = await inTransaction(deps.database, async (trx): Promise<boolean> => {
        if (!(await takeProof(trx, sessionId))) return false;
        for (const keeper of deps.memberData) await keeper.forget(trx, known);
        await removeMember(trx, userCode);
        const content = { kind: "accountDeleted", data: {} } as const;
        await tellMember(trx, deps, profile, { locale: context.locale, content });
        return true;
      });
      if (!gone) return fail({ code: "CONFIRM_FIRST" });
      context.reply.setCookie(goneSessionCookie(deps.https));
      return ok(true);
    },
    failures: notConfirmedTexts,
  });
