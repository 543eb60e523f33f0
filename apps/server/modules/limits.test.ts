import { expect, test } from "vitest";
import { clubCodeLimits } from "#apps/club/index.ts";
import { declaredLimits } from "#kit/postgres/declared-limits.ts";
import { usualCodeLimits } from "#modules/identity/server/index.ts";
import { readConfig } from "../config/read-config.ts";
import { accountCallers } from "../testing/account-limit-callers.ts";
import { documentedLimits, expectToHold, limitFixture } from "../testing/limit-fixture.ts";
import { shoppingCallers } from "../testing/shopping-limit-callers.ts";

const fixture = await limitFixture();
const callers = { ...accountCallers(fixture), ...shoppingCallers(fixture) };

test("2C-06 every declared rate limit is in the table with its number and window, and vice versa", () => {
  const declared = declaredLimits().map(({ name, limit, windowSeconds }) => [name, limit, windowSeconds]);
  const documented = [...documentedLimits()].map(([name, { limit, windowSeconds }]) => [name, limit, windowSeconds]);
  expect(documented.toSorted()).toEqual(declared.toSorted());
});

test("2C-06 default settings give the numbers of the table", () => {
  const read = readConfig({ SHOP_STAGE: "test", DATABASE_URL: "postgres://127.0.0.1/shop" });
  if (!read.ok) throw new Error(read.error.sentence);
  const { codes, lookups } = read.value;
  expect(codes).toEqual(usualCodeLimits);
  const table = documentedLimits();
  expect([lookups.perSessionHour, lookups.perAddressHour]).toEqual([
    table.get("lookup:session")?.limit,
    table.get("lookup:address")?.limit,
  ]);
  for (const kind of ["sends", "wrongTries"] as const) {
    for (const [by, { limit }] of Object.entries(clubCodeLimits[kind])) {
      expect(codes[kind][by as keyof (typeof codes)[typeof kind]]).toBe(limit);
    }
  }
});

/**
 * Limits whose refusal has no error code: they are tested in limits-without-code.test.ts, and payment-question in
 * `queryPaymentStatus.test.ts`. Limits of codes are tested in limits-of-codes.test.ts.
 */
const others = ["lookups", "newsletter-to", "payment-question", "club-site", "club-pin"];
const sharedByAll = new Set(["codes-sent"]);

test("2C-06 every limit of the table has a test", () => {
  const ofCodes = [...documentedLimits().keys()].filter((name) => /^(club-)?code-(send|try):/.test(name));
  expect([...Object.keys(callers), ...others, ...ofCodes].toSorted()).toEqual(
    [...documentedLimits().keys()].toSorted(),
  );
});

test.each(Object.entries(callers))(
  "2C-06 over HTTP the limit %s lets its figure pass, also in parallel, then refuses, and serves another key",
  async (name, caller) => {
    const [one, other] = [await caller(), sharedByAll.has(name) ? null : await caller()];
    await expectToHold(fixture, name, { one, other });
  },
);
