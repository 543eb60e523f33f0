import type { IncomingHttpHeaders } from "node:http";
import { sendRaw } from "#kit/http/testing/raw-request.ts";

export type Operation = {
  /** A document with one named operation. */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

type WireError = { message: string; path?: (string | number)[]; extensions: { code: string; statusCode: number } };

export type OperationReply<Data> = {
  status: number;
  body: { data?: Data | null; errors?: WireError[] };
  headers: IncomingHttpHeaders;
  cookies: string[];
};

/** Posts an operation as a page does: its name in the address and in the body. */
export async function postOperation<Data = Record<string, unknown>>(
  endpoint: string,
  { query, variables = {}, headers = {} }: Operation,
): Promise<OperationReply<Data>> {
  const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  const {
    status,
    headers: answered,
    text,
  } = await sendRaw(`${endpoint}?opname=${operationName}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ operationName, query, variables }),
  });
  return { status, body: JSON.parse(text), headers: answered, cookies: answered["set-cookie"] ?? [] };
}
