import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, expectTypeOf, test } from "vitest";
import { ApiError, type ApiSettings, createApi, type TypedDocument } from "./client.ts";

type Answer = { status?: number; headers?: Record<string, string>; body: string };
type Seen = { url: string | undefined; method: string | undefined; headers: IncomingMessage["headers"]; body: unknown };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function fixture(reply: Answer, settings: Partial<ApiSettings> = {}) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url, method, headers } = request;
    seen.push({ url, method, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers }).end(reply.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const api = createApi({
    endpoint,
    fetch,
    token: () => null,
    locale: () => "id-ID",
    originAlias: "web",
    ...settings,
  });
  return { api, seen, server };
}

const greet: TypedDocument<{ hello: string }, { name: string }> = { name: "greet", text: "query greet{hello}" };
const plain: TypedDocument<{ hello: string }, { name?: string | null }> = { name: "plain", text: "query plain{hello}" };
const hello = { body: '{"data":{"hello":"world"}}' };

const errorOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (problem: unknown) => problem,
  );
  if (!(error instanceof ApiError)) throw new Error("expected an ApiError");
  const { message, statusCode, code } = error;
  return { message, statusCode, code };
};

describe("what is sent", () => {
  test("OP-01 every call is a POST with the operation name in the address", async () => {
    const { api, seen } = await fixture(hello);
    expect(await api(greet, { name: "Ana" })).toEqual({ hello: "world" });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /graphql?opname=greet"]);
  });

  test("OP-02 the body has operationName, query and variables", async () => {
    const { api, seen } = await fixture(hello);
    await api(greet, { name: "Ana" });
    expect(seen[0]?.body).toEqual({ operationName: "greet", query: "query greet{hello}", variables: { name: "Ana" } });
  });

  test("OP-03 the headers carry the token, the origin alias and the language", async () => {
    const { api, seen } = await fixture(hello, { token: () => "t0k3n" });
    await api(greet, { name: "Ana" });
    expect(seen[0]?.headers).toMatchObject({
      authorization: "Bearer t0k3n",
      "x-origin-alias": "web",
      "accept-language": "id-ID",
      "content-type": "application/json",
    });
  });

  test("without a token there is no authorization header", async () => {
    const { api, seen } = await fixture(hello);
    await api(plain);
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test("a renewed token in the response is passed on", async () => {
    const tokens: string[] = [];
    const reply = { ...hello, headers: { "x-access-token": "new" } };
    const { api } = await fixture(reply, { onToken: (token) => tokens.push(token) });
    await api(plain);
    expect(tokens).toEqual(["new"]);
  });
});

describe("what goes wrong", () => {
  test("ER-03 a network error reads 'Internal server error.'", async () => {
    const { api, server } = await fixture(hello);
    server.close();
    expect(await errorOf(api(plain))).toEqual({ message: "Internal server error.", statusCode: 500, code: null });
  });

  test("ER-02 code 0002 calls onSessionInvalid first, then rejects", async () => {
    const codes: (string | null)[] = [];
    const body = '{"errors":[{"message":"ended","extensions":{"code":"0002","statusCode":401}}]}';
    const { api } = await fixture({ body }, { onSessionInvalid: (error) => codes.push(error.code) });
    expect(await errorOf(api(plain))).toEqual({ message: "ended", statusCode: 401, code: "0002" });
    expect(codes).toEqual(["0002"]);
  });

  test("a call started before a sign-in does not discard the newer session", async () => {
    const codes: (string | null)[] = [];
    const tokens = ["of the guest", "of the member"];
    const body = '{"errors":[{"message":"ended","extensions":{"code":"0002","statusCode":401}}]}';
    const token = () => tokens.shift() ?? null;
    const { api } = await fixture({ body }, { token, onSessionInvalid: (error) => codes.push(error.code) });
    expect((await errorOf(api(plain))).code).toBe("0002");
    expect(codes).toEqual([]);
  });

  const replies: readonly [title: string, answer: Answer, error: Awaited<ReturnType<typeof errorOf>>][] = [
    [
      "ER-07 GraphQL errors give the first message",
      { body: '{"errors":[{"message":"first"},{"message":"second"}]}' },
      { message: "first", statusCode: 500, code: null },
    ],
    [
      "ER-07 a GraphQL error without a message reads 'Error'",
      { body: '{"errors":[{}]}' },
      { message: "Error", statusCode: 500, code: null },
    ],
    [
      "ER-01 a status code is kept when the server gives one",
      { body: '{"errors":[{"message":"no","extensions":{"statusCode":404,"code":"NOT_FOUND"}}]}' },
      { message: "no", statusCode: 404, code: "NOT_FOUND" },
    ],
    [
      "ER-04 an answer without a server message reads 'There was an error. Please try again later.'",
      { status: 502, body: "<html>bad gateway</html>" },
      { message: "There was an error. Please try again later.", statusCode: 502, code: null },
    ],
    [
      "ER-06 a server message outside GraphQL is kept",
      { status: 429, body: '{"message":"Too many requests","statusCode":429}' },
      { message: "Too many requests", statusCode: 429, code: null },
    ],
    [
      "errors win over partial data",
      { body: '{"data":{"hello":null},"errors":[{"message":"half"}]}' },
      { message: "half", statusCode: 500, code: null },
    ],
    [
      "ER-01 an answer with neither data nor errors has status 500",
      { body: "{}" },
      { message: "There was an error. Please try again later.", statusCode: 500, code: null },
    ],
  ];
  test.each(replies)("%s", async (_title, reply, error) => {
    const { api } = await fixture(reply);
    expect(await errorOf(api(plain))).toEqual(error);
  });

  test("an aborted call rejects with the abort itself", async () => {
    const { api } = await fixture(hello);
    const controller = new AbortController();
    controller.abort();
    await expect(api(plain, {}, { signal: controller.signal })).rejects.toHaveProperty("name", "AbortError");
  });
});

test("variables may be left out only when none is required", async () => {
  const { api, seen } = await fixture(hello);
  const reply = await api(plain);
  expectTypeOf(reply).toEqualTypeOf<{ hello: string }>();
  // @ts-expect-error the name is required
  await api(greet);
  // @ts-expect-error the name is a text
  await api(greet, { name: 1 });
  expect(seen.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([{}, {}, { name: 1 }]);
});
