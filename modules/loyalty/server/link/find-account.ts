import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LookupAsker } from "#modules/identity/server/index.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubMember } from "../ports/club.ts";
import { linkedMember } from "../store/links.ts";
import type { ClubFailure, LinkFailure } from "./link-texts.ts";

/** The account behind a number: proved by its password, a guest's without password, or none. */
export type FoundAccount =
  | { readonly kind: "proved"; readonly member: ClubMember; readonly elsewhere: boolean; readonly points: number }
  | { readonly kind: "guest" }
  | { readonly kind: "unknown"; readonly inactive: boolean };

type Asked = {
  readonly userCode: string;
  readonly from: LookupAsker;
  readonly mobile: string;
  readonly password: string;
};

/**
 * Finds the club account behind a number and its password. The answer reveals whether a number has an account (D-85),
 * so failed lookups are counted.
 */
export async function findAccount(deps: LoyaltyDeps, info: Asked): Promise<Result<FoundAccount, LinkFailure>> {
  const counted = await deps.members.countLookup("club", info.from);
  if (!counted.ok) return counted;
  const checked = await deps.club.checkPassword(info.mobile, info.password);
  if (!checked.ok) return refused(checked.error);
  await counted.value.takeBack();
  return provedAccount(deps, checked.value, info.userCode);
}

/** A club account whose password was proved, with its points and whether another shop account is linked to it. */
export async function provedAccount(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  member: ClubMember,
  userCode: string,
): Promise<Result<Extract<FoundAccount, { kind: "proved" }>, ClubFailure>> {
  const account = await club.account(member.id);
  if (!account.ok) return fail({ code: "CLUB_UNREACHABLE" });
  const owner = await linkedMember(database.kysely, member.id);
  const elsewhere = owner !== null && owner !== userCode;
  return ok({ kind: "proved", member, elsewhere, points: account.value.availablePoints });
}

type Refused = Exclude<Awaited<ReturnType<LoyaltyDeps["club"]["checkPassword"]>>, { ok: true }>["error"];

function refused(error: Refused): Result<FoundAccount, LinkFailure> {
  switch (error.code) {
    case "NOT_REGISTERED":
      return ok({ kind: "unknown", inactive: false });
    case "NO_PASSWORD":
      return ok(error.member.status === "GUEST" ? { kind: "guest" } : { kind: "unknown", inactive: true });
    case "RATE_LIMITED":
      return fail({ code: "CLUB_TOO_MANY" });
    case "CLUB_UNREACHABLE":
      return fail({ code: "CLUB_UNREACHABLE" });
    default:
      // A wrong password and an account that was shut read the same.
      return fail({ code: "CLUB_LOGIN_FAILED" });
  }
}
