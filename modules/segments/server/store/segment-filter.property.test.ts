import fc from "fast-check";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { matchingMemberCodes } from "#modules/identity/server/index.ts";
import { orderStatuses } from "#modules/order/contract/order-status.ts";
import type { SegmentState } from "../../contract/segment-state.ts";
import { segmentMembership } from "../segment-members.ts";
import { belongsTo, type Person } from "../testing/plain-segment.ts";
import { segmentsFixture } from "../testing/segments-fixture.ts";
import { insertPeople, siteCode } from "../testing/segments-world.ts";
import { joiningSets } from "./joined-sets.ts";
import { segmentFilter } from "./segment-filter.ts";
import { writeSegmentStates } from "./segments.ts";

const { database, clock } = await segmentsFixture();
const now = clock.now();
const dayMs = 86_400_000;

// Few values, so that customers meet bounds exactly as often as they miss them.
const days = fc.constantFrom(1, 7, 30);
const moment = fc
  .tuple(fc.constantFrom(0, 1, 6, 7, 29, 30, 31, 200), fc.constantFrom(-1, 0, 1))
  .map(([ago, shift]) => new Date(now.getTime() - ago * dayMs + shift));
const order = fc.record({
  placedAt: moment,
  status: fc.constantFrom(...orderStatuses),
  total: fc.constantFrom(0, 50_000, 100_000),
  lines: fc.array(
    fc.record({
      product: fc.constantFrom("SHOE", "SHIRT", "GONE"),
      quantity: fc.integer({ min: 1, max: 3 }),
      isGift: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});
const person = fc.record({
  isBlocked: fc.constantFrom(false, false, false, true),
  registeredAt: moment,
  district: fc.constantFrom(null, "36.71.03", "32.73.02", "32.04.05"),
  inClub: fc.boolean(),
  newsletter: fc.boolean(),
  whatsApp: fc.boolean(),
  orders: fc.array(order, { maxLength: 4 }),
});
const bounds = (values: readonly number[]) =>
  fc
    .record({ atLeast: fc.constantFrom(...values), atMost: fc.constantFrom(...values) }, { requiredKeys: [] })
    .filter(
      ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }) =>
        atLeast <= atMost && (atLeast > 0 || atMost < Number.POSITIVE_INFINITY),
    );
const period = fc.record({ days }, { requiredKeys: [] });
const day = fc.constantFrom("2026-10-16", "2026-11-08", "2026-11-15");
const conditions = fc.record(
  {
    match: fc.constant("any" as const),
    orders: fc.tuple(bounds([0, 1, 2]), period).map(([one, other]) => ({ ...one, ...other })),
    spent: fc.tuple(bounds([0, 50_000, 100_000, 150_000]), period).map(([one, other]) => ({ ...one, ...other })),
    bought: fc
      .tuple(
        fc.constantFrom(
          { products: ["SHOE"] },
          { products: ["GONE"], categories: ["RUN"] },
          { categories: ["WEAR"] },
          { brands: ["LKH"] },
        ),
        fc.record({ pieces: fc.constantFrom(1, 2, 4), days }, { requiredKeys: [] }),
      )
      .map(([one, other]) => ({ ...one, ...other })),
    lastOrder: fc.oneof(bounds([1, 7, 30]), fc.record({ from: day }), fc.record({ until: day })),
    region: fc.constantFrom({ codes: ["32"] }, { codes: ["32.73"] }, { codes: ["36", "32.04"] }),
    club: fc.constantFrom("linked" as const, "notLinked" as const),
    consent: fc.constantFrom({ newsletter: true as const }, { whatsApp: true as const }),
    registered: fc.oneof(fc.record({ from: day }), fc.record({ until: day })),
  },
  { requiredKeys: [] },
);

test("MU-02 for random customers and conditions the statements agree with a plain evaluation, for all at once and one by one", {
  timeout: 120_000,
}, async () => {
  const people: Person[] = fc
    .sample(person, { numRuns: 150, seed: 214 })
    .map((given, index) => ({ ...given, code: `U${String(index).padStart(4, "0")}` }));
  await insertPeople(database, people);
  const isIn = segmentMembership({ clock, siteCode });
  let run = 0;
  let members = 0;
  await fc.assert(
    fc.asyncProperty(conditions, fc.nat(people.length - 1), async (given, index) => {
      const state = { name: "Random", ...given } as SegmentState;
      const expected = people.filter((one) => belongsTo(one, state, now)).map(({ code }) => code);
      const filter = segmentFilter(state, { now, siteCode, only: null });
      expect(
        await joiningSets(database.kysely, (trx) =>
          matchingMemberCodes(trx, filter, { after: null, limit: 1_000, except: [] }),
        ),
      ).toEqual(expected);
      members += expected.length;
      if (Object.keys(given).every((key) => key === "match")) return;
      run += 1;
      const id = `random-${run}`;
      await inTransaction(database, (trx) => writeSegmentStates(trx, [{ id, before: null, after: state }]));
      const { code } = people[index] as Person;
      expect(await isIn(database.kysely, id, code)).toBe(expected.includes(code));
    }),
    { numRuns: 120, seed: 214 },
  );
  // The samples are no trivial ones.
  expect(members).toBeGreaterThan(1_000);
});
