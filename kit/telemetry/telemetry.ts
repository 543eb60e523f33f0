export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A span that someone began by hand and must end. */
export type OpenSpan = {
  /** Runs work whose own spans become children of this one. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  end(problem?: unknown): void;
};

/** Tells a collector what the process does and how long it takes; does nothing at all when it is off. */
export type Telemetry = {
  readonly on: boolean;
  /** Runs work inside a span. Its failure is noted and passed on. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** For work that ends elsewhere. `parent` is a caller's `traceparent` header. */
  begin(name: string, attributes: Attributes, parent?: string): OpenSpan;
  /** The header with which an outside service continues the present trace. */
  traceparent(): string | undefined;
  /** Sends what is left and ends. */
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
