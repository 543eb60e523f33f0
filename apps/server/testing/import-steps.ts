import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { systemClock } from "#kit/core/clock.ts";
import type { FieldChange, RecordState } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { backgroundWorkAdminModule, type WorkKind } from "#modules/background-work/server/index.ts";
import { importExportAdminModule, uploadFile } from "#modules/import-export/server/index.ts";
import type { StaffRole } from "#modules/staff/contract/roles.ts";
import { adminStaffOf } from "#modules/staff/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { readConfig } from "../config/read-config.ts";
import { workKinds } from "../jobs/work-kinds.ts";
import { importTargets } from "../modules/import-targets.ts";
import { testRecordRules } from "./record-rules.ts";

type Rights = { readonly restricted?: boolean; readonly withStock?: boolean };
type Planned = {
  recordId: string;
  outcome: string;
  changes: FieldChange[];
  problems: { row: number; column: string; problem: string }[];
};

type Column = { readonly header: string; readonly column: string };

/** Imports into a whole shop by somebody with this role, step by step, as a worker does them. */
export async function importSteps(database: Database, role: StaffRole = "catalogue") {
  const targets = importTargets(testRecordRules());
  const staff = await staffFixture(database, (deps) => [
    backgroundWorkAdminModule(deps),
    importExportAdminModule({ ...deps, targets }),
  ]);
  const cookie = await staff.signedIn("dewi@import.test", role);
  const person = await adminStaffOf(staff.deps, cookie);
  const read = readConfig({ SHOP_STAGE: "test", SHOP_DATA_DIR: await mkdtemp(join(tmpdir(), "import-")) });
  if (!person || !read.ok) throw new Error("no staff account, or no settings");
  const deps = { config: read.value, database, clock: systemClock, ids: systemIds, log: { error: () => undefined } };
  const kinds = new Map(workKinds(deps).map((kind) => [kind.name, kind]));
  const targetOf = (type: string) => {
    const target = targets.find((one) => one.type.name === type);
    if (!target) throw new Error(`nothing imports ${type}`);
    return target;
  };

  /** Does one step; answers its counts, or why it failed. */
  async function step(name: string, importId: string, rights: Rights = {}): Promise<unknown> {
    const kind = kinds.get(name) as WorkKind;
    const run = {
      id: systemIds.uuid(),
      input: { importId, restricted: true, withStock: true, ...rights },
      owner: { id: person?.id ?? "", name: "Dewi" },
      progress: async () => undefined,
      signal: new AbortController().signal,
    };
    const prepared = await kind.prepare(run);
    if (!prepared.ok) return prepared.error;
    let failure: unknown = null;
    const done = await inTransaction(database, async (trx) => {
      const applied = await kind.apply(trx, run, prepared.value);
      if (applied.ok) return applied.value;
      failure = applied.error;
      // As the worker does: what failed leaves nothing behind.
      throw new Error("refused");
    }).catch((cause) => {
      if (failure === null) throw cause;
      return null;
    });
    return done === null ? failure : ((done as { counts?: unknown }).counts ?? "done");
  }

  return {
    targetOf,
    step,
    async upload(bytes: Buffer | string, name: string, type = "product"): Promise<string> {
      const file = { bytes: Buffer.from(bytes), name };
      const uploaded = await uploadFile({ ...staff.deps, targets }, person, targetOf(type), file);
      if (!uploaded.ok) throw new Error(uploaded.error.code);
      return uploaded.value.id;
    },
    /** What each header of a file is taken for, as the screen shows it; null where its user has to choose. */
    async columnsOf(id: string): Promise<(string | null)[]> {
      const query = "query adminImport($id: ID!) { adminImport(id: $id) { columns { header column } } }";
      const { body } = await staff.post<{ adminImport: { columns: { column: string | null }[] } }>(
        query,
        { id },
        cookie,
      );
      return body.data?.adminImport.columns.map(({ column }) => column) ?? [];
    },
    /** Chooses columns for headers; answers why not, or null. */
    async choose(id: string, mapping: readonly Column[]): Promise<string | null> {
      const query = `mutation adminPreviewImport($input: AdminPreviewImportInput!) {
        adminPreviewImport(input: $input) { errorCode } }`;
      const input = { id, key: systemIds.uuid(), source: "own", locale: "en-US", mapping };
      const { body } = await staff.post<{ adminPreviewImport: { errorCode: string | null } }>(query, { input }, cookie);
      return body.errors?.[0]?.message ?? body.data?.adminPreviewImport.errorCode ?? null;
    },
    async planned(importId: string): Promise<Planned[]> {
      const { rows } = await sql<Planned>`
        select record_id as "recordId", outcome, changes, problems from import_export.planned_record
        where import_id = ${importId} order by number`.execute(database.kysely);
      return rows;
    },
    stateOf: (type: string, id: string): Promise<RecordState | undefined> =>
      inTransaction(database, async (trx) => (await targetOf(type).type.read(trx, [id])).get(id)),
  };
}
