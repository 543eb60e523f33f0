import { expect, test } from "vitest";
import { courierContract } from "#modules/shipping/server/ports/courier.contract.ts";
import { kilatCourier } from "./kilat-courier.ts";
import { type KilatFault, kilatLoopback } from "./testing/kilat-loopback.ts";

const token = "a token that only Kilat and the shop know";
const { url, vendor } = await kilatLoopback(token);
const courier = kilatCourier({ url, token, timeoutMs: 120_000 });
// Its own time limit ends the calls that the vendor never answers.
const hurried = kilatCourier({ url, token, timeoutMs: 200 });
const jakarta = { district: "31.71.01", city: "31.71", state: "31" };
const jayapura = { district: "91.71.01", city: "91.71", state: "91" };

courierContract({
  courier: { rates: (request) => (vendor.fault === "silent" ? hurried : courier).rates(request) },
  served: { originCode: "32.16", destination: jakarta },
  unserved: jayapura,
  faults: (["silent", "down", "refusing", "unreadable"] satisfies KilatFault[]).map((fault) => ({
    name: `its vendor is ${fault}`,
    cause() {
      vendor.fault = fault;
    },
    end() {
      vendor.fault = null;
    },
  })),
});

test("all parcels are quoted by one call, and a wrong token offers nothing", async () => {
  const parcels = [1, 4].map((kilograms) => ({ originCode: "32.16", kilograms }));
  vendor.quotes.length = 0;
  const reply = await courier.rates({ parcels, destination: jakarta });
  expect(reply.ok && reply.value.map(({ prices }) => prices)).toEqual([
    [6_000, 10_500],
    [21_000, 33_000],
  ]);
  expect(vendor.quotes).toEqual([
    { parcels: [1, 4].map((kilograms) => ({ from: "32.16", kilograms })), to: "31.71.01" },
  ]);
  const stranger = kilatCourier({ url, token: "another", timeoutMs: 120_000 });
  expect((await stranger.rates({ parcels, destination: jakarta })).ok).toBe(false);
});
