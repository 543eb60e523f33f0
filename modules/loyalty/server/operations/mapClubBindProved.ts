import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { provedBindResult } from "../link/bind-result.ts";
import { readClubProof } from "../link/club-proof.ts";
import type { BindExpired } from "../link/club-ticket.ts";
import { type FoundAccount, provedAccount } from "../link/find-account.ts";
import { bindExpiredText, type ClubFailure, clubDownTexts } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

type Found = { readonly found: Extract<FoundAccount, { kind: "proved" }>; readonly userCode: string };

/** Finds the club account whose password was typed before logging in. Same result as `mapClubBindAccount`. */
export const mapClubBindProved = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ proof: v.pipe(v.string(), v.maxLength(2_000)) }),
    async run(context, { proof }): Promise<Result<Found, BindExpired | ClubFailure>> {
      const { userCode } = memberOf(context);
      const read = readClubProof(deps, proof);
      if (!read.ok) return read;
      const member = await deps.club.memberById(read.value.clubMemberId);
      if (!member.ok) return member;
      // Blocked or removed since the password was typed.
      if (member.value?.status !== "ACTIVE") return fail({ code: "BIND_EXPIRED" });
      const found = await provedAccount(deps, member.value, userCode);
      return found.ok ? ok({ found: found.value, userCode }) : found;
    },
    failures: { ...clubDownTexts, BIND_EXPIRED: bindExpiredText },
    wire(reply: StandardReply<Found>) {
      const { success, code, message } = reply;
      if (!reply.success) return { success, code, message, isValid: false, isGuest: false };
      return { success, code, message, ...provedBindResult(deps, reply.data.found, reply.data.userCode) };
    },
  });
