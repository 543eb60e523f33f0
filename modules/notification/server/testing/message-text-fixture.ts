import type { Json } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { messageTextRecord, notificationAdminModule, sealerOf } from "../index.ts";

const shop = { name: "Bata & Bola", url: "https://shop.example" };
const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Dewi" }, action: "save" };

export const textSealer = sealerOf("a secret of the shop that is long enough", systemIds);

/** The back office's operations on message texts. Dewi may edit them, Sari may not; order BB1 can be previewed. */
export async function messageTextFixture(database: Database) {
  const asked: string[] = [];
  const staff = await staffFixture(database, (deps) => [
    notificationAdminModule({
      ...deps,
      sealer: textSealer,
      shopOf: async () => shop,
      realMessages: {
        async ofOrder({ kind, variant, code }) {
          asked.push(code);
          if (kind !== "orderChanged" || code !== "BB1") return null;
          const data = { orderCode: "BB1", event: variant as "sent", path: "/order", pickup: null };
          return { kind, data };
        },
        ofCustomer: async () => null,
      },
    }),
  ]);
  const record = messageTextRecord(async () => shop);
  return {
    staff,
    asked,
    people: {
      dewi: await staff.signedIn("dewi@messages.test", "marketing"),
      ani: await staff.signedIn("ani@messages.test", "admin"),
      sari: await staff.signedIn("sari@messages.test", "support"),
    },
    record,
    /** Saves fields from the current version; the problems of a refused save as lines. */
    async save(id: string, fields: Readonly<Record<string, Json | undefined>>) {
      const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
      const edit = { id, version: Number.POSITIVE_INFINITY, changes };
      const saved = await inTransaction(database, (trx) => saveRecords(trx, record, [edit], why));
      if (saved.ok) return "SAVED";
      if (saved.error.code === "OUTDATED") return "OUTDATED";
      return saved.error.problems.map(({ path, problem, detail = "" }) => `${path} ${problem} ${detail}`.trim());
    },
    /** The data of an operation, or its error code. */
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    async call(text: string, variables: object, headers: object): Promise<any> {
      const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
      return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
    },
  };
}
