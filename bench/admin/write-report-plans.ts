import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type ReportName, reportNames } from "#modules/reports/contract/report-names.ts";
import { type LogLines, takePlans } from "../measure/take-plans.ts";
import { plansTable } from "../report/plans.ts";

export type ReportPlansFile = { readonly file: string; readonly log: LogLines };

/** Writes how PostgreSQL carries out the statements of each report, while the shop answers one request of it. */
export async function writeReportPlans(
  databaseUrl: string,
  { file, log }: ReportPlansFile,
  orders: number,
  ask: (report: ReportName) => Promise<unknown>,
): Promise<void> {
  const chapters: string[] = [];
  for (const report of reportNames) {
    // The first request after the shop's connections were renewed may meet a closed one.
    const plans = await takePlans(databaseUrl, log, () => ask(report).catch(() => ask(report)));
    const own = plans.filter(({ text }) => /\b(?:reports|search)\.(?!stale)/.test(text));
    chapters.push(`\n## ${report}\n\n${plansTable(own, 1)}\n`);
  }
  await writeFile(file, heading(orders) + chapters.join(""));
  await promisify(execFile)("biome", ["format", "--write", file]);
}

const heading = (orders: number) => `# Query plans of the reports

Written by \`npm run bench -- --only admin-reports --report-plans FILE\`: the statements of one response of each report with
${orders.toLocaleString("en-US")} orders of two years, the second year by day beside the first one, from \`auto_explain\`. Timing every plan
node makes the times longer than normal. The statements inside \`reports.pending()\` are not shown: they read what the last minute has changed.
`;
