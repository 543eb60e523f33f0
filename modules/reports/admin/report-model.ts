import { noChannel, ordersPath } from "#modules/order/admin/order-list.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { ReportName } from "../contract/report-names.ts";
import type { AdminReportResult } from "./reports.graphql.gen.ts";

export type ReportModel = AdminReportResult["adminReport"];
export type ReportFiguresResult = ReportModel["totals"];
export type ReportRow = ReportModel["rows"][number];

/** Which filter of the list of orders has the orders of a row; null where the list cannot select them. */
function filterOf(report: ReportName, key: string | null): Readonly<Record<string, string>> | null {
  if (key === null) return {};
  if (report === "products") return { sku: key };
  if (report === "categories") return { category: key };
  if (report === "promotions") return { promotion: key };
  if (report === "channels") return { channel: key || noChannel };
  if (report === "stores") return key === "" ? { deliveryType: deliveryMethodCodes.homeDelivery } : { storeCode: key };
  return null;
}

/** The list of the orders behind a number: all of a period, or those of a row. Null where there is none. */
export function ordersBehind(
  report: ReportName,
  { from, until }: { readonly from: string; readonly until: string },
  key: string | null = null,
): string | null {
  const filter = report === "returns" ? null : filterOf(report, key);
  if (filter === null) return null;
  return `${ordersPath}?${new URLSearchParams({ tab: "all", countedFrom: from, countedUntil: until, ...filter })}`;
}

/** The change in whole per cent; null where nothing was before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);
