import { type Kysely, sql, type Transaction } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { notify } from "#kit/postgres/notify.ts";
import type { RuleState, SynonymsState } from "../../contract/tuning.ts";
import { changedChannel, listingTag } from "../search-channels.ts";
import type { SearchRule, SynonymGroup, TuningRows } from "../tuning/tuning.ts";
import { lockRevision, writeRevision } from "./search-state.ts";

type Write<State> = { readonly id: string; readonly after: State | null };

/** The whole tuning in one statement. */
export async function readTuning(db: Kysely<unknown>): Promise<TuningRows> {
  const { rows } = await sql<{ groups: readonly SynonymGroup[]; rules: readonly SearchRule[] }>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'phrases', phrases) order by id), '[]')
        from search.synonyms) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'words', words, 'pinned', pinned, 'boosted', boosted)
        order by id), '[]') from search.rule) as rules`.execute(db);
  return rows[0] ?? { groups: [], rules: [] };
}

export async function readSynonymStates(
  trx: Transaction<unknown>,
  ids: readonly string[],
): Promise<Map<string, SynonymsState>> {
  const { rows } = await sql<{ id: string; phrases: readonly string[] }>`
    select id, phrases from search.synonyms where id = any(${ids}::text[])`.execute(trx);
  return new Map(rows.map(({ id, phrases }) => [id, { phrases }]));
}

export async function writeSynonymStates(
  trx: Transaction<unknown>,
  writes: readonly Write<SynonymsState>[],
): Promise<void> {
  await deleteGone(trx, "synonyms", writes);
  await sql`
    insert into search.synonyms as kept (id, phrases)
    select id, array(select jsonb_array_elements_text(after -> 'phrases'))
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, after jsonb)
    where after is not null
    on conflict (id) do update set phrases = excluded.phrases`.execute(trx);
  await announce(trx);
}

export async function readRuleStates(
  trx: Transaction<unknown>,
  ids: readonly string[],
): Promise<Map<string, RuleState>> {
  const { rows } = await sql<{ id: string; state: RuleState }>`
    select id, jsonb_strip_nulls(jsonb_build_object('words', words, 'pinned', to_jsonb(nullif(pinned, '{}')),
      'boosted', to_jsonb(nullif(boosted, '{}')))) as state
    from search.rule where id = any(${ids}::text[])`.execute(trx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export async function writeRuleStates(trx: Transaction<unknown>, writes: readonly Write<RuleState>[]): Promise<void> {
  await deleteGone(trx, "rule", writes);
  await sql`
    insert into search.rule as kept (id, words, pinned, boosted)
    select id, array(select jsonb_array_elements_text(after -> 'words')),
      array(select jsonb_array_elements_text(after -> 'pinned')), array(select jsonb_array_elements_text(after -> 'boosted'))
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, after jsonb)
    where after is not null
    on conflict (id) do update set words = excluded.words, pinned = excluded.pinned, boosted = excluded.boosted`.execute(
    trx,
  );
  await announce(trx);
}

/** The words of other rules, to detect duplicates. */
export async function wordsOfRules(
  trx: Transaction<unknown>,
  besides: readonly string[],
): Promise<readonly { readonly id: string; readonly words: readonly string[] }[]> {
  const { rows } = await sql<{ id: string; words: readonly string[] }>`
    select id, words from search.rule where id <> all(${besides}::text[])`.execute(trx);
  return rows;
}

async function deleteGone(
  trx: Transaction<unknown>,
  table: "synonyms" | "rule",
  writes: readonly Write<unknown>[],
): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from search.${sql.ref(table)} where id = any(${gone}::text[])`.execute(trx);
}

/** Increases the revision, so that an index on a replica waits until it can read the change. */
async function announce(trx: Transaction<unknown>): Promise<void> {
  const revision = (await lockRevision(trx)) + 1;
  await writeRevision(trx, revision);
  await notify(trx, changedChannel, String(revision));
  await invalidateTags(trx, [listingTag]);
}
