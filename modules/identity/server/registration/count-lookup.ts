import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { keyed, rateLimit, withFigure } from "#kit/postgres/declared-limits.ts";
import { hit, hitAll, takeBackHits } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { deviceOf } from "../session/known-device.ts";
import { sessionOf } from "../session/session-of.ts";

export type LookupRefused = { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

export type LookupKind = "mobile" | "email" | "memberEmail" | "club" | "clubNumber" | "referral";

/** The caller's counters. Carriers and store Wi-Fi put many people behind one address, so session and device count first. */
export type LookupAsker = Pick<RequestContext, "caller" | "address" | "cookie">;

/** Takes the count back, for callers who checked their own account. */
export type CountedLookup = { takeBack(): Promise<void> };

const hour = 60 * 60;
/**
 * Per session, device and address (D-85); both figures are settings. Callers without a session share their address's counter.
 */
const lookupLimits = {
  none: rateLimit("lookup:none", 10, hour),
  session: rateLimit("lookup:session", 10, hour),
  device: rateLimit("lookup:device", 10, hour),
  address: rateLimit("lookup:address", 200, hour),
};
/**
 * Checks per hour over all callers that registrations do not explain: account enumeration from many addresses. It only alerts.
 */
const alarm = rateLimit("lookups", 1_000, hour);

/**
 * Counts a check whether a number or e-mail address has an account. A full counter refuses without counting; parallel requests
 * cannot exceed the limit.
 */
export async function countLookup(
  deps: Pick<IdentityDeps, "database" | "secret" | "https" | "lookups" | "onManyLookups">,
  kind: LookupKind,
  { caller, address, cookie }: LookupAsker,
): Promise<Result<CountedLookup, LookupRefused>> {
  const { perSessionHour, perAddressHour } = deps.lookups;
  const limitOf = (by: keyof typeof lookupLimits, name: string, limit: number) =>
    keyed(withFigure(lookupLimits[by], limit), `${kind}:${keyedHash(deps.secret, `lookup.${name}`)}`);
  const session = sessionOf(caller);
  const device = deviceOf(deps, cookie);
  const limits = [
    // Callers without a session share one counter per address.
    session === null ? limitOf("none", address, perSessionHour) : limitOf("session", session, perSessionHour),
    ...(device === null ? [] : [limitOf("device", device, perSessionHour)]),
    limitOf("address", address, perAddressHour),
  ];
  const counted = await inTransaction(deps.database, (trx) => hitAll(trx, limits));
  if (!counted.allowed) return fail({ code: "RATE_LIMITED", retryAfterSeconds: counted.retryAfterSeconds });
  const allCallers = await hit(deps.database.kysely, keyed(alarm));
  if (allCallers.count === alarm.limit + 1) deps.onManyLookups?.(allCallers.count);
  const keys = limits.map(({ key }) => key);
  return ok({ takeBack: () => takeBackHits(deps.database.kysely, keys) });
}

export const lookupFailureTexts = {
  RATE_LIMITED: ({ retryAfterSeconds = hour }: { readonly code: string; readonly retryAfterSeconds?: number }) => {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    return {
      "en-US": `Too many tries at the moment. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      "id-ID": `Terlalu banyak percobaan saat ini. Silakan coba lagi dalam ${minutes} menit.`,
      "vi-VN": `Hiện có quá nhiều lần thử. Vui lòng thử lại sau ${minutes} phút.`,
      "zh-CN": `当前尝试过于频繁，请在 ${minutes} 分钟后再试。`,
    };
  },
} satisfies FailureTexts<LookupRefused>;
