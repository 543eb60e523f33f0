import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../testing/proof.ts";
import { createExecutor } from "./executor.ts";
import { graphqlEndpoint } from "./http-endpoint.ts";
import { joinSchemas } from "./join-schemas.ts";
import { listening } from "./testing/listening.ts";
import { moduleOf } from "./testing/module-of.ts";
import { requestContext } from "./testing/request-context.ts";

let url = "";
let stop: () => Promise<void>;

beforeAll(async () => {
  const sdl = "extend type Query { hello: String! } extend type Mutation { note: String }";
  const module = moduleOf("hello", sdl, { Query: { hello: () => "world" }, Mutation: { note: () => "noted" } });
  // The audit uses introspection, so it runs as in development.
  const report = () => {};
  const executor = createExecutor(joinSchemas([module]), { report, introspection: true });
  const contextOf = () => requestContext();
  const { url: base, server } = await listening(graphqlEndpoint({ path: "/graphql", executor, report, contextOf }));
  url = `${base}/graphql`;
  stop = () => server.close();
});
afterAll(() => stop());

test("S21 the GraphQL over HTTP audit finds no error and no warning", async () => {
  const audits = serverAudits({ url: () => url });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const problems = results.filter(({ status }) => status !== "ok").map((result) => ({ ...result, response: null }));
  figure("S21", `${results.length} checks of the GraphQL over HTTP audit: errors and warnings`, problems.length);
  expect(problems).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(61);
});
