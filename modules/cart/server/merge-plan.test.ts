import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mostLines } from "../contract/constants.ts";
import { planMerge } from "./merge-plan.ts";
import type { Line } from "./store/lines.ts";

const line = (skuCode: string, quantity: number, more: Partial<Line> = {}): Line => ({
  id: `${skuCode}-${quantity}`,
  skuCode,
  deliveryMethod: "homeDelivery",
  activityCode: "",
  quantity,
  addedAt: new Date("2026-11-15T05:00:00Z"),
  ...more,
});
const summary = ({ write, clipped }: ReturnType<typeof planMerge>) => ({
  write: write.map(({ skuCode, quantity }) => `${skuCode} ${quantity}`),
  clipped: clipped.map(({ skuCode, wanted, kept }) => `${skuCode} ${kept} of ${wanted}`),
});

describe("D-41 a guest's lines in a member's cart", () => {
  test.each([
    ["what both hold is summed", [line("A", 2)], [line("A", 3)], 50, { write: ["A 5"], clipped: [] }],
    ["and clipped to what may be bought", [line("A", 4)], [line("A", 3)], 5, { write: ["A 5"], clipped: ["A 2 of 4"] }],
    ["the member's own pieces stay", [line("A", 4)], [line("A", 3)], 2, { write: [], clipped: ["A 0 of 4"] }],
    ["other lines move as they are", [line("B", 4)], [line("A", 3)], 0, { write: ["B 4"], clipped: [] }],
    [
      "another way of delivery is another line",
      [line("A", 4, { deliveryMethod: "storePickup" })],
      [line("A", 3)],
      0,
      { write: ["A 4"], clipped: [] },
    ],
    [
      "an offer sold along is another line, and counts for the same limit",
      [line("A", 4, { activityCode: "PWP1" })],
      [line("A", 3)],
      5,
      { write: ["A 2"], clipped: ["A 2 of 4"] },
    ],
    ["nothing comes of nothing", [], [line("A", 3)], 50, { write: [], clipped: [] }],
  ])("%s", (_title, guest, member, most, expected) => {
    expect(summary(planMerge(guest, member, () => most))).toEqual(expected);
  });

  test("a full cart takes no further lines, and reports it", () => {
    const member = Array.from({ length: mostLines - 1 }, (_, index) => line(`M${index}`, 1));
    const plan = summary(planMerge([line("A", 1), line("B", 2), line("M0", 1)], member, () => 50));
    expect(plan).toEqual({ write: ["A 1", "M0 2"], clipped: ["B 0 of 2"] });
  });
});

const someLines = fc.uniqueArray(
  fc.record({
    skuCode: fc.constantFrom("A", "B", "C"),
    deliveryMethod: fc.constantFrom("homeDelivery" as const, "storePickup" as const),
    activityCode: fc.constantFrom("", "PWP1"),
    quantity: fc.integer({ min: 1, max: 50 }),
  }),
  { selector: ({ skuCode, deliveryMethod, activityCode }) => [skuCode, deliveryMethod, activityCode].join() },
);

test("M12 no piece is lost or doubled: what is not merged is reported, and no limit is exceeded", () => {
  fc.assert(
    fc.property(someLines, someLines, fc.integer({ min: 0, max: 50 }), (guestLines, memberLines, most) => {
      const [guest, member] = [guestLines, memberLines].map((lines) =>
        lines.map((given, index) => line(given.skuCode, given.quantity, { ...given, id: String(index) })),
      ) as [Line[], Line[]];
      const { write, clipped } = planMerge(guest, member, () => most);
      const key = (of: Line | (typeof write)[number]) => [of.skuCode, of.deliveryMethod, of.activityCode].join();
      const after = new Map([...member, ...write].map((of) => [key(of), of.quantity]));
      const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
      const untold = sum(clipped.map(({ wanted, kept }) => wanted - kept));
      expect(sum(after.values()) + untold).toBe(sum([...guest, ...member].map(({ quantity }) => quantity)));
      for (const own of member) expect(after.get(key(own))).toBeGreaterThanOrEqual(own.quantity);
      for (const quantity of after.values()) expect(quantity).toBeLessThanOrEqual(50);
    }),
  );
});
