import { fail, ok, type Result } from "#kit/core/result.ts";
import { bindMinutes } from "../../contract/constants.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** A club account whose password the caller has proved: the account, and the shop member who proved it. */
export type ProvedAccount = {
  readonly clubMemberId: string;
  /** As +62… */
  readonly mobile: string;
  readonly maskedName: string | null;
  readonly userCode: string;
};

export type BindExpired = { readonly code: "BIND_EXPIRED" };

type Deps = Pick<LoyaltyDeps, "sealer" | "clock">;

/** Separates this token from everything else the shop seals. */
const purpose = "club account";

/** Issues the wire's thirdId: a sealed token the browser carries from finding the account to linking it. */
export function issueThirdId({ sealer, clock }: Deps, account: ProvedAccount): string {
  const until = clock.now().getTime() + bindMinutes * 60_000;
  return sealer.seal(JSON.stringify([purpose, account, until]), "clubTicket");
}

/**
 * Reads a thirdId for this caller and this number. A forged, an expired and another member's token are refused alike.
 */
export function readThirdId(
  { sealer, clock }: Deps,
  thirdId: string,
  input: { readonly userCode: string; readonly mobile: string },
): Result<ProvedAccount, BindExpired> {
  const opened = openQuietly(sealer, thirdId);
  if (!Array.isArray(opened) || opened[0] !== purpose) return fail({ code: "BIND_EXPIRED" });
  const [, account, until] = opened as [string, ProvedAccount, number];
  const good = account.userCode === input.userCode && account.mobile === input.mobile && until > clock.now().getTime();
  return good ? ok(account) : fail({ code: "BIND_EXPIRED" });
}

function openQuietly(sealer: Deps["sealer"], text: string): unknown {
  try {
    return JSON.parse(sealer.open(text, "clubTicket"));
  } catch {
    return null;
  }
}
