import { sql } from "kysely";
import type { Json, RecordState } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { FieldProblem, RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { productFormat } from "../formats/product-format.ts";
import type { ImportTarget } from "../import-target.ts";

type Skus = { readonly [code: string]: { readonly [field: string]: Json } };

const skusOf = (state: RecordState | null): Skus => (state?.skus ?? {}) as Skus;

/** A product record type for tests: the state in one JSON column, with rules about prices, barcodes and sale. */
export const testProductRecord: RecordType = {
  name: "goods",
  items: ["skus"],
  problemTexts: {
    notPositive: { "en-US": "A price is above zero.", "id-ID": "", "vi-VN": "", "zh-CN": "" },
    duplicate: { "en-US": "{detail} has this barcode.", "id-ID": "", "vi-VN": "", "zh-CN": "" },
  },
  async read(trx, ids) {
    const { rows } = await sql<{ id: string; state: RecordState }>`
      select id, state from goods_fixture where id = any(${ids}::text[])`.execute(trx);
    return new Map(rows.map(({ id, state }) => [id, state]));
  },
  async check(trx, writes) {
    const { rows } = await sql<{ id: string; state: RecordState }>`select id, state from goods_fixture`.execute(trx);
    const written = new Set(writes.map(({ id }) => id));
    const owners = new Map<Json, string>();
    for (const { id, state } of rows.filter((row) => !written.has(row.id)))
      for (const { barcode } of Object.values(skusOf(state))) if (barcode) owners.set(barcode, id);
    return writes.flatMap((write) => problemsOf(write, owners));
  },
  async write(trx, writes) {
    const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
    await sql`delete from goods_fixture where id = any(${gone}::text[])`.execute(trx);
    await sql`
      insert into goods_fixture (id, state)
      select id, after from jsonb_to_recordset(${JSON.stringify(writes.filter(({ after }) => after !== null))}::jsonb)
        as write (id text, after jsonb)
      on conflict (id) do update set state = excluded.state`.execute(trx);
  },
};

function problemsOf({ id, after }: RecordWrite<RecordState>, owners: Map<Json, string>): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [code, { price, barcode }] of Object.entries(skusOf(after))) {
    if (typeof price === "number" && price <= 0)
      problems.push({ id, path: `skus/${code}/price`, problem: "notPositive" });
    const owner = barcode === undefined ? undefined : owners.get(barcode);
    if (owner !== undefined) problems.push({ id, path: `skus/${code}/barcode`, problem: "duplicate", detail: owner });
    else if (barcode !== undefined) owners.set(barcode, id);
    if (after?.status === "onSale" && price === undefined)
      problems.push({ id, path: `skus/${code}/price`, problem: "missing" });
  }
  if (after?.status === "onSale" && !after.media) problems.push({ id, path: "media", problem: "missing" });
  return problems;
}

export const createTestProducts = (database: Database) =>
  sql`create table goods_fixture (id text primary key, state jsonb not null)`.execute(database.kysely);

/** The import target of test products; `type` can be replaced by a spy. */
export const testProductTarget = (type: RecordType = testProductRecord): ImportTarget => ({
  type,
  format: productFormat,
  read: "catalogue.read",
  edit: "catalogue.edit",
  takesForeign: true,
  whenIncomplete: { problems: ["missing"], path: "status", value: "draft" },
  async recordsNamed(db, items) {
    const { rows } = await sql<{ id: string; item: string }>`
      select id, item from goods_fixture, jsonb_object_keys(state -> 'skus') as item
      where item = any(${items}::text[])`.execute(db);
    return new Map(rows.map(({ id, item }) => [item, id]));
  },
  async ids(db, { after, limit }) {
    const { rows } = await sql<{ id: string }>`
      select id from goods_fixture where ${after}::text is null or id > ${after} order by id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
});
