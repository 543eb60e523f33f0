/** A job of the load generator: requests in rotation, connections, duration. */
export type LoadJob = {
  readonly port: number;
  /** Complete HTTP requests; taken in a circle. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
  /** The expected status; any other fails the measurement. */
  readonly status: number;
  /** A flow instead of requests, where one depends on the response to another. */
  readonly flow?: Flow;
};

/** Its name in flows/flows.ts, with its parameters. */
export type Flow = { readonly name: string; readonly data: Readonly<Record<string, string>> };

export type LoadFigures = {
  readonly responses: number;
  readonly milliseconds: number;
  readonly bytes: number;
};

/** The load generator's result: the figures, or the failure. */
export type LoadReply = { readonly figures: LoadFigures } | { readonly problem: string };

export const perSecond = ({ responses, milliseconds }: LoadFigures): number => (responses / milliseconds) * 1000;
