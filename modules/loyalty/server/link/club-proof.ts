import { fail, ok, type Result } from "#kit/core/result.ts";
import { bindMinutes } from "../../contract/constants.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { BindExpired } from "./club-ticket.ts";

type Deps = Pick<LoyaltyDeps, "sealer" | "clock">;

/** Separates this token from everything else that the shop seals. */
const purpose = "club password proved";

/**
 * An encrypted token that proves its holder typed the right password of this club account. `mapClubLoginN` issues it when no shop
 * account is linked, so that linking after log-in or registration does not ask for number and password again. It is
 * not tied to a session: logging in replaces the session.
 */
export function issueClubProof({ sealer, clock }: Deps, clubMemberId: string): string {
  const until = clock.now().getTime() + bindMinutes * 60_000;
  return sealer.seal(JSON.stringify([purpose, clubMemberId, until]));
}

/** The club account a proof is about. A forged one and an expired one are refused alike. */
export function readClubProof({ sealer, clock }: Deps, proof: string): Result<{ clubMemberId: string }, BindExpired> {
  const opened = openOrNull(sealer, proof);
  if (!Array.isArray(opened) || opened[0] !== purpose) return fail({ code: "BIND_EXPIRED" });
  const [, clubMemberId, until] = opened as [string, string, number];
  return until > clock.now().getTime() ? ok({ clubMemberId }) : fail({ code: "BIND_EXPIRED" });
}

function openOrNull(sealer: Deps["sealer"], text: string): unknown {
  try {
    return JSON.parse(sealer.open(text));
  } catch {
    return null;
  }
}
