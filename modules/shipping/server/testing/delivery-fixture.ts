import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { fillRegions } from "#modules/address-book/server/index.ts";
import { someAreas } from "#modules/address-book/server/testing/some-areas.ts";
import { stockPlaceRecord } from "../records/place-record.ts";
import { courierServiceRecord } from "../records/service-record.ts";

type Fields = Readonly<Record<string, Json | undefined>>;

/** Records of delivery on a real database with a few regions. */
export async function deliveryFixture(database: Database) {
  await fillRegions(database, someAreas);
  const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Rani" }, action: "save" };
  /** Saves fields; answers the state, or the problems. */
  const saver = (type: RecordType) => async (id: string, fields: Fields) => {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    const saved = await inTransaction(database, (trx) =>
      saveRecords(trx, type, [{ id, version: Number.POSITIVE_INFINITY, changes }], why),
    );
    if (saved.ok) return saved.value.records[0]?.state;
    if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
    return saved.error.problems.map(({ path, problem }) => `${path} ${problem}`.trim());
  };
  const reader = (type: RecordType) => (id: string) =>
    inTransaction(database, async (trx) => (await type.read(trx, [id])).get(id));
  return {
    saveService: saver(courierServiceRecord as RecordType),
    savePlace: saver(stockPlaceRecord as RecordType),
    serviceOf: reader(courierServiceRecord as RecordType),
    placeOf: reader(stockPlaceRecord as RecordType),
  };
}
