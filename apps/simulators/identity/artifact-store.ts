import { sql } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "#kit/postgres/connect.ts";

type Row = { payload: AdapterPayload; consumed: number | null };

/** Stores one kind of artifact of the OpenID provider in PostgreSQL, shared by all processes. */
export function artifactStore({ kysely }: Pick<Database, "kysely">, model: string): Adapter {
  const live = sql`model = ${model} and expires_at > now()`;
  const requested = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<Row>`
      select payload, extract(epoch from consumed_at)::float8 as consumed
      from simulator.artifact where ${live} and ${condition}`.execute(kysely);
    const row = rows[0];
    return row && { ...row.payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) };
  };
  return {
    async upsert(id, payload, expiresIn) {
      const seconds = expiresIn ?? null;
      await sql`
        insert into simulator.artifact (model, id, payload, uid, grant_id, expires_at)
        values (${model}, ${id}, ${JSON.stringify(payload)}::jsonb, ${payload.uid ?? null}, ${payload.grantId ?? null},
                coalesce(now() + make_interval(secs => ${seconds}::float8), 'infinity'))
        on conflict (model, id) do update
        set payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id,
            expires_at = excluded.expires_at`.execute(kysely);
    },
    find: (id) => requested(sql`id = ${id}`),
    findByUid: (uid) => requested(sql`uid = ${uid}`),
    // Device codes are not supported.
    findByUserCode: async () => undefined,
    async consume(id) {
      await sql`update simulator.artifact set consumed_at = now() where model = ${model} and id = ${id}`.execute(
        kysely,
      );
    },
    async destroy(id) {
      await sql`delete from simulator.artifact where model = ${model} and id = ${id}`.execute(kysely);
    },
    async revokeByGrantId(grantId) {
      await sql`delete from simulator.artifact where model = ${model} and grant_id = ${grantId}`.execute(kysely);
    },
  };
}
