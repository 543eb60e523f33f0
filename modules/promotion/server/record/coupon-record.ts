import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { fallbackLocale } from "#kit/core/locale.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { CouponFields } from "../../contract/record/coupon-fields.ts";
import { normaliseCoupon } from "../../contract/record/normalise-coupon.ts";
import { type CouponSegments, noSegments } from "../ports/segments.ts";
import { deleteCoupons, findCoupons, writeCoupons } from "../store/coupons.ts";
import { checkCoupons } from "./check-coupons.ts";
import { couponProblemTexts } from "./coupon-problem-texts.ts";
import { couponOfFields, fieldsOfCoupon } from "./fields-of-coupon.ts";

/** Coupons as records: versions, merging, journal, undo. The state is `CouponFields`. */
export const couponRecord = (clock: Clock, segments: CouponSegments = noSegments): RecordType => ({
  name: "coupon",
  problemTexts: couponProblemTexts,
  normalise: normaliseCoupon,
  titleOf: (state) => (state as CouponFields).names?.[fallbackLocale] ?? "",
  read: readCouponFields,
  check: (trx, writes) => checkCoupons(trx, writes, clock.now(), segments),
  async write(trx, writes) {
    const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
    await deleteCoupons(trx, gone);
    const kept = writes.flatMap(({ id, after }) => (after === null ? [] : [couponOfFields(id, after as CouponFields)]));
    await writeCoupons(trx, kept);
  },
});

/** The states of those coupons that exist. */
export async function readCouponFields(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  const found = await findCoupons(trx, codes);
  return new Map(
    found.map(({ coupon }) => [
      coupon.code,
      normaliseCoupon(JSON.parse(JSON.stringify(fieldsOfCoupon(coupon))) as RecordState),
    ]),
  );
}
