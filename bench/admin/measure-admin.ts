import { readGroups } from "#apps/server/generate-catalogue/store/groups.ts";
import { syntheticPrefix } from "#apps/server/generate-catalogue/synthetic-product.ts";
import { type Case, helloCase } from "../cases.ts";
import { perSecond } from "../load/load-job.ts";
import type { LoadClient } from "../load/start-load-client.ts";
import { compareWithHello, type Pace } from "../measure/compare-with-hello.ts";
import { median } from "../measure/median.ts";
import type { Row } from "../report/row.ts";
import { speedRows } from "../report/rows.ts";
import {
  codeRows,
  importRows,
  type MeasuredImport,
  reportRows,
  responseTimeRow,
  simulationRows,
  variantRows,
} from "./admin-rows.ts";
import type { AdminShop } from "./admin-shop.ts";
import { adminCases } from "./cases.ts";
import { importFile } from "./import-file.ts";
import { timeRawCopy } from "./raw-copy.ts";
import { timeCodes } from "./time-codes.ts";
import { timeImport } from "./time-import.ts";
import { timeReports } from "./time-reports.ts";
import { timeSimulation } from "./time-simulation.ts";
import { timeVariants } from "./time-variants.ts";
import { type ReportPlansFile, writeReportPlans } from "./write-report-plans.ts";

const importedRows = 10_000;
/** An import takes seconds, so a few of them are enough. */
const importsAtMost = 3;
/** A member of staff may run thirty in ten minutes. */
const simulationsAtMost = 9;
/** Of each report. */
const reportsAtMost = 5;

/** Measures the chosen cases of the back office: requests beside hello world, imports beside raw COPY. */
export async function measureAdmin(
  admin: AdminShop,
  client: LoadClient,
  isChosen: (name: string) => boolean,
  pace: Pace & { readonly orders: number; readonly plans: ReportPlansFile | null },
): Promise<Row[]> {
  const cases = (await adminCases(admin)).filter(({ name }) => isChosen(name));
  const rows: Row[] = [];
  if (cases.length > 0) {
    const comparison = await compareWithHello(client, helloCase(admin), cases, pace);
    rows.push(...speedRows(comparison, cases));
  }
  const list = cases.find(({ name }) => name === "admin-products");
  if (list) rows.push(responseTimeRow(list, await responseTime(client, list)));
  if (isChosen("admin-variants")) rows.push(...variantRows(await timeVariants(admin, pace.rounds)));
  if (isChosen("admin-coupon-codes"))
    rows.push(...codeRows(await timeCodes(admin, Math.min(pace.rounds, importsAtMost))));
  if (isChosen("admin-import")) rows.push(...importRows(await imports(admin, Math.min(pace.rounds, importsAtMost))));
  if (isChosen("promotion-simulator"))
    rows.push(...simulationRows(await timeSimulation(admin, Math.min(pace.rounds, simulationsAtMost))));
  if (isChosen("admin-reports")) {
    const { ask, ...measured } = await timeReports(admin, pace.orders, Math.min(pace.rounds, reportsAtMost));
    rows.push(...reportRows(measured));
    if (pace.plans) await writeReportPlans(admin.databaseUrl, pace.plans, measured.orders, ask);
  }
  return rows;
}

/** Seconds for one response, on one connection. */
async function responseTime(client: LoadClient, { port, requests, status }: Case): Promise<number> {
  if (typeof requests === "function") throw new Error("the requests of this case change between rounds");
  return 1 / perSecond(await client.run({ port, requests, status, connections: 1, milliseconds: 3000 }));
}

async function imports(admin: AdminShop, count: number): Promise<MeasuredImport> {
  const client = await admin.database.pool.connect();
  const groups = await readGroups(client, syntheticPrefix).finally(() => client.release());
  const taken: MeasuredImport[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = importFile(groups, importedRows, number);
    const before = await timeRawCopy(admin.database, file);
    const times = await timeImport(admin, file);
    const after = await timeRawCopy(admin.database, file);
    taken.push({ rows: importedRows, copySeconds: (before + after) / 2, ...times });
  }
  const middle = (of: (one: MeasuredImport) => number) => median(taken.map(of));
  return {
    rows: importedRows,
    copySeconds: middle(({ copySeconds }) => copySeconds),
    previewed: middle(({ previewed }) => previewed),
    applied: middle(({ applied }) => applied),
    searchable: middle(({ searchable }) => searchable),
  };
}
