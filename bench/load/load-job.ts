/** Work for the load generator: send these requests, in turn, over so many connections, for so long. */
export type LoadJob = {
  readonly port: number;
  /** Complete HTTP requests; taken in a circle. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  /** The status every answer must have; anything else spoils the measurement. */
  readonly status: number;
  /** What is done instead of sending requests, when one depends on the answer to another. */
  readonly flow?: Flow;
};

/** By its name in flows/flows.ts, with what it needs to know. */
export type Flow = { readonly name: string; readonly data: Readonly<Record<string, string>> };

export type LoadFigures = {
  readonly answers: number;
  readonly milliseconds: number;
  readonly bytes: number;
};

/** What the load generator's process says: the figures, or why there are none. */
export type LoadReply = { readonly figures: LoadFigures } | { readonly problem: string };

export const perSecond = ({ answers, milliseconds }: LoadFigures): number => (answers / milliseconds) * 1000;
