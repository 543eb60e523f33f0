import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { type ReportName, reportNames } from "#modules/reports/contract/report-names.ts";
import { foldChangedOrders } from "#modules/reports/server/index.ts";
import { median } from "../measure/median.ts";
import { sendRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";
import { countManyVisits } from "./count-many-visits.ts";
import { placeManyOrders } from "./place-many-orders.ts";

const file = "../../modules/reports/admin/reports.graphql";
const year = { from: "2012-01-01", until: "2012-12-30" };

/** Seconds to book so many orders, and the median milliseconds of each report, by day. */
export type MeasuredReports = {
  readonly orders: number;
  readonly foldSeconds: number;
  readonly milliseconds: Readonly<Record<ReportName, number>>;
};

/** Places the orders, books them as the shop's job does, and asks for each report over HTTP. */
export async function timeReports(
  { shop, database, headers }: AdminShop,
  orders: number,
  rounds: number,
): Promise<MeasuredReports & { readonly ask: (report: ReportName) => Promise<unknown> }> {
  await placeManyOrders(database, orders);
  const foldSeconds = await timed(async () => {
    await foldChangedOrders(database);
  });
  await countManyVisits(database);
  await sql`vacuum analyze reports.daily, reports.monthly, reports.booked, reports.changed_order, reports.funnel_day,
    reports.funnel_month, search.term_day, search.searched_day`.execute(database.kysely);
  const [query = ""] =
    /fragment ReportFigures[\s\S]*?\n\}\n\nquery AdminReport\([\s\S]*?\n\}/.exec(
      readFileSync(new URL(file, import.meta.url), "utf8"),
    ) ?? [];
  const ask = async (report: ReportName) => {
    const variables = { input: { report, ...year, step: "day" } };
    const body = { operationName: "AdminReport", query, variables };
    const answer = await sendRequest(shop.port, { method: "POST", path: "/admin/graphql", headers, json: body });
    return JSON.parse(answer.body.toString()).data.adminReport;
  };
  const { totals, previous } = await ask("sales");
  // The two years have their halves of the orders; the last day of the second one is left out.
  if (totals.orders + previous.orders < orders * 0.99) throw new Error(`${totals.orders} orders are in the report`);
  const milliseconds: [ReportName, number][] = [];
  for (const report of reportNames) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(1000 * (await timed(() => ask(report))));
    milliseconds.push([report, median(taken)]);
  }
  return { orders, foldSeconds, ask, milliseconds: Object.fromEntries(milliseconds) as Record<ReportName, number> };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
