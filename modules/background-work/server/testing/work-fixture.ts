import { sql } from "kysely";
import { afterEach } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startWorker, type Worker } from "#kit/postgres/worker.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { backgroundWorkAdminModule, runWorkJob, runWorkJobName, startWork, type WorkKind } from "../index.ts";
import type { WorkItem } from "../store/work-items.ts";

/** Staff members with work on a real queue. */
export async function workFixture() {
  const { database, url } = await testDatabase({ maxConnections: 10 });
  const staff = await staffFixture(database, (deps) => [backgroundWorkAdminModule(deps)]);
  const headers = await staff.signedIn("dewi@staff.test", "catalogue");
  const { rows } = await sql<{ id: string; name: string }>`select id, name from staff.account`.execute(database.kysely);
  const [owner] = rows;
  if (!owner) throw new Error("no account");
  const workers: Worker[] = [];
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));
  const begin = (kind: string, key: string, input: Json = null) =>
    inTransaction(database, (trx) =>
      startWork(
        trx,
        { clock: systemClock, ids: systemIds },
        { kind, key, input, owner, title: `${key}.csv`, path: "/admin/imports" },
      ),
    );
  const fields = "id kind title path state done total isCancelling result error endedAt isRead";
  return {
    database,
    url,
    staff,
    headers,
    begin,
    /** Starts a worker for these kinds. */
    async work(...kinds: WorkKind[]): Promise<Worker> {
      const worker = await startWorker({
        connectionString: url,
        concurrency: 2,
        pollIntervalMs: 50,
        heartbeatMs: 50,
        log: () => undefined,
        jobs: { [runWorkJobName]: runWorkJob({ database, clock: systemClock, kinds, log: () => undefined }) },
      });
      workers.push(worker);
      return worker;
    },
    async seen(id: string, as = headers): Promise<WorkItem | null> {
      const text = `query adminWork($id: ID!) { adminWork(id: $id) { ${fields} } }`;
      const { body } = await staff.post<{ adminWork: WorkItem | null }>(text, { id }, as);
      return body.data?.adminWork ?? null;
    },
    async listed(as = headers): Promise<readonly WorkItem[]> {
      const text = `query adminWorkList { adminWorkList { ${fields} } }`;
      const { body } = await staff.post<{ adminWorkList: WorkItem[] }>(text, {}, as);
      return body.data?.adminWorkList ?? [];
    },
    async cancel(id: string, as = headers): Promise<string> {
      const text = `mutation adminCancelWork($id: ID!) { adminCancelWork(input: { id: $id }) { errorCode } }`;
      const { body } = await staff.post<{ adminCancelWork: { errorCode: string | null } }>(text, { id }, as);
      return body.data?.adminCancelWork.errorCode ?? "DONE";
    },
  };
}
