import Fastify from "fastify";
import { expect, test } from "vitest";
import { boundedStore } from "../cache/bounded-store.ts";
import { type HealthOptions, health } from "./health.ts";

async function call(path: string, options: HealthOptions) {
  const app = Fastify();
  await app.register(health, options);
  const response = await app.inject(path);
  return { status: response.statusCode, body: response.json(), cache: response.headers["cache-control"] };
}

const fine = { name: "database", check: async () => 1 };
const broken = { name: "club", check: async () => Promise.reject(new Error("secret host name")) };
const silent = { name: "search", check: () => new Promise<void>(() => undefined) };

test("a live process answers while a dependency fails", async () => {
  expect(await call("/healthz", { checks: [broken] })).toEqual({
    status: 200,
    body: { status: "alive" },
    cache: "no-store",
  });
});

test("a process with all its dependencies is ready", async () => {
  expect(await call("/readyz", { checks: [fine] })).toEqual({
    status: 200,
    body: { status: "ready", failed: [] },
    cache: "no-store",
  });
});

test("a failed or silent check is named, without its reason", async () => {
  const warned: object[] = [];
  const log = { warn: (fields: object) => void warned.push(fields) };
  const reply = await call("/readyz", { checks: [broken, fine, silent], timeoutMs: 20, log });
  expect(reply).toEqual({
    status: 503,
    body: { status: "not ready", failed: ["club", "search"] },
    cache: "no-store",
  });
  expect(warned).toEqual([
    { check: "club", err: new Error("secret host name") },
    { check: "search", err: new Error(`"search" did not answer in 20 ms`) },
  ]);
});

test("a process that is shutting down is not ready and runs no checks", async () => {
  let requestCount = 0;
  const counted = {
    name: "database",
    check: async () => {
      requestCount += 1;
    },
  };
  const response = await call("/readyz", { checks: [counted], draining: () => true });
  expect([response.status, response.body, requestCount]).toEqual([503, { status: "draining", failed: [] }, 0]);
});

test("concurrent probes run the checks once", async () => {
  let requestCount = 0;
  const gate = Promise.withResolvers<void>();
  const app = Fastify();
  await app.register(health, {
    checks: [
      {
        name: "database",
        check: () => {
          requestCount += 1;
          return gate.promise;
        },
      },
    ],
  });
  const responses = Promise.all([1, 2, 3].map(() => app.inject("/readyz")));
  await new Promise(setImmediate);
  gate.resolve();
  expect((await responses).map((response) => response.statusCode)).toEqual([200, 200, 200]);
  expect(requestCount).toBe(1);
});

test("the hit rate of each cache is reported in numbers alone", async () => {
  const store = boundedStore<string>({ name: "health test", maxSize: 10 });
  store.set("somebody@example.com", "a secret");
  store.get("somebody@example.com");
  store.get("nobody@example.com");
  const { status, body, cache } = await call("/healthz/caches", { checks: [broken] });
  expect([status, cache]).toEqual([200, "no-store"]);
  expect(body["health test"]).toEqual({ entries: 1, size: 1, hits: 1, misses: 1 });
  expect(JSON.stringify(body)).not.toMatch(/@|secret/);
});
