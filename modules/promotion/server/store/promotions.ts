import { type Kysely, sql } from "kysely";
import type { Promotion } from "../promotion.ts";

/** Everything about a promotion, as one JSON value, for a statement that names it `activity`. */
const promotionAsJson = sql`promotion.as_json(activity)`;

/** A promotion as JSON has it: moments are texts. */
export type WrittenPromotion = Omit<Promotion, "beginsAt" | "endsAt"> & {
  readonly beginsAt: string;
  readonly endsAt: string;
};

export const readPromotion = ({ beginsAt, endsAt, ...promotion }: WrittenPromotion): Promotion => ({
  ...promotion,
  beginsAt: new Date(beginsAt),
  endsAt: new Date(endsAt),
});

/** These promotions in the order of their codes' list, whatever their time; one statement. Unknown codes are left out. */
export async function findPromotions(db: Kysely<unknown>, codes: readonly string[]): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ promotion: WrittenPromotion }>`
    select ${promotionAsJson} as promotion
    from unnest(${codes}::text[]) with ordinality as asked (code, place)
    join promotion.activity on activity.code = asked.code
    order by asked.place`.execute(db);
  return rows.map(({ promotion }) => readPromotion(promotion));
}
