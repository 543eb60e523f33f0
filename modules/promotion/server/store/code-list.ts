import { type Kysely, sql } from "kysely";

export const codeStates = ["free", "used", "cancelled"] as const;
type CodeState = (typeof codeStates)[number];

export type SingleUseCodeRow = {
  readonly code: string;
  readonly state: CodeState;
  readonly orderCode: string | null;
  /** When the order was placed, whether it is paid or not. */
  readonly usedAt: Date | null;
  /** The buyer key of the member it was handed to. */
  readonly holder: string | null;
  readonly madeAt: Date;
  readonly cancelledAt: Date | null;
};

type CodeWindow = {
  readonly couponCode: string;
  readonly state: CodeState | null;
  /** Prefix of the code. */
  readonly search: string;
  readonly after: string | null;
  readonly limit: number;
};

/** A coupon's codes in alphabetical order, after a given one; one statement. */
export async function findSingleUseCodes(
  db: Kysely<unknown>,
  { couponCode, state, search, after, limit }: CodeWindow,
): Promise<readonly SingleUseCodeRow[]> {
  const ofState = {
    free: sql`single.cancelled_at is null and use.reference is null`,
    used: sql`use.reference is not null`,
    cancelled: sql`single.cancelled_at is not null`,
  };
  const { rows } = await sql<SingleUseCodeRow>`
    select single.code, case when use.reference is not null then 'used'
        when single.cancelled_at is not null then 'cancelled' else 'free' end as state,
      use.reference as "orderCode", use.taken_at as "usedAt", held.buyer_key as holder, single.made_at as "madeAt",
      single.cancelled_at as "cancelledAt"
    from promotion.single_use_code as single
    left join promotion.coupon_use as use on use.single_use_code = single.code and use.given_back_at is null
    left join promotion.coupon_grant as held on held.single_use_code = single.code
    where single.coupon_code = ${couponCode} and (${after}::text is null or single.code > ${after})
      and (${search} = '' or starts_with(single.code, ${search})) and ${state === null ? sql`true` : ofState[state]}
    order by single.code limit ${limit}`.execute(db);
  return rows;
}
