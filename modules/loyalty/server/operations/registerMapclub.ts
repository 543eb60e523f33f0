import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { joinSchema } from "../../contract/join-form.ts";
import { type Joined, joinClub } from "../join/join-club.ts";
import { ticketFields } from "../join/join-form.ts";
import { type JoinFailure, joinedText, joinFailureTexts } from "../join/join-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** Joins the loyalty club: a member there and, where there was none, an account here, linked to each other (OP-26). */
export const registerMapclub = (deps: LoyaltyDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({
      input: v.intersect([joinSchema({ email: deps.emailRule, now: () => deps.clock.now() }), v.object(ticketFields)]),
    }),
    run: (context, { input }): Promise<Result<Joined, JoinFailure>> => joinClub(deps, context, input),
    message: joinedText,
    failures: joinFailureTexts,
    wire: ({ data, ...reply }: StandardReply<Joined>) => ({ ...reply, data: data && registrationResult(data) }),
  });

/** The registration result (EN-05); its token is the new session's. */
const registrationResult = ({ member, login }: Joined) => ({
  memberCode: member.id,
  token: login.userAuthToken,
  expired: false,
  status: member.status,
  login,
});
