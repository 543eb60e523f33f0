import DataLoader from "dataloader";
import type { Kysely } from "kysely";
import { type PreparedFragment, preparedFragments } from "./prepared-query.ts";
import { type QueryFragment, readFragments } from "./query-fragment.ts";

/** Reads fragments; those requested in the same tick become one statement. */
export type FragmentBatch = <Value>(fragment: QueryFragment<Value>) => Promise<Value>;

export function batchFragments(db: Kysely<unknown>): FragmentBatch {
  const loader = new DataLoader<QueryFragment<unknown>, unknown>(
    async (fragments) => {
      const prepared = fragments.filter(isPrepared);
      if (prepared.length === fragments.length) return runPrepared(db, prepared);
      const named = fragments.map((fragment, at) => [`fragment${at}`, fragment] as const);
      return Object.values(await readFragments(db, Object.fromEntries(named)));
    },
    { cache: false },
  );
  return <Value>(fragment: QueryFragment<Value>) => loader.load(fragment) as Promise<Value>;
}

const isPrepared = (fragment: QueryFragment<unknown>): fragment is PreparedFragment<unknown> => "template" in fragment;

type Statement = (db: Kysely<unknown>, values: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** One statement for each combination of fragments that is read together; there are as many as call sites, so no bound is needed. */
const statements = new Map<string, Statement>();

async function runPrepared(db: Kysely<unknown>, fragments: readonly PreparedFragment<unknown>[]): Promise<unknown[]> {
  const key = fragments.map(({ template }) => template.id).join(" ");
  const run = statements.get(key) ?? statementOf(fragments.map(({ template }) => template));
  statements.set(key, run);
  const values = fragments.flatMap((fragment, at) =>
    Object.entries(fragment.values).map(([name, value]) => [`${at} ${name}`, value] as const),
  );
  const row = await run(db, Object.fromEntries(values));
  return fragments.map((fragment, at) => fragment.read(row[`fragment${at}`]));
}

/** Parameters are named by the position of their fragment: two fragments may use the same name. */
const statementOf = (templates: readonly PreparedFragment<unknown>["template"][]): Statement =>
  preparedFragments<Record<string, unknown>, Record<string, QueryFragment<unknown>>>((params) => {
    const named = templates.map((template, at) => {
      const own = new Proxy({}, { get: (_, name) => params[`${at} ${String(name)}`] });
      return [`fragment${at}`, { sql: template.sql(own), read: (found: unknown) => found }] as const;
    });
    return Object.fromEntries(named);
  });
