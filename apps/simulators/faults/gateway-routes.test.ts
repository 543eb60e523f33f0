import { beforeEach, expect, test } from "vitest";
import { simulatorFixture } from "../testing/simulator-fixture.ts";

const fixture = await simulatorFixture();
beforeEach(fixture.clear);

const well = ["WHATSAPP", "SMS", "EMAIL", "PAYMENT", "COURIER"].map((channel) => ({ channel, mode: "ok", ms: 0 }));
const modes = async () => (await fetch(`${fixture.url}/dev/gateway`)).json();

test("a vendor has no fault until one is injected, and none again after ok", async () => {
  expect(await modes()).toEqual(well);
  const switched = await fixture.misbehave({ channel: "SMS", mode: "slow", ms: 300 });
  expect(await switched.json()).toEqual({ channel: "SMS", mode: "slow", ms: 300 });
  expect(await modes()).toContainEqual({ channel: "SMS", mode: "slow", ms: 300 });
  await fixture.misbehave({ channel: "SMS", mode: "ok" });
  expect(await modes()).toEqual(well);
});

test("the form of the page switches too and leads back to it", async () => {
  const response = await fetch(`${fixture.url}/dev/gateway`, {
    method: "POST",
    body: new URLSearchParams({ channel: "EMAIL", mode: "error", ms: "0" }),
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/dev/inbox"]);
  expect(await modes()).toContainEqual({ channel: "EMAIL", mode: "error", ms: 0 });
});

test.each([
  {},
  { channel: "PIGEON", mode: "ok" },
  { channel: "SMS", mode: "explode" },
  { channel: "SMS", mode: "slow", ms: -1 },
  { channel: "SMS", mode: "slow", ms: 60_001 },
  { channel: "SMS", mode: "slow", ms: "soon" },
])("%j is refused and changes nothing", async (body) => {
  const response = await fixture.misbehave(body);
  expect(response.status).toBe(400);
  expect(await modes()).toEqual(well);
});
