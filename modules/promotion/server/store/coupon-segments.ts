import { type Kysely, sql } from "kysely";
import { fallbackLocale } from "#kit/core/locale.ts";

export type SegmentCoupon = { readonly segmentCode: string; readonly code: string; readonly name: string };

/** The coupons that are limited to these segments, or to any, by code. */
export async function couponsOfSegments(
  db: Kysely<unknown>,
  segmentCodes: readonly string[] | null,
): Promise<readonly SegmentCoupon[]> {
  const { rows } = await sql<SegmentCoupon>`
    select segment_code as "segmentCode", code, coalesce(names ->> ${fallbackLocale}, '') as name from promotion.coupon
    where segment_code ${segmentCodes === null ? sql`is not null` : sql`= any(${[...segmentCodes]}::text[])`}
    order by code`.execute(db);
  return rows;
}
