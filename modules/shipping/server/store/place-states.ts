import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import { deleteSources, readSources, saveSources } from "#modules/inventory/server/index.ts";
import { type PlaceState, usualPriority } from "../../contract/place-state.ts";
import { saveOrigins } from "./rates.ts";

/** The states of those places that exist; two statements. */
export async function readPlaceStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PlaceState>> {
  const sources = await readSources(db, codes);
  const { rows } = await sql<{ code: string; city: string }>`
    select source_code as code, city_code as city from shipping.origin
    where source_code = any(${[...codes]}::text[])`.execute(db);
  const cities = new Map(rows.map(({ code, city }) => [code, city]));
  return new Map(
    sources.map(({ code, kind, name, priority }) => {
      const city = cities.get(code);
      return [
        code,
        { name, kind, ...(city === undefined ? {} : { city }), ...(priority === usualPriority ? {} : { priority }) },
      ];
    }),
  );
}

/** Writes places and the cities their parcels are sent from. */
export async function writePlaceStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<PlaceState>[],
): Promise<void> {
  const kept = writes.flatMap(({ id, after }) => (after === null ? [] : [{ ...after, code: id }]));
  const gone = writes.flatMap(({ id, after }) => (after === null ? [id] : []));
  const homeless = kept.flatMap(({ code, city }) => (city === undefined ? [code] : []));
  await saveSources(trx, kept);
  await saveOrigins(
    trx,
    kept.flatMap(({ code, city }) => (city === undefined ? [] : [{ sourceCode: code, cityCode: city }])),
  );
  await sql`
    delete from shipping.origin where source_code = any(${[...gone, ...homeless]}::text[])`.execute(trx);
  await deleteSources(trx, gone);
}
