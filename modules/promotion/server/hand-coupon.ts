import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { membersByNames } from "#modules/identity/server/index.ts";
import { memberBuyerKey } from "../contract/buyer-key.ts";
import { lockCoupon } from "./store/coupon-uses.ts";
import { findCoupon } from "./store/coupons.ts";
import { grantsOfBuyers, insertGrants } from "./store/hand-coupons.ts";
import { freeSingleUseCodes } from "./store/single-use-codes.ts";

const mostMembers = 5_000;

export type HandRefusal =
  | { readonly code: "NOT_FOUND" | "OVER" | "TOO_MANY" }
  | { readonly code: "UNKNOWN_MEMBERS"; readonly names: readonly string[] }
  | { readonly code: "TOO_FEW_CODES"; readonly needed: number; readonly free: number };

type Handing = {
  readonly couponCode: string;
  /** Pasted member numbers, e-mail addresses or mobile numbers. */
  readonly members: string;
  readonly at: Date;
};

/**
 * Hands a coupon, or one single-use code each, to members. A member who still holds a usable one gets no other, so a
 * second press changes nothing. The coupon's row is locked: two concurrent calls never hand out the same code.
 */
export async function handCoupon(
  trx: Transaction<unknown>,
  { couponCode, members, at }: Handing,
): Promise<Result<{ readonly handed: number; readonly already: number }, HandRefusal>> {
  const names = [...new Set(members.split(/[\s,;]+/).filter((name) => name !== ""))];
  if (names.length > mostMembers) return fail({ code: "TOO_MANY" });
  await lockCoupon(trx, couponCode);
  const found = await findCoupon(trx, couponCode);
  if (found === null) return fail({ code: "NOT_FOUND" });
  const { status, endsAt, singleUse } = found.coupon;
  if (status === "stopped" || endsAt <= at) return fail({ code: "OVER" });
  const known = await membersByNames(trx, names);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) return fail({ code: "UNKNOWN_MEMBERS", names: unknown });
  const keys = [...new Set(known.values())].map(memberBuyerKey).sort();
  const held = await grantsOfBuyers(trx, couponCode, keys);
  const wanting = keys.filter((key) => !held.get(key)?.isFree);
  const codes = singleUse ? await freeSingleUseCodes(trx, couponCode, wanting.length) : [];
  if (singleUse && codes.length < wanting.length)
    return fail({ code: "TOO_FEW_CODES", needed: wanting.length, free: codes.length });
  const grants = wanting.map((buyerKey, place) => ({
    buyerKey,
    number: (held.get(buyerKey)?.times ?? 0) + 1,
    singleUseCode: codes[place] ?? null,
  }));
  await insertGrants(trx, couponCode, grants, at);
  return ok({ handed: grants.length, already: keys.length - grants.length });
}
