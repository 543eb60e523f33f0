import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type RecordEdit, saveRecords } from "#kit/postgres/records/save-records.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { ProductState, SkuState } from "../../contract/product/product-state.ts";
import { productRecord } from "../records/product-record/product-record.ts";
import { inAll } from "./products-fixture.ts";

/** A complete SKU. */
export const skuState = (given: SkuState = {}): SkuState => ({
  price: 500_000,
  grams: 900,
  box: [300, 200, 120],
  position: 0,
  ...given,
});

/** A product that could be on sale, of the brand and category of `insertProducts`. */
export const productState = (given: Partial<ProductState> = {}): ProductState => ({
  status: "draft",
  brandCode: "LKH",
  categoryCodes: ["RUN"],
  names: inAll("Trail Runner"),
  descriptions: inAll("For stony paths"),
  media: [{ url: "/pictures/products/trail.webp", type: "image" }],
  releasedOn: "2026-11-01",
  skus: {},
  ...given,
});

/** Saves products as the back office does. `used` are the SKUs that count as sold. */
export function productRecordFixture(database: Database, used: ReadonlySet<string> = new Set()) {
  const type = productRecord({
    usedSkus: async (_db, codes) => new Set(codes.filter((code) => used.has(code))),
  });
  const why = { at: new Date("2026-11-18T03:00:00Z"), actor: { id: null, name: "Dewi" }, action: "save" };
  const save = (...edits: readonly RecordEdit[]) =>
    inTransaction(database, (trx) => saveRecords(trx, type, edits, why));
  const read = (id: string): Promise<ProductState | undefined> =>
    inTransaction(database, async (trx) => (await type.read(trx, [id])).get(id) as ProductState | undefined);
  return {
    type,
    save,
    read,
    /** Creates a product, or fails with the problem. */
    async create(id: string, state: Partial<ProductState>) {
      const saved = await save({ id, version: 0, changes: fieldsOf(productState(state) as RecordState) });
      if (!saved.ok) throw new Error(JSON.stringify(saved.error));
      return saved.value;
    },
    /** Changes fields by path on the newest version; undefined takes a field away. */
    change: (id: string, fields: Readonly<Record<string, unknown>>) =>
      save({ id, version: 1_000_000, changes: fieldsOf(fields as RecordState) }),
    undo: (entryId: number) =>
      inTransaction(database, (trx) => undoEntry(trx, new Map([["product", type]]), entryId, why)),
    /** Deletes a product: no field is left. */
    async remove(id: string) {
      const fields = Object.keys((await read(id)) ?? {});
      return save({ id, version: 1_000_000, changes: fields.map((path) => ({ path })) });
    },
  };
}

const fieldsOf = (fields: RecordState) =>
  Object.entries(fields).map(([path, after]) => ({ path, ...(after === undefined ? {} : { after }) }));
