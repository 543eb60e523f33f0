import fc from "fast-check";
import { expect, test } from "vitest";
import { comesFromElsewhere } from "./cross-origin.ts";

test("a page passes exactly when its host is ours or its origin is allowed", () => {
  const hosts = fc.constantFrom("site.example", "site.example:8080", "evil.example", "site.example.evil.example");
  fc.assert(
    fc.property(
      hosts,
      hosts,
      fc.boolean(),
      fc.constantFrom(undefined, "same-origin", "cross-site"),
      (page, host, allow, site) => {
        const origin = `https://${page}`;
        const facts = { origin, host, secFetchSite: site };
        expect(comesFromElsewhere(facts, allow ? [origin] : [])).toBe(page !== host && !allow);
      },
    ),
  );
});

test("an origin that is no URL counts as foreign", () => {
  expect(comesFromElsewhere({ origin: "null", host: "site.example", secFetchSite: undefined }, [])).toBe(true);
});
