/** Sums of one period, in pieces and whole rupiah. */
export type Figures = {
  /** In the report of returns: returns. */
  readonly orders: number;
  readonly pieces: number;
  /** Cancelled or returned ones. */
  readonly piecesBack: number;
  readonly gross: number;
  readonly discount: number;
  readonly points: number;
  readonly freight: number;
  readonly fee: number;
  readonly refunded: number;
};

export const noFigures: Figures = {
  orders: 0,
  pieces: 0,
  piecesBack: 0,
  gross: 0,
  discount: 0,
  points: 0,
  freight: 0,
  fee: 0,
  refunded: 0,
};

const figureNames = Object.keys(noFigures) as (keyof Figures)[];

export const addFigures = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, one[name] + other[name]])) as Figures;

/** What the shop keeps. */
export const netOf = ({ gross, discount, points, freight, fee, refunded }: Figures): number =>
  gross - discount - points + freight + fee - refunded;

/** What shoppers did before they bought. */
type Counts = {
  readonly views: number;
  readonly carts: number;
  readonly checkouts: number;
  readonly searches: number;
  readonly withoutResults: number;
};

const noCounts: Counts = { views: 0, carts: 0, checkouts: 0, searches: 0, withoutResults: 0 };

/** All sums a report may have; each has some of them, the others are 0. */
export type ReportSums = Figures & Counts;

export const noSums: ReportSums = { ...noFigures, ...noCounts };

const sumNames = Object.keys(noSums) as (keyof ReportSums)[];

export const addSums = (one: ReportSums, other: ReportSums): ReportSums =>
  Object.fromEntries(sumNames.map((name) => [name, one[name] + other[name]])) as ReportSums;
