import type { Kysely } from "kysely";
import { failedSearchSums, failedTermSums } from "#modules/search/server/index.ts";
import type { FigureReport, ReportName, ReportStep } from "../contract/report-names.ts";
import { noSums, type ReportSums } from "./figures.ts";
import { funnelByProduct, funnelByStep } from "./store/funnel.ts";
import { figuresByKey, figuresByStep, type ReportPeriod } from "./store/read-figures.ts";

type Question = ReportPeriod & {
  readonly storeCode: string | null;
  readonly step: ReportStep;
  /** The most rows. */
  readonly limit: number;
};

type ReadStep = { readonly begin: string; readonly isPrevious: boolean; readonly sums: ReportSums };
type ReadRow = { readonly key: string; readonly current: ReportSums; readonly previous: ReportSums };
type Read = { readonly steps: readonly ReadStep[]; readonly rows: readonly ReadRow[]; readonly total: number };

/** The sums of a report by step and by row, of the period and the one before. */
export function readReport(db: Kysely<unknown>, report: ReportName, question: Question): Promise<Read> {
  if (report === "searches") return readSearches(db, question);
  return report === "funnel" ? readFunnel(db, question) : readFigures(db, report, question);
}

type FoundStep = Partial<ReportSums> & { readonly begin: string; readonly isPrevious: boolean };

const stepOf = ({ begin, isPrevious, ...sums }: FoundStep): ReadStep => ({
  ...{ begin, isPrevious },
  sums: { ...noSums, ...sums },
});

async function readFigures(
  db: Kysely<unknown>,
  report: FigureReport,
  { step, limit, ...period }: Question,
): Promise<Read> {
  const steps = (await figuresByStep(db, { ...period, report }, step)).map(stepOf);
  if (report === "sales") return { steps, rows: [], total: 0 };
  const { rows, total } = await figuresByKey(db, { ...period, report }, limit);
  const whole = rows.map(({ key, current, previous }) => ({
    key,
    current: { ...noSums, ...current },
    previous: { ...noSums, ...previous },
  }));
  return { steps, rows: whole, total };
}

async function readSearches(db: Kysely<unknown>, { step, limit, ...period }: Question): Promise<Read> {
  const steps = (await failedSearchSums(db, period, step)).map(stepOf);
  const { rows, total } = await failedTermSums(db, period, limit);
  const withoutResults = (count: number): ReportSums => ({ ...noSums, withoutResults: count });
  return {
    steps,
    rows: rows.map(({ term, current, previous }) => ({
      key: term,
      current: withoutResults(current),
      previous: withoutResults(previous),
    })),
    total,
  };
}

/** Paid orders are those of the report of sales; before that, sums of what shoppers did. */
async function readFunnel(db: Kysely<unknown>, { step, limit, ...period }: Question): Promise<Read> {
  const steps = new Map<string, ReadStep>();
  const paid = await figuresByStep(db, { ...period, report: "sales" }, step);
  const paidSteps = paid.map(({ begin, isPrevious, orders }) => ({ begin, isPrevious, orders }));
  for (const found of [...paidSteps, ...(await funnelByStep(db, period, step))].map(stepOf)) {
    const key = `${found.begin} ${found.isPrevious}`;
    const known = steps.get(key);
    steps.set(key, known ? { ...known, sums: { ...found.sums, orders: known.sums.orders } } : found);
  }
  const { rows, total } = await funnelByProduct(db, period, limit);
  const whole = rows.map(({ key, current, previous }) => ({
    key,
    current: { ...noSums, ...current },
    previous: { ...noSums, ...previous },
  }));
  return { steps: [...steps.values()], rows: whole, total };
}
