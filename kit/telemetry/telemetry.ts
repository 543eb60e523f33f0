export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A span that was started manually and must be ended. */
export type OpenSpan = {
  /** Runs work whose own spans become children of this one. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  end(problem?: unknown): void;
};

/** Sends traces to a collector; does nothing when it is off. */
export type Telemetry = {
  readonly on: boolean;
  /** Runs work inside a span. Its failure is recorded and rethrown. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** For work that ends elsewhere. `parent` is a caller's `traceparent` header. */
  begin(name: string, attributes: Attributes, parent?: string): OpenSpan;
  /** The header with which an outside service continues the current trace. */
  traceparent(): string | undefined;
  /** Flushes and ends. */
  stop(): Promise<void>;
};

const closedSpan: OpenSpan = { run: (work) => work(), set: () => undefined, end: () => undefined };

export const noTelemetry: Telemetry = {
  on: false,
  span: (_name, _attributes, work) => work(),
  begin: () => closedSpan,
  traceparent: () => undefined,
  stop: async () => undefined,
};
