import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { unknownScopeEntries } from "#modules/catalogue/server/index.ts";
import { type CouponDraft, couponDraftSchema, couponOf, couponProblem } from "./coupon.ts";
import type { Problem } from "./draft-fields.ts";
import { findCoupon, writeCoupons } from "./store/coupons.ts";

/** An invalid coupon, with the path of the field and a message. */
export type BadCoupon = Problem & { readonly code: "BAD_COUPON" };

/** Validates a coupon and writes it over any earlier one of its code; an unchanged save writes nothing. */
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
  const [unknown] = await unknownScopeEntries(trx, coupon.scope);
  if (unknown) return refuse({ where: "scope", problem: `there is no ${unknown.target} ${unknown.code}` });

  const stored = await findCoupon(trx, coupon.code);
  if (stored && coupon.totalLimit !== null && coupon.totalLimit < stored.used) {
    const sentence = `it was used ${stored.used} times already, so ${coupon.totalLimit} cannot be the limit`;
    return refuse({ where: "totalLimit", problem: sentence });
  }
  if (!isDeepStrictEqual(stored?.coupon, coupon)) await writeCoupons(trx, [coupon]);
  return ok(null);
}
