import { array, assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { chosenSlip, slipsOf } from "./slip-content.ts";

const line = (number: number, quantity: number, waiting = quantity) => ({
  number,
  quantity,
  cancelled: 0,
  cancelling: 0,
  waiting,
});
const parcel = (parcelCode: string, sentAt: string, ...items: { number: number; quantity: number }[]) => ({
  parcelCode,
  sentAt,
  items,
});

test("1A-17 a packing slip lists the contents of its parcel: of an order in two parcels each has its own, and the rest a third", () => {
  const order = {
    store: null,
    lines: [line(0, 3, 1), line(1, 2, 0)],
    parcels: [
      parcel("P2", "2026-11-16T03:00:00Z", { number: 1, quantity: 2 }),
      parcel("P1", "2026-11-15T03:00:00Z", { number: 0, quantity: 2 }),
    ],
  };
  const slips = slipsOf(order);
  expect(slips).toEqual([
    { parcelCode: "P1", items: [{ number: 0, quantity: 2 }] },
    { parcelCode: "P2", items: [{ number: 1, quantity: 2 }] },
    { parcelCode: null, items: [{ number: 0, quantity: 1 }] },
  ]);
  expect(chosenSlip(slips, "P1")).toBe(slips[0]);
  // Without a parcel, or with one of another order: the one to be packed now.
  expect(chosenSlip(slips, null)).toBe(slips[2]);
  expect(chosenSlip(slips, "elsewhere")).toBe(slips[2]);
});

test("1A-17 the slips of a delivery together list every piece that left or waits, once; a pickup is one bag", () => {
  const lines = array(
    record({ sent: array(integer({ min: 1, max: 5 }), { maxLength: 4 }), waiting: integer({ min: 0, max: 5 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  assert(
    property(lines, (generated) => {
      const parcels = generated.flatMap(({ sent }, number) =>
        sent.map((quantity, index) =>
          parcel(`P${number}-${index}`, `2026-11-1${index}T00:00:00Z`, { number, quantity }),
        ),
      );
      const bought = generated.map(({ sent, waiting }) => sent.reduce((sum, one) => sum + one, waiting));
      const order = {
        lines: generated.map(({ waiting }, number) => line(number, bought[number] ?? 0, waiting)),
        parcels,
      };
      const listed = (slips: ReturnType<typeof slipsOf>) =>
        bought.map((_all, number) =>
          slips
            .flatMap(({ items }) => items)
            .filter((item) => item.number === number)
            .reduce((sum, { quantity }) => sum + quantity, 0),
        );
      expect(listed(slipsOf({ ...order, store: null }))).toEqual(bought);
      const bag = slipsOf({ ...order, parcels: [], store: { name: "Senayan", address1: "Jl. 1" } });
      expect([bag.length, listed(bag)]).toEqual([1, bought]);
    }),
  );
});
