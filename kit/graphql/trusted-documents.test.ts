import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";
import { readTrustedDocuments, sha256Of } from "./trusted-documents.ts";

const ours = "query greet{hello}";
let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

function registry(endpoints: Record<string, Record<string, string>>): string {
  const file = join(mkdtempSync(join(tmpdir(), "registry-")), "documents.json");
  writeFileSync(file, JSON.stringify(endpoints));
  return file;
}

test("with a registry, its documents run and every other document is refused before it is parsed", async () => {
  let answered = 0;
  const module = moduleOf("hello", "extend type Query { hello: String! }", {
    Query: { hello: () => `answer ${++answered}` },
  });
  const report = () => {};
  const { url, server } = await listening(
    graphqlEndpoint({
      path: "/graphql",
      report,
      executor: createExecutor(joinSchemas([module]), { report }),
      contextOf: () => requestContext(),
      trustedDocuments: readTrustedDocuments(registry({ main: { [sha256Of(ours)]: "greet" } }), "main"),
    }),
  );
  stop = () => server.close();
  const post = async (query: string) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    return { status: response.status, body: await response.json() };
  };

  expect(await post(ours)).toEqual({ status: 200, body: { data: { hello: "answer 1" } } });
  for (const foreign of ["query greet{hello }", "{hello}", "{", "{__typename}"]) {
    expect(await post(foreign)).toEqual({
      status: 403,
      body: {
        errors: [
          {
            message: "This document is not one of ours.",
            extensions: { code: "DOCUMENT_NOT_TRUSTED", statusCode: 403 },
          },
        ],
      },
    });
  }
  const byGet = await fetch(`${url}/graphql?query=${encodeURIComponent("{ hello }")}`);
  expect(byGet.status).toBe(403);
  expect(answered).toBe(1);
});

test("each endpoint trusts its own documents only", () => {
  const file = registry({ main: { [sha256Of(ours)]: "greet" }, other: {} });
  expect(readTrustedDocuments(file, "main").has(ours)).toBe(true);
  expect(readTrustedDocuments(file, "other").has(ours)).toBe(false);
});

test("an endpoint missing in the registry is an error, and not open to every document", () => {
  expect(() => readTrustedDocuments(registry({}), "main")).toThrow(
    'the document registry has no entry "main": generate the documents first',
  );
});
