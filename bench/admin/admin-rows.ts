import type { Case } from "../cases.ts";
import { goals } from "../report/goals.ts";
import type { Row } from "../report/row.ts";
import type { MeasuredCodes } from "./time-codes.ts";
import type { ImportTimes } from "./time-import.ts";
import type { MeasuredReports } from "./time-reports.ts";
import type { MeasuredSimulation } from "./time-simulation.ts";
import type { MeasuredVariants } from "./time-variants.ts";

/** Medians of some imports and of raw COPY right before and after each. */
export type MeasuredImport = ImportTimes & { readonly rows: number; readonly copySeconds: number };

export const responseTimeRow = ({ name, title }: Pick<Case, "name" | "title">, seconds: number): Row => ({
  name: `${name}-time`,
  title: `${title}, time of one response`,
  value: seconds * 1000,
  unit: "ms",
  perSecond: null,
  range: null,
  goal: { atMost: goals.adminListMilliseconds },
});

/** Rows per second of an import, beside COPY of the same rows into a table without index, check or trigger. */
export function importRows({ rows, copySeconds, previewed, applied, searchable }: MeasuredImport): Row[] {
  const count = `${rows.toLocaleString("en-US")} SKU rows`;
  const speed = rows / searchable;
  const plain = { range: null, goal: null };
  return [
    { ...plain, name: "copy", title: `raw COPY of ${count}`, value: 1, unit: "of COPY", perSecond: rows / copySeconds },
    {
      ...plain,
      name: "admin-import",
      title: `back office: import of ${count}, file to search`,
      value: copySeconds / searchable,
      unit: "of COPY",
      perSecond: speed,
    },
    {
      ...plain,
      name: "admin-import-preview",
      title: "… until the preview",
      value: previewed,
      unit: "s",
      perSecond: null,
    },
    {
      ...plain,
      name: "admin-import-apply",
      title: "… until it is applied",
      value: applied,
      unit: "s",
      perSecond: null,
    },
    {
      ...plain,
      name: "admin-import-search",
      title: "… until all products are in the search",
      value: searchable,
      unit: "s",
      perSecond: null,
      goal: { atMost: goals.adminImportSeconds },
    },
  ];
}

/** The page of a product with many variants, and a save of all of them. */
export const variantRows = ({ variants, open, save }: MeasuredVariants): Row[] =>
  (
    [
      ["open", `back office: a product with ${variants} variants opened, time of the page`, open],
      ["save", `… all ${variants} prices saved, time of the response`, save],
    ] as const
  ).map(([name, title, value]) => ({
    name: `admin-variants-${name}`,
    title,
    value,
    unit: "ms",
    perSecond: null,
    range: null,
    goal: { atMost: goals.variantsMilliseconds },
  }));

export const codeRows = ({ codes, seconds }: MeasuredCodes): Row[] => [
  {
    name: "admin-coupon-codes",
    title: `back office: ${codes.toLocaleString("en-US")} single-use codes of a coupon made`,
    value: seconds,
    unit: "s",
    perSecond: codes / seconds,
    range: null,
    goal: { atMost: goals.couponCodesSeconds },
  },
];

/** Simulated orders per second, beside reading the same orders and doing nothing with them. */
export const simulationRows = ({ orders, seconds, readSeconds }: MeasuredSimulation): Row[] => [
  {
    name: "promotion-simulator",
    title: `back office: a promotion simulated over ${orders.toLocaleString("en-US")} orders`,
    value: readSeconds / seconds,
    unit: "of the read",
    perSecond: orders / seconds,
    range: null,
    goal: null,
  },
  {
    name: "promotion-simulator-time",
    title: "… time of the response",
    value: seconds * 1000,
    unit: "ms",
    perSecond: null,
    range: null,
    goal: { atMost: goals.simulationMilliseconds },
  },
];

/** The time of each report of a year beside the year before, and how fast changed orders are booked. */
export const reportRows = ({ orders, foldSeconds, milliseconds }: MeasuredReports): Row[] => [
  {
    name: "admin-reports",
    title: `back office: ${orders.toLocaleString("en-US")} orders booked into the reports' figures`,
    value: foldSeconds,
    unit: "s",
    perSecond: orders / foldSeconds,
    range: null,
    goal: null,
  },
  ...Object.entries(milliseconds).map(
    ([report, value]): Row => ({
      name: `admin-report-${report}`,
      title: `… report of ${report} of a year beside the year before, time of the response`,
      value,
      unit: "ms",
      perSecond: null,
      range: null,
      goal: { atMost: goals.reportMilliseconds },
    }),
  ),
];
