import { type Kysely, sql } from "kysely";

/** Two products that were so often in one order. */
export type BoughtTogether = { readonly codes: readonly [string, string]; readonly times: number };

/** Writes how often pairs were bought together, both ways round. Saving the same again changes nothing. */
export async function writeBoughtTogether(db: Kysely<unknown>, pairs: readonly BoughtTogether[]): Promise<void> {
  const both = pairs.flatMap(({ codes: [one, other], times }) => [
    { one, other, times },
    { one: other, other: one, times },
  ]);
  await sql`
    insert into search.bought_together as kept (product_code, other_code, times)
    select * from unnest(${both.map((pair) => pair.one)}::text[], ${both.map((pair) => pair.other)}::text[],
      ${both.map((pair) => pair.times)}::int[])
    on conflict (product_code, other_code) do update set times = excluded.times
    where kept.times <> excluded.times`.execute(db);
}
