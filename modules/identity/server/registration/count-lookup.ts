import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import type { IdentityDeps } from "../identity-deps.ts";

export type LookupRefused = { readonly code: "RATE_LIMITED" };

/** Counts a question whether a number or a mailbox has an account: few for one address, so that nobody makes a list (D-85). */
export async function countLookup(
  { database, lookupsPerAddressHour }: Pick<IdentityDeps, "database" | "lookupsPerAddressHour">,
  kind: "mobile" | "email" | "club" | "clubNumber" | "referral",
  address: string,
): Promise<Result<void, LookupRefused>> {
  const limit = { limit: lookupsPerAddressHour, windowSeconds: 60 * 60 };
  const { allowed } = await hit(database.kysely, `lookup-${kind}:${address}`, limit);
  return allowed ? ok(undefined) : fail({ code: "RATE_LIMITED" });
}

export const lookupFailureTexts = {
  RATE_LIMITED: {
    "en-US": "Too many tries from your network at the moment. Please try again later.",
    "id-ID": "Terlalu banyak percobaan dari jaringan Anda saat ini. Silakan coba lagi nanti.",
    "vi-VN": "Hiện có quá nhiều lần thử từ mạng của bạn. Vui lòng thử lại sau.",
    "zh-CN": "您所在网络的尝试过于频繁，请稍后再试。",
  },
} satisfies FailureTexts<LookupRefused>;
