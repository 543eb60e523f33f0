import { describe, expect, test } from "vitest";
import type { Courier, CourierRate, CourierRequest } from "./courier.ts";

/** The courier under test with a vendor behind it, and the faults a test can cause. */
export type CourierFixture = {
  readonly courier: Courier;
  /** An origin, as a city's code, and a destination that it serves. */
  readonly served: { readonly originCode: string; readonly destination: CourierRequest["destination"] };
  /** A destination that it does not serve from there. */
  readonly unserved: CourierRequest["destination"];
  /** What can go wrong at the vendor, by name: `cause` begins it, `end` ends it. None where rates need no call. */
  readonly faults: readonly { readonly name: string; cause(): void; end(): void }[];
};

/** Every courier passes these against its vendor. */
export function courierContract({ courier, served, unserved, faults }: CourierFixture): void {
  const ask = (kilograms: readonly number[], destination = served.destination) =>
    courier.rates({
      parcels: kilograms.map((weight) => ({ originCode: served.originCode, kilograms: weight })),
      destination,
    });
  const ratesFor = async (...kilograms: number[]): Promise<readonly CourierRate[]> => {
    const reply = await ask(kilograms);
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.value;
  };
  const serviceOf = ({ courierCode, serviceCode }: CourierRate) => `${courierCode}:${serviceCode}`;

  describe("a courier", () => {
    test("offers services with codes that orders can hold, a name, and days that do not end before they begin", async () => {
      const rates = await ratesFor(1);
      expect(rates.length).toBeGreaterThan(0);
      for (const { courierCode, serviceCode, name, days } of rates) {
        expect([courierCode, serviceCode]).toEqual([
          expect.stringMatching(/^[A-Z0-9]{1,20}$/),
          expect.stringMatching(/^[A-Z0-9_]{1,20}$/),
        ]);
        expect(name.trim().length).toBeGreaterThan(0);
        expect(days.every((day) => Number.isSafeInteger(day) && day >= 0) && days[0] <= days[1]).toBe(true);
      }
      expect(new Set(rates.map(serviceOf)).size).toBe(rates.length);
    });

    test.each([[[1]], [[1, 1]], [[1, 7, 3]]])(
      "prices each parcel of %j kilograms in whole rupiah, in their order",
      async (kilograms) => {
        for (const { prices } of await ratesFor(...kilograms)) {
          expect(prices.length).toBe(kilograms.length);
          for (const price of prices) expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
        }
      },
    );

    test("asks no less for a heavier parcel, wherever it stands in the request", async () => {
      for (const { prices } of await ratesFor(1, 2, 20))
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      for (const { prices } of await ratesFor(20, 2, 1))
        expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    });

    test("gives the same prices when it is called again", async () => {
      expect(await ratesFor(2, 3)).toEqual(await ratesFor(2, 3));
    });

    test("offers nothing for a destination that it does not serve, which is no failure", async () => {
      expect(await ask([1], unserved)).toEqual({ ok: true, value: [] });
    });

    test.each(faults)(
      "is unreachable, without throwing or waiting for ever, when $name, and offers again afterwards",
      async ({ cause, end }) => {
        cause();
        expect(await ask([1])).toEqual({ ok: false, error: { code: "COURIER_UNREACHABLE" } });
        end();
        expect((await ratesFor(1)).length).toBeGreaterThan(0);
      },
    );
  });
}
