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
