import type { BrowserContext } from "@playwright/test";
import type { TypedDocument } from "#kit/graphql/client.ts";

/** Calls an operation of the back office with this browser's session, as its pages do. */
export async function callAdmin<Answer, Variables>(
  context: BrowserContext,
  url: string,
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const data = { operationName: document.name, query: document.text, variables };
  const headers = { origin: url };
  const answer = await context.request.post(`${url}/admin/graphql?opname=${document.name}`, { data, headers });
  const body = (await answer.json()) as { data?: Answer };
  if (!body.data) throw new Error(`${document.name}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Sends a file to the back office, and returns what it answers. */
export async function sendAdminFile<Answer>(
  context: BrowserContext,
  url: string,
  path: string,
  bytes: Buffer,
): Promise<Answer> {
  const headers = { origin: url, "content-type": "application/octet-stream" };
  const answer = await context.request.post(`${url}${path}`, { data: bytes, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
