import { fail, ok, type Result } from "#kit/core/result.ts";
import { hit, takeBackHits } from "#kit/postgres/rate-limit.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubMember } from "../ports/club.ts";
import { linkedMember } from "../store/links.ts";
import type { LinkFailure } from "./link-texts.ts";

/** The account behind a number: proved by its password, a guest's that has none, or nobody's. */
export type FoundAccount =
  | { readonly kind: "proved"; readonly member: ClubMember; readonly elsewhere: boolean; readonly points: number }
  | { readonly kind: "guest" }
  | { readonly kind: "unknown"; readonly inactive: boolean };

type Asked = {
  readonly userCode: string;
  readonly address: string;
  readonly mobile: string;
  readonly password: string;
};

/**
 * Finds the club account behind a number and its password. Whether a number has one is told to whoever asks (D-85), so an
 * address may ask only so often; finding one's own does not count.
 */
export async function findAccount(deps: LoyaltyDeps, asked: Asked): Promise<Result<FoundAccount, LinkFailure>> {
  const { database, club, lookupsPerAddressHour } = deps;
  const key = `lookup-club:${asked.address}`;
  const { allowed } = await hit(database.kysely, key, { limit: lookupsPerAddressHour, windowSeconds: 60 * 60 });
  if (!allowed) return fail({ code: "RATE_LIMITED" });
  const checked = await club.checkPassword(asked.mobile, asked.password);
  if (!checked.ok) return refused(checked.error);
  await takeBackHits(database.kysely, [key]);
  const member = checked.value;
  const account = await club.account(member.id);
  if (!account.ok) return fail({ code: "CLUB_UNREACHABLE" });
  const owner = await linkedMember(database.kysely, member.id);
  return ok({
    kind: "proved",
    member,
    elsewhere: owner !== null && owner !== asked.userCode,
    points: account.value.availablePoints,
  });
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
