import { type Kysely, sql } from "kysely";
import type { Coupon } from "../coupon.ts";

/** A coupon found by a typed code: its own, or one of its single-use codes. */
export type TypedCoupon = {
  readonly coupon: Pick<
    Coupon,
    | "code"
    | "names"
    | "percent"
    | "mostDiscount"
    | "amount"
    | "minimumSpend"
    | "beginsAt"
    | "endsAt"
    | "status"
    | "totalLimit"
    | "perUserLimit"
    | "membersOnly"
    | "segmentCode"
    | "handedOnly"
    | "singleUse"
    | "stackable"
  >;
  /** Uses of the coupon, unpaid orders included. */
  readonly used: number;
  /** Null when the coupon's own code was typed. */
  readonly single: {
    readonly code: string;
    readonly isCancelled: boolean;
    readonly isUsed: boolean;
    /** The buyer key of the member it was handed to. */
    readonly holder: string | null;
  } | null;
};

/** One statement. A code is never both a coupon's own and a single-use code. */
export async function findTypedCoupon(db: Kysely<unknown>, typed: string): Promise<TypedCoupon | null> {
  const { rows } = await sql<TypedCoupon["coupon"] & Omit<TypedCoupon, "coupon">>`
    select coupon.code, names, percent, most_discount as "mostDiscount", amount, minimum_spend as "minimumSpend",
      begins_at as "beginsAt", ends_at as "endsAt", status, total_limit as "totalLimit",
      per_user_limit as "perUserLimit", members_only as "membersOnly", segment_code as "segmentCode",
      handed_only as "handedOnly", single_use as "singleUse", stackable, used,
      case when single.code is not null then json_build_object('code', single.code,
        'isCancelled', single.cancelled_at is not null,
        'isUsed', exists (select from promotion.coupon_use as use
          where use.single_use_code = single.code and use.given_back_at is null),
        'holder', (select buyer_key from promotion.coupon_grant as held where held.single_use_code = single.code)
      ) end as single
    from promotion.coupon
    left join promotion.single_use_code as single on single.code = ${typed} and single.coupon_code = coupon.code
    where coupon.code = ${typed} or coupon.code = (select coupon_code from promotion.single_use_code where code = ${typed})
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { used, single, ...coupon } = row;
  return { coupon, used, single };
}
