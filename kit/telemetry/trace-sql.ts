import type { Pool, PoolClient } from "pg";
import type { OpenSpan, Telemetry } from "./telemetry.ts";

type Query = (...values: unknown[]) => unknown;

/** One span for each SQL statement of a pool: its text with placeholders, never its values. Call it before the first statement. */
export function traceSql(pool: Pool, telemetry: Telemetry): void {
  if (!telemetry.on) return;
  pool.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...values) => {
      const text = statementText(values[0]);
      if (text === undefined) return query(...values);
      const span = telemetry.begin(`sql ${firstWord(text)}`, {
        "db.system.name": "postgresql",
        "db.query.text": withoutLiterals(text),
      });
      return span.run(() => runTraced(query, values, span));
    };
    Object.assign(client, { query: traced });
  });
}

/** The driver returns a promise, or calls a callback given last. */
function runTraced(query: Query, values: unknown[], span: OpenSpan): unknown {
  const callback = values.at(-1);
  if (typeof callback === "function") {
    return query(...values.slice(0, -1), (problem: unknown, ...rest: unknown[]) => {
      span.end(problem ?? undefined);
      callback(problem, ...rest);
    });
  }
  const reply = query(...values);
  if (reply instanceof Promise) {
    reply.then(
      () => span.end(),
      (problem: unknown) => span.end(problem),
    );
  } else span.end();
  return reply;
}

function statementText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const text = (value as { text?: unknown } | null)?.text;
  return typeof text === "string" ? text : undefined;
}

function withoutLiterals(text: string): string {
  return text.replace(/'(?:[^']|'')*'/g, "'?'");
}

function firstWord(text: string): string {
  return /[a-z]+/i.exec(text)?.[0]?.toLowerCase() ?? "statement";
}
