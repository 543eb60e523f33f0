import type { AdminReportResult } from "./reports.graphql.gen.ts";

export type ReportModel = AdminReportResult["adminReport"];
export type ReportFiguresResult = ReportModel["totals"];
export type ReportRow = ReportModel["rows"][number];

/** The change in whole per cent; null where nothing was before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);
