import { expect, test } from "vitest";
import { type CallbackView, callbackView, callbackWays, failedTextOf, type ServerStatus } from "./callback-view.ts";

test.each([
  ["D-49 success is shown when the address says so and the server agrees", "success", "paid", 0, "paid"],
  ["the server's word counts even against the address", "failure", "paid", 0, "paid"],
  ["D-49 while the server does not say paid it is being checked", "success", "unpaid", 0, "checking"],
  ["the same before the server has answered at all", "success", null, 0, "checking"],
  ["D-49 after half a minute it is being processed", "success", "unpaid", 30_000, "processing"],
  ["M6 no address makes an unpaid payment look paid", "success", "unpaid", 600_000, "processing"],
  ["PY-05 an address that says anything else has failed", "failure", "unpaid", 0, "failed"],
  ["a payment the gateway has refused has failed, whatever the address says", "success", "refused", 0, "failed"],
  ["a payment nothing waits for any more has failed as well", "success", "failed", 0, "failed"],
  ["PY-01 with nothing to contradict it the address is repeated", "success", "unknown", 0, "paid"],
] as const)("%s", (_title, verdict, server, waited, expected) => {
  expect(callbackView(verdict, server, waited)).toBe(expected);
});

const views: readonly CallbackView[] = ["checking", "paid", "processing", "failed"];
const statuses: readonly ServerStatus[] = ["paid", "unpaid", "refused", "failed", "unknown", null];
const outcomes = views.flatMap((view) => statuses.map((server) => [view, server] as const));

test.each(outcomes)(
  "1A-01 %s while the server reports %s leads to the order, or to the page that finds it",
  (view, server) => {
    const ways = callbackWays(view, server);
    expect(ways.some((way) => way === "order" || way === "orders" || way === "payAgain")).toBe(true);
    expect(new Set(ways).size).toBe(ways.length);
  },
);

test.each(["unpaid", "refused"] as const)(
  "1A-01 a failed payment of an order that still waits (%s) leads to paying again, and states that the order is kept",
  (server) => {
    expect(callbackWays("failed", server)).toContain("payAgain");
    expect(callbackWays("failed", server)[0]).toMatch(/^pay/);
    expect(failedTextOf(server)).toBe("failedOpenText");
  },
);

test.each(["failed", "unknown", null] as const)(
  "1A-01 a payment that is not open, or is unknown (%s), offers no payment method",
  (server) => {
    for (const view of views) {
      expect(callbackWays(view, server).filter((way) => way === "payHere" || way === "payAgain")).toEqual([]);
    }
    expect(failedTextOf(server)).not.toBe("failedOpenText");
  },
);
