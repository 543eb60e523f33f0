import { type Kysely, sql, type Transaction } from "kysely";
import { isRuleName, isRuleValue, type ShopRulesState } from "../../contract/shop-rules.ts";

/** The rules that were changed. One that this release does not know, or not with this value, counts as unchanged. */
export async function readChangedRules(db: Kysely<unknown>): Promise<ShopRulesState> {
  const { rows } = await sql<{ name: string; value: number }>`
    select name, value from settings.rule order by name`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => (isRuleName(name) && isRuleValue(name, value) ? [[name, value]] : [])),
  );
}

/** Replaces the changed rules by these; two statements. */
export async function writeChangedRules(trx: Transaction<unknown>, state: ShopRulesState): Promise<void> {
  const rules = Object.entries(state).map(([name, value]) => ({ name, value }));
  await sql`
    delete from settings.rule where name <> all(${rules.map(({ name }) => name)}::text[])`.execute(trx);
  await sql`
    insert into settings.rule (name, value)
    select name, value from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as draft (name text, value bigint)
    on conflict (name) do update set value = excluded.value`.execute(trx);
}
