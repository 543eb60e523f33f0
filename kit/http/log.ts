import { type Bindings, type DestinationStream, destination, type Logger, type LoggerOptions, pino } from "pino";
import { scrubText } from "./scrub-text.ts";
import { scrubValue } from "./scrub-value.ts";

export type Log = Logger;

export type LogOptions = {
  readonly level?: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Where lines go; standard output unless told. */
  readonly stream?: DestinationStream;
  /** Written with every line, for example the name of the process. */
  readonly base?: Readonly<Record<string, string>>;
};

/** Marks an object whose fields were made safe by hand, so that frequent lines skip the walk through their fields. */
export const alreadySafe = Symbol("already safe");

/** A structured log from which secrets and personal values are taken out, in fields, messages and errors alike. */
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
    // The formatter has already described errors, requests and responses.
    serializers: { err: (value) => value, req: (value) => value, res: (value) => value },
    hooks: {
      logMethod(args, method) {
        method.apply(this, scrubArguments(args) as typeof args);
      },
    },
  };
  return scrubBindings(pino(settings, options.stream ?? destination({ fd: 1, sync: false })));
}

/** Many lines fall into the same millisecond: its text is made once. */
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

/** The formatter for bindings is not handed on to children, so the way to make one cleans them. */
function scrubBindings(log: Log): Log {
  const makeChild = log.child;
  return Object.assign(log, {
    child(this: Log, bindings: object, options: object) {
      return makeChild.call(this, scrubValue(bindings) as Bindings, options);
    },
  });
}

/** Fields are left to the formatter; the message, and whatever is put into it, is cleaned here. */
function scrubArguments(args: readonly unknown[]): readonly unknown[] {
  if (isSafe(args[0])) return args;
  const [first, ...rest] = args;
  if (typeof first === "string") return [scrubText(first), ...rest.map((value) => scrubValue(value))];
  const fields = first instanceof Error ? { err: first } : first;
  if (rest.length > 0) return [fields, ...rest.map((value) => scrubValue(value))];
  // Left alone, the logger would copy the error's own message.
  const error = (fields as { err?: unknown } | null)?.err;
  return error instanceof Error ? [fields, scrubText(error.message)] : [fields];
}

function isSafe(value: unknown): boolean {
  return typeof value === "object" && value !== null && alreadySafe in value;
}
