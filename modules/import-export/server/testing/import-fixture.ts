import { sql } from "kysely";
import { afterEach } from "vitest";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import { type RecordEdit, saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startWorker, type Worker } from "#kit/postgres/worker.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { backgroundWorkAdminModule, runWorkJob, runWorkJobName } from "#modules/background-work/server/index.ts";
import { adminStaffOf } from "#modules/staff/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import {
  applyWork,
  importExportAdminModule,
  type PictureFetching,
  previewWork,
  undoWork,
  uploadFile,
} from "../index.ts";
import type { ImportRow } from "../store/imports.ts";
import { createTestProducts, testProductRecord, testProductTarget } from "./test-product-record.ts";

type Headers = { readonly cookie: string };
type Reply = { errorCode: string | null; data: { id: string; workId: string } | null };
type Row = {
  recordId: string;
  rows: number[];
  outcome: string;
  changes: { path: string; before: unknown; after: unknown }[];
  problems: { row: number; column: string; message: string }[];
  pictures: string[];
};

/** Imports of products by a signed-in staff member, with a worker that runs until the test ends. */
export async function importFixture() {
  const { database, url } = await testDatabase({ maxConnections: 10 });
  await createTestProducts(database);
  const targets = [testProductTarget()];
  const staff = await staffFixture(database, (deps) => [
    backgroundWorkAdminModule(deps),
    importExportAdminModule({ ...deps, targets }),
  ]);
  const dewi = await staff.signedIn("dewi@staff.test", "catalogue");
  const { deps } = staff;
  const workers: Worker[] = [];
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  async function call<Data>(text: string, variables: object, as: Headers = dewi): Promise<Data> {
    const { body } = await staff.post<Record<string, Data>>(text, { ...variables }, { ...as });
    const refused = body.errors?.[0]?.extensions.code;
    return refused === undefined ? (Object.values(body.data ?? {})[0] as Data) : (refused as Data);
  }
  const mutate = async (name: string, type: string, input: object, as?: Headers): Promise<string> => {
    const text = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { errorCode data { id workId } } }`;
    const reply = await call<Reply | string>(text, { input }, as);
    return typeof reply === "string" ? reply : (reply.errorCode ?? reply.data?.workId ?? "");
  };
  const endOf = async (workId: string): Promise<string> => {
    const found = await sql<{ state: string; error: { code: string } | null }>`
      select state, error from background_work.item where id::text = ${workId} and ended_at is not null`.execute(
      database.kysely,
    );
    const [row] = found.rows;
    return row ? (row.error?.code ?? row.state) : "";
  };

  const fixture = {
    database,
    url,
    staff,
    dewi,
    call,
    mutate,
    endOf,
    /** Starts a worker, which runs until the test ends. */
    async work(pictures: PictureFetching | null = null): Promise<Worker> {
      const types = new Map([["goods", testProductRecord]]);
      const kinds = [previewWork(deps, targets), applyWork({ ...deps, pictures }, targets), undoWork(deps, types)];
      const worker = await startWorker({
        connectionString: url,
        concurrency: 2,
        pollIntervalMs: 50,
        heartbeatMs: 50,
        log: () => undefined,
        jobs: {
          [runWorkJobName]: runWorkJob({ database, clock: deps.clock, kinds, log: () => undefined }),
        },
      });
      workers.push(worker);
      return worker;
    },
    async upload(content: string | Buffer, name = "goods.csv", as: Headers = dewi): Promise<string> {
      const person = await adminStaffOf(deps, as);
      const [target] = targets;
      if (!person || !target) throw new Error("nobody is signed in");
      const uploaded = await uploadFile({ ...deps, targets }, person, target, { bytes: Buffer.from(content), name });
      if (!uploaded.ok) throw new Error(uploaded.error.code);
      return uploaded.value.id;
    },
    preview: (id: string, settings: object = {}, as?: Headers) =>
      mutate(
        "adminPreviewImport",
        "AdminPreviewImportInput",
        { id, key: systemIds.uuid(), source: "own", locale: "en-US", mapping: [], ...settings },
        as,
      ),
    apply: (id: string, key = systemIds.uuid(), as?: Headers) =>
      mutate("adminApplyImport", "AdminImportStepInput", { id, key }, as),
    undo: (id: string, key = systemIds.uuid(), as?: Headers) =>
      mutate("adminUndoImport", "AdminImportStepInput", { id, key }, as),
    find: (id: string, as?: Headers) =>
      call<(ImportRow & { columns: { header: string; column: string | null }[] }) | null>(
        `query adminImport($id: ID!) { adminImport(id: $id) {
          id source title state ownerName locale columns { header column } notes entryIds
          counts { created changed unchanged refused outdated } } }`,
        { id },
        as,
      ),
    async rows(id: string, outcome: string | null = null, as?: Headers): Promise<Row[]> {
      const text = `query adminImportRows($id: ID!, $outcome: String) { adminImportRows(id: $id, outcome: $outcome) {
        rows { recordId rows outcome changes { path before after } problems { row column message } pictures } hasMore } }`;
      return (await call<{ rows: Row[] }>(text, { id, outcome }, as)).rows;
    },
    testProducts: async (): Promise<{ [id: string]: RecordState }> =>
      Object.fromEntries(
        (
          await sql<{ id: string; state: RecordState }>`select id, state from goods_fixture order by id`.execute(
            database.kysely,
          )
        ).rows.map(({ id, state }) => [id, state]),
      ),
    save: (...edits: RecordEdit[]) =>
      inTransaction(database, (trx) =>
        saveRecords(trx, testProductRecord, edits, {
          at: deps.clock.now(),
          actor: { id: null, name: "Agus" },
          action: "save",
        }),
      ),
  };
  return fixture;
}
