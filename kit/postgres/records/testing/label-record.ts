import { sql, type Transaction } from "kysely";
import type { RecordState } from "../../../core/fields/field-changes.ts";
import type { Database } from "../../connect.ts";
import type { RecordType, RecordWrite } from "../record-type.ts";

/** A small record for tests: its fields are one JSON column of a table of its own. */
export const labelRecord: RecordType = {
  name: "label",
  items: ["sizes"],
  async read(trx, ids) {
    const { rows } = await sql<{ id: string; state: RecordState }>`
      select id, state from label_fixture where id = any(${ids}::text[])`.execute(trx);
    return new Map(rows.map(({ id, state }) => [id, state]));
  },
  check: async (_trx, writes) =>
    writes.flatMap(({ id, after }) => (after && after.name === "" ? [{ id, path: "name", problem: "empty" }] : [])),
  async write(trx, writes) {
    await remove(trx, writes);
    await sql`
      insert into label_fixture (id, state)
      select id, after from jsonb_to_recordset(${JSON.stringify(writes.filter(({ after }) => after !== null))}::jsonb)
        as write (id text, after jsonb)
      on conflict (id) do update set state = excluded.state`.execute(trx);
  },
};

const remove = (trx: Transaction<unknown>, writes: readonly RecordWrite<RecordState>[]) =>
  sql`delete from label_fixture where id = any(${writes.filter(({ after }) => after === null).map(({ id }) => id)}::text[])`.execute(
    trx,
  );

export const createLabels = (database: Database) =>
  sql`create table label_fixture (id text primary key, state jsonb not null)`.execute(database.kysely);
