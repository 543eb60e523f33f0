import type { Kysely, Transaction } from "kysely";

/** Whether a member belongs to a segment of customers now. Segments are a module above this one. */
export type SegmentMembership = (db: Kysely<unknown>, segmentCode: string, userCode: string) => Promise<boolean>;

/** The segments that coupons may be limited to. */
export type CouponSegments = {
  /** Those of these that exist. They cannot be deleted before the transaction ends. */
  lockKnown(trx: Transaction<unknown>, codes: readonly string[]): Promise<ReadonlySet<string>>;
};

/** A shop without segments. */
export const noSegments: CouponSegments = { lockKnown: async () => new Set() };
