import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { connect } from "#kit/postgres/connect.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { startTelemetry } from "./start-telemetry.ts";
import type { Telemetry } from "./telemetry.ts";
import { aCollector } from "./testing/collector.ts";
import { traceFetch } from "./trace-fetch.ts";
import { traceRequests } from "./trace-requests.ts";
import { traceSql } from "./trace-sql.ts";

const { url } = await testDatabase();
let collector: Awaited<ReturnType<typeof aCollector>>;
let telemetry: Telemetry;

beforeEach(async () => {
  collector = await aCollector();
  telemetry = await startTelemetry({ endpoint: collector.endpoint, serviceName: "shop" });
});
afterEach(() => collector.stop());

test("a request, its operation, its statements and its outside call arrive as one tree", async () => {
  const database = connect(url);
  traceSql(database.pool, telemetry);
  onTestFinished(traceFetch(telemetry));
  const outsideHeaders = Promise.withResolvers<string | undefined>();
  const outside = Fastify();
  outside.get("/rates", async (request) => {
    outsideHeaders.resolve(request.headers.traceparent as string);
    return { rate: 1 };
  });
  const outsideUrl = await outside.listen({ port: 0, host: "127.0.0.1" });
  const app = Fastify();
  traceRequests(app, telemetry);
  app.get("/orders/:id", () =>
    telemetry.span("graphql orderDetail", { "graphql.operation.name": "orderDetail" }, async () => {
      await database.pool.query("select $1::text as callback_style", ["x"]);
      const client = await database.pool.connect();
      await client.query({ text: "update pg_description set description = 'quoted' where false" });
      client.release();
      const response = await fetch(`${outsideUrl}/rates?key=1`);
      return response.json();
    }),
  );
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const response = await app.inject({ url: "/orders/7?utm=1", headers: { traceparent: parent } });
  await Promise.all([app.close(), outside.close(), database.close(), telemetry.stop()]);

  expect(response.json()).toEqual({ rate: 1 });
  expect(collector.span("GET /orders/:id")).toEqual({
    parentId: "b7ad6b7169203331",
    failed: false,
    "http.request.method": "GET",
    "http.route": "/orders/:id",
    "url.path": "/orders/7",
    "http.response.status_code": 200,
  });
  expect(collector.span("graphql orderDetail")).toMatchObject({ parent: "GET /orders/:id" });
  expect(collector.span("sql select")).toMatchObject({
    parent: "graphql orderDetail",
    "db.query.text": "select $1::text as callback_style",
  });
  expect(collector.span("sql update")).toMatchObject({
    parent: "graphql orderDetail",
    "db.query.text": "update pg_description set description = '?' where false",
  });
  const host = new URL(outsideUrl).host;
  expect(collector.span(`GET ${host}`)).toMatchObject({
    parent: "graphql orderDetail",
    "url.path": "/rates",
    "http.response.status_code": 200,
  });
  expect(new Set(collector.spans().map((span) => span.traceId))).toEqual(new Set(["0af7651916cd43dd8448eb211c80319c"]));
  expect(await outsideHeaders.promise).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
});

test("22-07 a call that fails is recorded on its span, and after the end calls are not traced", async () => {
  const stop = traceFetch(telemetry);
  onTestFinished(stop);
  const closed = Fastify();
  const address = await closed.listen({ port: 0, host: "127.0.0.1" });
  await closed.close();
  const { host } = new URL(address);
  await expect(fetch(`${address}/first`)).rejects.toThrow("fetch failed");
  stop();
  await expect(fetch(`${address}/second`, { method: "POST" })).rejects.toThrow("fetch failed");
  await telemetry.stop();
  expect(collector.spans().map(({ name }) => name)).toEqual([`GET ${host}`]);
  expect(collector.span(`GET ${host}`)).toMatchObject({ failed: true, "url.path": "/first" });
});

test("S28 spans carry no secret and no personal value", async () => {
  const database = connect(url);
  traceSql(database.pool, telemetry);
  const app = Fastify();
  traceRequests(app, telemetry);
  app.get("/members/:mail", async () => {
    await database.pool.query("select $1::text, '081200000001'", ["MARKER02"]);
    await telemetry.span("verify", { token: "MARKER03", note: "marker04@example.com" }, async () => {
      throw new Error("no member 081200000005, token=MARKER06");
    });
  });
  await app.inject({ url: "/members/marker07%40example.com?code=MARKER08", headers: { cookie: "session=MARKER09" } });
  await Promise.all([app.close(), database.close(), telemetry.stop()]);
  expect(
    collector
      .spans()
      .map((span) => span.name)
      .sort(),
  ).toEqual(["GET /members/:mail", "sql select", "verify"]);
  expect(collector.text()).not.toMatch(/marker\d|8120000/i);
});

test("a failure is recorded on its span and rethrown", async () => {
  const failing = telemetry.span("work", {}, async () => Promise.reject(new TypeError("no luck")));
  await expect(failing).rejects.toThrow("no luck");
  await telemetry.stop();
  expect(collector.span("work")).toMatchObject({ failed: true });
  expect(collector.spans()[0]?.status.message).toBe("no luck");
});

test("concurrent spans do not become each other's parents", async () => {
  const pause = () => new Promise(setImmediate);
  const branch = (name: string) =>
    telemetry.span(name, {}, async () => {
      await pause();
      await telemetry.span(`${name} child`, {}, pause);
    });
  await telemetry.span("root", {}, () => Promise.all([branch("left"), branch("right")]));
  await telemetry.stop();
  const parents = ["left", "right", "left child", "right child"].map((name) => collector.span(name).parent);
  expect(parents).toEqual(["root", "root", "left", "right"]);
});

test("an unreachable collector breaks neither the work nor the shutdown", async () => {
  await collector.stop();
  expect(await telemetry.span("work", {}, async () => 42)).toBe(42);
  await telemetry.stop();
});

test.each([
  ["off: nothing of the tracing packages is loaded", undefined, { on: false, answer: 42, loaded: false }],
  ["on: they are", "http://127.0.0.1:9", { on: true, answer: 42, loaded: true }],
])("%s", async (_, endpoint, expected) => {
  const script = fileURLToPath(new URL("testing/loaded-packages.ts", import.meta.url));
  const env = { ...process.env, ...(endpoint ? { ENDPOINT: endpoint } : {}) };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  expect(JSON.parse(stdout)).toEqual(expected);
});
