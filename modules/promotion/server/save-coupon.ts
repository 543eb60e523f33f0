import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type CouponDraft, couponDraftSchema, couponOf, couponProblem } from "./coupon.ts";
import type { Problem } from "./draft-fields.ts";
import { findCoupon, writeCoupon } from "./store/coupons.ts";
import { unknownTarget } from "./store/promotion-targets.ts";

/** A coupon that cannot be kept, with the place it is wrong at and a sentence about it. */
export type BadCoupon = Problem & { readonly code: "BAD_COUPON" };

/** Checks a coupon and writes it over whatever stood under its code; saving the same again changes nothing. */
export async function saveCoupon(trx: Transaction<unknown>, draft: CouponDraft): Promise<Result<null, BadCoupon>> {
  const refuse = ({ where, problem }: Problem) =>
    fail({ code: "BAD_COUPON", where: `${draft.code} ${where}`.trim(), problem });

  const checked = v.safeParse(couponDraftSchema, draft);
  if (!checked.success) {
    const [issue] = checked.issues;
    return refuse({ where: v.getDotPath(issue) ?? "", problem: issue.message });
  }
  const coupon = couponOf(checked.output);
  const problem = couponProblem(coupon);
  if (problem) return refuse(problem);
  const unknown = await unknownTarget(trx, coupon.scope);
  if (unknown) return refuse({ where: "scope", problem: `there is no ${unknown.target} ${unknown.code}` });

  const kept = await findCoupon(trx, coupon.code);
  if (kept && coupon.totalLimit !== null && coupon.totalLimit < kept.used) {
    const sentence = `it was used ${kept.used} times already, so ${coupon.totalLimit} cannot be the limit`;
    return refuse({ where: "totalLimit", problem: sentence });
  }
  if (!isDeepStrictEqual(kept?.coupon, coupon)) await writeCoupon(trx, coupon);
  return ok(null);
}
