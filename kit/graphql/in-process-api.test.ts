import { expect, test } from "vitest";
import type { TypedDocument } from "./client.ts";
import { createExecutor } from "./executor.ts";
import { inProcessApi } from "./in-process-api.ts";
import { joinSchemas } from "./join-schemas.ts";
import { query } from "./operation.ts";
import { moduleOf } from "./testing/module-of.ts";
import { aMember, requestContext } from "./testing/request-context.ts";

const module = moduleOf("hello", "extend type Query { hello(name: String): String! secret: String broken: String }", {
  Query: {
    hello: (_source: unknown, args: { name?: string }) => `Hello ${args.name ?? "world"}`,
    secret: query({
      access: "member",
      run: (context) => (context.caller.kind === "member" ? context.caller.userCode : ""),
    }),
    broken: () => {
      throw new Error("no such column");
    },
  },
});
const executor = createExecutor(joinSchemas([module]), { report: () => {} });
const greet: TypedDocument<{ hello: string }, { name?: string }> = {
  name: "greet",
  text: "query greet($name:String){hello(name:$name)}",
};
const secret: TypedDocument<{ secret: string | null }, Record<never, never>> = {
  name: "secret",
  text: "query secret{secret}",
};
const broken: TypedDocument<unknown, Record<never, never>> = { name: "broken", text: "query broken{broken}" };

test("a document is answered inside the process", async () => {
  const api = inProcessApi(executor, requestContext());
  expect(await api(greet)).toEqual({ hello: "Hello world" });
  expect(await api(greet, { name: "Ana" })).toEqual({ hello: "Hello Ana" });
});

test("the caller is the one of the context", async () => {
  expect(await inProcessApi(executor, requestContext({ caller: aMember }))(secret)).toEqual({ secret: "U1" });
});

test("ER-02 without a session the call rejects with code 0002", async () => {
  const call = inProcessApi(executor, requestContext())(secret);
  await expect(call).rejects.toMatchObject({ name: "ApiError", code: "0002", statusCode: 401 });
});

test("ER-05 an unexpected failure rejects on the server side too, without its cause", async () => {
  const call = inProcessApi(executor, requestContext())(broken);
  await expect(call).rejects.toMatchObject({
    name: "ApiError",
    message: "There was an error. Please try again later.",
    statusCode: 500,
  });
});
