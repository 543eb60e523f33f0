import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { approvalsAdminModule } from "#modules/approvals/server/index.ts";
import { catalogueAdminModule } from "#modules/catalogue/server/index.ts";
import { insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { changeLogModule, recordProposals } from "#modules/change-log/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { adminRecords } from "../modules/admin-records.ts";
import { pageChoices, productHistory, skuUses } from "../modules/product-uses.ts";
import { testRecordRules } from "./record-rules.ts";

const saved = `success errorCode errorMessage version entryId merged waiting state
  problems { path problem message detail } conflicts { path mine theirs by at }`;

export const recordDocuments = {
  read: `query adminRecord($type: String!, $id: String!) { adminRecord(type: $type, id: $id) {
    version state updatedBy updatedAt editable } }`,
  save: `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) { ${saved} } }`,
  restore: `mutation adminRestoreRecord($input: AdminRestoreRecordInput!) { adminRestoreRecord(input: $input) { ${saved} } }`,
  undo: `mutation adminUndo($input: AdminUndoInput!) { adminUndo(input: $input) {
    success errorCode errorMessage entryId records problems { path problem message } changed { type id path by at } } }`,
  history: `query adminHistory($type: String!, $id: String!, $before: Int) { adminHistory(type: $type, id: $id, before: $before) {
    next entries { entryId version at by approvedBy action reason undoes undoneBy records changes { path before after } } } }`,
  at: `query adminRecordAt($type: String!, $id: String!, $version: Int!) {
    adminRecordAt(type: $type, id: $id, version: $version) { version state } }`,
};

type Headers = { readonly cookie: string };

/** Every record type of the shop behind the real operations, with a few products. Dewi and Agus may edit, Sari may read, Rani may approve prices. */
export async function recordFixture(database: Database) {
  await insertProducts(database.kysely);
  const staff = await staffFixture(database, (deps) => {
    const records = adminRecords(testRecordRules({ percent: 50, clock: deps.clock }));
    const kinds = records.flatMap((record) => (record.approval ? [recordProposals(record, record.approval)] : []));
    return [
      catalogueAdminModule({ ...deps, skuUses, productHistory, pageChoices, pictureUrl: (path) => path }),
      changeLogModule({ ...deps, records }),
      approvalsAdminModule({ ...deps, kinds }),
    ];
  });
  const people = {
    dewi: await staff.signedIn("dewi@records.test", "catalogue"),
    agus: await staff.signedIn("agus@records.test", "catalogue"),
    sari: await staff.signedIn("sari@records.test", "support"),
    rani: await staff.signedIn("rani@records.test", "finance"),
  };
  /** The data of an operation, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object, headers: Headers = people.dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  /** The operations on one record. */
  const recordOf = (type: string, id: string) => ({
    read: (headers?: Headers) => call(recordDocuments.read, { type, id }, headers),
    save: (version: number, changes: Readonly<Record<string, Json>>, headers?: Headers, more: object = {}) => {
      const list = Object.entries(changes).map(([path, value]) => ({ path, value }));
      return call(recordDocuments.save, { input: { type, id, version, changes: list, ...more } }, headers);
    },
    create: (changes: Readonly<Record<string, Json>>, headers?: Headers) => {
      const list = Object.entries(changes).map(([path, value]) => ({ path, value }));
      return call(recordDocuments.save, { input: { type, id, version: 0, create: true, changes: list } }, headers);
    },
    undo: (entryId: number, headers?: Headers) => call(recordDocuments.undo, { input: { entryId } }, headers),
    restore: (version: number, to: number, headers?: Headers) =>
      call(recordDocuments.restore, { input: { type, id, version, to } }, headers),
    history: async () => (await call(recordDocuments.history, { type, id })).entries,
    at: (version: number) => call(recordDocuments.at, { type, id, version }),
  });
  return { staff, people, call, recordOf };
}
