import { type Bindings, type DestinationStream, destination, type Logger, type LoggerOptions, pino } from "pino";
import { scrubText } from "./scrub-text.ts";
import { scrubValue } from "./scrub-value.ts";

export type Log = Logger;

export type LogOptions = {
  readonly level?: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** The destination; standard output by default. */
  readonly stream?: DestinationStream;
  /** Added to every line, for example the name of the process. */
  readonly base?: Readonly<Record<string, string>>;
};

/** Marks an object whose fields are already scrubbed, so that frequent lines skip that work. */
export const alreadySafe = Symbol("already safe");

/** A structured log that redacts secrets and personal values in fields, messages and errors. */
export function createLog(options: LogOptions = {}): Log {
  const settings: LoggerOptions = {
    level: options.level ?? "info",
    base: options.base ?? {},
    timestamp: isoTime(),
    formatters: {
      level: (label) => ({ level: label }),
      bindings: (bindings) => scrubValue(bindings) as object,
      log: (fields) => (isSafe(fields) ? fields : (scrubValue(fields) as Record<string, unknown>)),
    },
    // The formatter has already serialized errors, requests and responses.
    serializers: { err: (value) => value, req: (value) => value, res: (value) => value },
    hooks: {
      logMethod(args, method) {
        method.apply(this, scrubArguments(args) as typeof args);
      },
    },
  };
  return scrubBindings(pino(settings, options.stream ?? destination({ fd: 1, sync: false })));
}

/** Many lines share a millisecond: its text is formatted once. */
function isoTime(): () => string {
  let last = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** The formatter of bindings is not inherited by children, so `child` scrubs them. */
function scrubBindings(log: Log): Log {
  const makeChild = log.child;
  return Object.assign(log, {
    child(this: Log, bindings: object, options: object) {
      return makeChild.call(this, scrubValue(bindings) as Bindings, options);
    },
  });
}

/** Fields are scrubbed by the formatter; the message and its interpolated values here. */
function scrubArguments(args: readonly unknown[]): readonly unknown[] {
  if (isSafe(args[0])) return args;
  const [first, ...rest] = args;
  if (typeof first === "string") return [scrubText(first), ...rest.map((value) => scrubValue(value))];
  const fields = first instanceof Error ? { err: first } : first;
  if (rest.length > 0) return [fields, ...rest.map((value) => scrubValue(value))];
  // Otherwise the logger would copy the error's own message.
  const error = (fields as { err?: unknown } | null)?.err;
  return error instanceof Error ? [fields, scrubText(error.message)] : [fields];
}

function isSafe(value: unknown): boolean {
  return typeof value === "object" && value !== null && alreadySafe in value;
}
