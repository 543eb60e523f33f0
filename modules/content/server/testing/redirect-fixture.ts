import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { contentAdminModule, redirectRecord } from "../index.ts";

const why = { at: new Date("2026-11-15T10:00:00Z"), actor: { id: null, name: "Maya" }, action: "save" };

/**
 * The back office's operations on redirects. Maya may edit content, Sari may not. The suggestion for a path is its
 * first segment.
 */
export async function redirectFixture(database: Database) {
  const staff = await staffFixture(database, (deps) => [
    contentAdminModule({
      ...deps,
      suggestTarget: async (path) => (path.includes("shoe") ? "/shoes.html" : null),
      findTargets: async () => [],
      drawPage: async (content) => ({ pageContent: content, columnProducts: [], columnTiers: [] }),
    }),
  ]);
  const maya = await staff.signedIn("maya@content.test", "marketing");
  const sari = await staff.signedIn("sari@content.test", "support");

  /** Redirects saved together; an empty target removes one. */
  async function save(redirects: Readonly<Record<string, string | null>>) {
    const edits = Object.entries(redirects).map(([id, to]) => {
      const change = to === null ? { path: "to" } : { path: "to", after: to };
      return { id, version: Number.POSITIVE_INFINITY, changes: [change] };
    });
    return inTransaction(database, (trx) => saveRecords(trx, redirectRecord, edits, why));
  }
  return {
    people: { maya, sari },
    save,
    /** The validation problems of redirects as lines; SAVED when there are none. */
    async problems(redirects: Readonly<Record<string, string | null>>) {
      const saved = await save(redirects);
      if (saved.ok || saved.error.code !== "INVALID_FIELDS") return "SAVED";
      return saved.error.problems.map(({ id, path, problem, detail }) =>
        [id, path, problem, detail ?? ""].filter((word) => word !== "").join(" "),
      );
    },
    /** The data of an operation, or its error code. */
    // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
    async call(text: string, variables: object = {}, headers: object = maya): Promise<any> {
      const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
      return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
    },
  };
}
