import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ActivityKind } from "../../contract/activity-kind.ts";
import type { Promotion } from "../promotion.ts";
import { budgetIsUsedUp } from "./budgets.ts";

/** All fields of a promotion as one JSON value, for a statement that names it `activity`. */
const promotionAsJson = sql`promotion.as_json(activity)`;

/** The kind as the table stores it: a flash sale is a "campaign" there. */
type StoredKind = Exclude<ActivityKind, "flashSale"> | "campaign";

export const storedKind = (kind: ActivityKind): StoredKind => (kind === "flashSale" ? "campaign" : kind);

/** A promotion as `promotion.as_json` returns it. */
export type WrittenPromotion = Omit<Promotion, "kind" | "flashSaleSkus" | "beginsAt" | "endsAt"> & {
  readonly kind: StoredKind;
  readonly campaignSkus: Promotion["flashSaleSkus"];
  readonly beginsAt: string;
  readonly endsAt: string;
};

export const readPromotion = ({ kind, campaignSkus, beginsAt, endsAt, ...promotion }: WrittenPromotion): Promotion => ({
  ...promotion,
  kind: kind === "campaign" ? "flashSale" : kind,
  flashSaleSkus: campaignSkus,
  beginsAt: new Date(beginsAt),
  endsAt: new Date(endsAt),
});

/** These promotions in the order of the given codes, active or not; one statement. Unknown codes are left out. */
export const findPromotions = (db: Kysely<unknown>, codes: readonly string[]): Promise<Promotion[]> =>
  promotionsWhere(db, codes, sql`true`);

/** The same, without promotions whose budget is used up. */
export const promotionsWithBudgetLeft = (db: Kysely<unknown>, codes: readonly string[]): Promise<Promotion[]> =>
  promotionsWhere(db, codes, sql`not ${budgetIsUsedUp}`);

async function promotionsWhere(
  db: Kysely<unknown>,
  codes: readonly string[],
  condition: RawBuilder<unknown>,
): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ promotion: WrittenPromotion }>`
    select ${promotionAsJson} as promotion
    from unnest(${codes}::text[]) with ordinality as asked (code, place)
    join promotion.activity on activity.code = asked.code and ${condition}
    order by asked.place`.execute(db);
  return rows.map(({ promotion }) => readPromotion(promotion));
}

/**
 * Promotions that were ever live and whose period overlaps this one, plus those of the codes in any case; stopped ones
 * included. One statement.
 */
export async function promotionsOfPeriod(
  db: Kysely<unknown>,
  { from, until, codes }: { readonly from: Date; readonly until: Date; readonly codes: readonly string[] },
): Promise<Promotion[]> {
  const { rows } = await sql<{ promotion: WrittenPromotion }>`
    select ${promotionAsJson} as promotion from promotion.activity
    where (begins_at < ${until} and ends_at > ${from}) or code = any(${[...codes]}::text[])
    order by code`.execute(db);
  return rows.map(({ promotion }) => readPromotion(promotion));
}
