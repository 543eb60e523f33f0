import { type Kysely, sql } from "kysely";
import { productCodeOfSku } from "#modules/catalogue/server/index.ts";

/** A time span: after one moment, up to and including another. */
export type Span = { readonly after: Date; readonly until: Date };

const startedOrEndedIn = ({ after, until }: Span) => sql`activity.status = 'active'
  and ((activity.begins_at > ${after} and activity.begins_at <= ${until})
    or (activity.ends_at > ${after} and activity.ends_at <= ${until}))`;

/** The products of flash sales that started or ended in a time span. */
export async function productsOfChangedFlashSales(db: Kysely<unknown>, span: Span): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct ${productCodeOfSku(sql`priced.sku_code`)} as code
    from promotion.activity
    join promotion.campaign_sku as priced on priced.activity_code = activity.code
    where activity.kind = 'campaign' and ${startedOrEndedIn(span)}
    order by code`.execute(db);
  return rows.map((row) => row.code);
}

/** The promotions of every kind that started or ended in a time span. */
export async function changedPromotions(db: Kysely<unknown>, span: Span): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select activity.code from promotion.activity where ${startedOrEndedIn(span)} order by activity.code`.execute(db);
  return rows.map((row) => row.code);
}

/** The first moment of a time span at which a promotion starts or ends; null when none does. */
export async function nextPromotionChange(db: Kysely<unknown>, { after, until }: Span): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(begins_at) from promotion.activity
        where status = 'active' and begins_at > ${after} and begins_at <= ${until}),
      (select min(ends_at) from promotion.activity
        where status = 'active' and ends_at > ${after} and ends_at <= ${until})) as at`.execute(db);
  return rows[0]?.at ?? null;
}
