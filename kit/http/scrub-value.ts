import { redacted, scrubPath, scrubText } from "./scrub-text.ts";

const deepest = 8;
const longestList = 50;

const sensitiveWords = new Set(
  "authorization cookie cookies token tokens password passwords passwd pwd passphrase pin otp secret secrets credential credentials mobile phone msisdn whatsapp email mail address apikey".split(
    " ",
  ),
);
const codeKinds = new Set("verification verify auth sms reset confirm confirmation login".split(" "));
const ownIds = new Set(["requestId", "reqId", "traceId", "spanId"]);

/** Whether a field of this name is always redacted: one of its words is sensitive, or it is a code that grants access. */
export function sensitiveName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  if (words.some((word) => sensitiveWords.has(word)) || sensitiveWords.has(words.join(""))) return true;
  return words.includes("code") && (words.length === 1 || words.some((word) => codeKinds.has(word)));
}

/** A copy of a value for a log: sensitive names and patterns redacted, depth and length bounded. */
export function scrubValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "[function]" : value;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (value instanceof URL) return scrubText(value.href);
  if (depth >= deepest) return "[deep]";
  if (Array.isArray(value)) return value.slice(0, longestList).map((item) => scrubValue(item, depth + 1));
  if (value instanceof Map)
    return scrubFields(
      [...value].map(([name, item]) => [String(name), item]),
      depth,
    );
  if (value instanceof Set) return scrubValue([...value], depth);
  return isPlain(value) ? scrubFields(Object.entries(value), depth) : describeObject(value);
}

export type DescribedError = { type: string; message: string; stack: string; code?: string; cause?: unknown };

/** Type, message, stack, code and cause; other properties of an error may hold anything. */
export function describeError(error: Error, depth = 0): DescribedError {
  const code = errorCode(error);
  return {
    type: error.name,
    message: scrubText(error.message),
    stack: scrubText(error.stack ?? ""),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: scrubValue(error.cause, depth + 1) }),
  };
}

function scrubFields(fields: [string, unknown][], depth: number): object {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    if (ownIds.has(name) && typeof value === "string" && /^[\w-]{1,64}$/.test(value)) clean[name] = value;
    else if (sensitiveName(name) && value !== undefined && value !== null) clean[name] = redacted;
    else clean[name] = scrubValue(value, depth + 1);
  }
  return clean;
}

/** Letters make it a name such as ECONNREFUSED; five digits alone count only for PostgreSQL errors. */
function errorCode(error: Error & { code?: unknown; severity?: unknown }): string | undefined {
  if (typeof error.code !== "string") return undefined;
  if (/^[A-Z][A-Z0-9_]{2,60}$/.test(error.code)) return error.code;
  return error.severity !== undefined && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** A literal, or a record without a prototype, as parsed queries and headers are. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === Object.prototype || prototype === null || prototype.constructor === undefined;
}

/** A request or response in two words; other instances by class name only. */
function describeObject(value: object): unknown {
  const { method, url, statusCode } = value as { method?: unknown; url?: unknown; statusCode?: unknown };
  if (typeof method === "string" && typeof url === "string") return { method, path: scrubPath(url) };
  if (typeof statusCode === "number") return { status: statusCode };
  return `[${value.constructor?.name ?? "object"}]`;
}
