import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { searchAdminModule, searchRuleRecord, synonymsRecord } from "../index.ts";
import { searchFixture } from "./search-fixture.ts";

const types: Readonly<Record<string, RecordType>> = { synonyms: synonymsRecord, searchRule: searchRuleRecord };
const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Dewi" }, action: "save" };

/** Six products, and the back office's operations on search tuning. Dewi may edit it, Sari may not. */
export async function tuningFixture(database: Database) {
  await insertProducts(database.kysely, [
    ...["Trail Lantern", "Camp Lantern", "Pocket Lantern"].map((name, at) =>
      aProduct(`LAN${at + 1}`, { names: inAll(name) }),
    ),
    ...["Night Lamp", "Desk Lamp", "Wool Blanket"].map((name, at) => aProduct(`HOM${at + 1}`, { names: inAll(name) })),
  ]);
  const search = searchFixture(database);
  await search.rebuild();
  const staff = await staffFixture(database, (deps) => [searchAdminModule({ ...deps, index: search.index })]);
  const dewi = await staff.signedIn("dewi@search.test", "marketing");
  const sari = await staff.signedIn("sari@search.test", "support");

  async function save(type: "synonyms" | "searchRule", id: string, fields: Readonly<Record<string, Json | undefined>>) {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    const edit = { id, version: Number.POSITIVE_INFINITY, changes };
    const record = types[type] as RecordType;
    const saved = await inTransaction(database, (trx) => saveRecords(trx, record, [edit], why));
    await search.index.catchUp();
    return saved;
  }
  return {
    search,
    people: { dewi, sari },
    save,
    /** The validation problems of a state as lines; SAVED when there are none. */
    async problems(type: "synonyms" | "searchRule", id: string, fields: Readonly<Record<string, Json>>) {
      const saved = await save(type, id, fields);
      if (saved.ok || saved.error.code !== "INVALID_FIELDS") return "SAVED";
      return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail ?? ""].join(" ").trim());
    },
    /** The product codes a shopper finds with a text, in order. */
    async codes(text: string): Promise<readonly string[]> {
      const listed = await search.search.list(
        {
          ...{ text, category: null, brand: null, slug: null, chosen: {}, sort: "RELEVANCE" },
          ...{ offset: 0, limit: 20 },
        },
        "en-US",
      );
      return listed?.productCodes ?? [];
    },
    /** The data of an operation, or its error code. */
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    async call(text: string, variables: object = {}, headers: object = dewi): Promise<any> {
      const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
      return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
    },
  };
}
