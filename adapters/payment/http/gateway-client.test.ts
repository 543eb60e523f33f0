import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { loopbackVendor, type VendorReply } from "../testing/vendor-ledger.ts";
import { basicAuth, gatewayClient } from "./gateway-client.ts";

let results: VendorReply[] = [];
const vendor = await loopbackVendor(() => results.shift() ?? { status: 200, body: { done: true } });
const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const client = () => gatewayClient({ clock, timeoutMs: 120_000 });
const call = (path: string) => ({ method: "GET", url: vendor.url + path, headers: { authorization: "x" } }) as const;
const callsOf = (path: string) => vendor.arrived.filter((request) => request.path === path).length;

test("an answer below 500 is passed on with its body, whether it is JSON or not", async () => {
  results = [
    { status: 422, body: { error: "no" } },
    { status: 200, body: "a=1" },
  ];
  const send = client();
  expect(await send(call("/json"))).toEqual({
    ok: true,
    value: { status: 422, text: '{"error":"no"}', json: { error: "no" } },
  });
  expect(await send(call("/form"))).toEqual({ ok: true, value: { status: 200, text: "a=1", json: null } });
});

test.each([500, 503, 429])("status %i is tried a second time, unless the call is not idempotent", async (status) => {
  const failing = { status, body: {} };
  results = [failing];
  expect(await client()(call(`/twice-${status}`))).toMatchObject({ ok: true, value: { status: 200 } });
  expect(callsOf(`/twice-${status}`)).toBe(2);
  results = [failing, failing];
  const unavailable = { ok: false, error: { code: "UNAVAILABLE", reason: `http ${status}` } };
  expect(await client()(call(`/both-${status}`))).toEqual(unavailable);
  results = [failing];
  expect(await client()({ ...call(`/once-${status}`), once: true })).toEqual(unavailable);
  expect(callsOf(`/once-${status}`)).toBe(1);
});

test("a dropped connection is retried, an unreachable vendor is unavailable", async () => {
  results = [];
  vendor.loseNextAnswer();
  expect((await client()(call("/dropped"))).ok).toBe(true);
  expect(callsOf("/dropped")).toBe(2);
  const nowhere = { ...call("/"), url: "http://127.0.0.1:1/" };
  expect(await client()(nowhere)).toEqual({ ok: false, error: { code: "UNAVAILABLE", reason: "network" } });
});

test("after six failures the circuit breaker rejects calls without sending them, and lets one through after its rest", async () => {
  const send = client();
  results = Array.from({ length: 6 }, () => ({ status: 500, body: {} }));
  for (let at = 0; at < 3; at += 1) await send(call("/failing"));
  expect(callsOf("/failing")).toBe(6);
  expect(await send(call("/rejected"))).toEqual({ ok: false, error: { code: "UNAVAILABLE", reason: "resting" } });
  expect(callsOf("/rejected")).toBe(0);
  clock.advance(5_000);
  expect((await send(call("/after"))).ok).toBe(true);
});

test("basic authentication is user and password in Base64", () => {
  expect(basicAuth("user", "pass")).toBe(`Basic ${Buffer.from("user:pass").toString("base64")}`);
  expect(basicAuth("key")).toBe(`Basic ${Buffer.from("key:").toString("base64")}`);
});
