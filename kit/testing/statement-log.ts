import { type DatabaseProxy, startDatabaseProxy } from "./database-proxy.ts";

/** Every statement sent to a database, by any part of the process. */
export type StatementLog = {
  /** The database's address through the log. */
  readonly url: string;
  /** The statements sent during this work, in order. */
  during<Value>(work: () => Promise<Value>): Promise<{ readonly value: Value; readonly statements: string[] }>;
  stop: DatabaseProxy["stop"];
};

export async function startStatementLog(databaseUrl: string): Promise<StatementLog> {
  const seen: string[] = [];
  const proxy = await startDatabaseProxy(databaseUrl, { onConnection: () => frameReader((text) => seen.push(text)) });
  return {
    url: proxy.url,
    async during(work) {
      const from = seen.length;
      const value = await work();
      return { value, statements: seen.slice(from) };
    },
    stop: proxy.stop,
  };
}

/** Parses PostgreSQL's protocol as far as needed: simple queries, Parse, Bind and Execute. */
function frameReader(onStatement: (text: string) => void): (bytes: Buffer) => void {
  const prepared = new Map<string, string>();
  let bound = "";
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  const frame = (type: string, body: Buffer) => {
    if (type === "Q") onStatement(textAt(body, 0).text);
    if (type === "P") {
      const name = textAt(body, 0);
      prepared.set(name.text, textAt(body, name.end).text);
    }
    if (type === "B") bound = prepared.get(textAt(body, textAt(body, 0).end).text) ?? "";
    if (type === "E") onStatement(bound);
  };
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (;;) {
      // The first message of a connection has no type byte.
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      if (started) frame(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      started = true;
      rest = rest.subarray(end);
    }
  };
}

function textAt(body: Buffer, from: number): { readonly text: string; readonly end: number } {
  const zero = body.indexOf(0, from);
  return { text: body.toString("utf8", from, zero), end: zero + 1 };
}
