import { expect, test } from "vitest";
import { callbackView } from "./callback-view.ts";

test.each([
  ["D-49 success is shown when the address says so and the server agrees", "success", "paid", 0, "paid"],
  ["the server's word counts even against the address", "failure", "paid", 0, "paid"],
  ["D-49 while the server does not say paid it is being checked", "success", "unpaid", 0, "checking"],
  ["the same before the server has answered at all", "success", null, 0, "checking"],
  ["D-49 after half a minute it is being processed", "success", "unpaid", 30_000, "processing"],
  ["M6 no address makes an unpaid payment look paid", "success", "unpaid", 600_000, "processing"],
  ["PY-05 an address that says anything else has failed", "failure", "unpaid", 0, "failed"],
  ["a payment the gateway has refused has failed, whatever the address says", "success", "failed", 0, "failed"],
  ["PY-01 with nothing to contradict it the address is repeated", "success", "unknown", 0, "paid"],
] as const)("%s", (_title, verdict, server, waited, expected) => {
  expect(callbackView(verdict, server, waited)).toBe(expected);
});
