import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import {
  inventoryAdminModule,
  inventoryInvariants,
  reserveStock,
  type SkuLabel,
  saveSources,
  saveStock,
} from "../index.ts";

export type StaffHeaders = { readonly cookie: string };
type Reply = {
  success: boolean;
  errorCode: string | null;
  errorMessage: string | null;
  data: { code?: string } | null;
};

const schema = readFileSync(new URL("../admin.graphql", import.meta.url), "utf8");
/** Input and reply type of each mutation, as the schema names them. */
const types = new Map(
  [...schema.matchAll(/(admin\w+)\(input: (\w+)!\): (\w+)!/g)].map(([, name = "", input = "", reply = ""]) => [
    name,
    { input, reply },
  ]),
);

/** Connections of the pool. */
export const stockConnections = 20;

/** Stock in the back office: two warehouses, two stores, and an SKU `S` followed by anything exists, with the barcode `B` followed by the same. */
export async function stockFixture() {
  const { database } = await testDatabase({ maxConnections: stockConnections });
  const db = database.kysely;
  await saveSources(db, [
    { code: "WH01", kind: "warehouse", name: "Jakarta", priority: 1 },
    { code: "WH02", kind: "warehouse", name: "Surabaya", priority: 2 },
    { code: "1001", kind: "store", name: "Senayan" },
    { code: "1002", kind: "store", name: "Kelapa Gading" },
  ]);
  const isSku = (code: string) => /^S[\w-]+$/.test(code);
  const label = (skuCode: string): SkuLabel => ({
    skuCode,
    productCode: skuCode.slice(0, 2),
    name: `Name of ${skuCode}`,
    options: "Red · M",
    barcode: skuCode.replace(/^S/, "B"),
    picture: null,
  });
  const staff = await staffFixture(database, (deps) => [
    inventoryAdminModule({
      ...deps,
      skus: {
        describe: async (codes) => new Map(codes.filter(isSku).map((code) => [code, label(code)])),
        async identify(typed) {
          // Like the catalogue, the stub needs a connection of the pool.
          await sql`select`.execute(db);
          return new Map(
            typed.map((code) => [code, code.replace(/^B/, "S")] as const).filter(([, code]) => isSku(code)),
          );
        },
        async find(text, _locale, limit) {
          const { rows } = await sql<{ code: string }>`
            select distinct sku_code as code from inventory.stock where sku_code like ${`${text}%`} limit ${limit}`.execute(
            db,
          );
          return rows.map(({ code }) => code);
        },
      },
    }),
  ]);
  const desk = await staff.signedIn("desk@staff.test", "orderDesk");

  /** The reply of a mutation; `errorCode` is that of the GraphQL error where the call was refused as a whole. */
  async function mutate(name: string, input: object, headers: StaffHeaders = desk): Promise<Reply> {
    const type = types.get(name);
    const data = type?.reply === "AdminDocumentReply" ? "data { code }" : "data { sourceCode }";
    const { body } = await staff.post<Record<string, Reply>>(
      `mutation ${name}($input: ${type?.input}!) { ${name}(input: $input) { success errorCode errorMessage ${data} } }`,
      { input },
      headers,
    );
    const errorCode = body.errors?.[0]?.extensions.code ?? "NO_REPLY";
    return body.data?.[name] ?? { success: false, errorCode, errorMessage: null, data: null };
  }

  return {
    database,
    db,
    staff,
    desk,
    mutate,
    /** The data of a query, or the code of the error it was refused with. */
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    async query(text: string, headers: StaffHeaders = desk): Promise<any> {
      const { body } = await staff.post<Record<string, unknown>>(text, {}, headers);
      return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
    },
    /** What became of a mutation: `DONE` or its error code. */
    outcome: async (name: string, input: object, headers: StaffHeaders = desk) =>
      (await mutate(name, input, headers)).errorCode ?? "DONE",
    /** Staff of one store. */
    async storeStaff(storeCode: string, role: StaffRole = "storeStaff"): Promise<StaffHeaders> {
      const email = `${role}-${storeCode}-${crypto.randomUUID()}@staff.test`.toLowerCase();
      const headers = await staff.signedIn(email, role);
      await sql`update staff.account set store_code = ${storeCode} where email = ${email}`.execute(db);
      return headers;
    },
    stock: (skuCode: string, quantity: number, sourceCode = "WH01") =>
      saveStock(db, [{ skuCode, sourceCode, quantity }]),
    hold: (reference: string, skuCode: string, quantity: number, sourceCode = "WH01") =>
      inTransaction(database, (trx) => reserveStock(trx, { reference, lines: [{ skuCode, sourceCode, quantity }] })),
    /** Movements of an SKU at a place, oldest first: "counted -2 = 5". */
    async movements(skuCode: string, sourceCode = "WH01"): Promise<string[]> {
      const { rows } = await sql<{ line: string }>`
        select cause || ' ' || to_char(change, 'FMSG999999') || ' = ' || on_hand as line from inventory.movement
        where sku_code = ${skuCode} and source_code = ${sourceCode} order by id`.execute(db);
      return rows.map(({ line }) => line);
    },
    /** Names of broken invariants. */
    async broken(): Promise<string[]> {
      const findings = await auditDatabase(database, inventoryInvariants);
      return findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples.join(", ")}`);
    },
  };
}
