import type { RateDraft, ServiceDraft } from "#modules/shipping/server/index.ts";
import { distanceKm, type Place } from "#modules/stores/contract/distance.ts";

/** The services of the demo shop's couriers, as shoppers see them. */
export const services: readonly ServiceDraft[] = [
  { courierCode: "JNE", code: "REG", name: "JNE REG", position: 1 },
  { courierCode: "JNE", code: "YES", name: "JNE YES", position: 2 },
  { courierCode: "GRAB", code: "SAMEDAY", name: "Grab Same Day", position: 3 },
];

/** Next-day delivery is offered up to this distance. */
const farthestOvernightKm = 2500;

const toHundreds = (amount: number): number => Math.round(amount / 100) * 100;

type Priced = Pick<RateDraft, "firstKilogram" | "nextKilogram" | "daysFrom" | "daysTo">;

const perKilogram = (price: number, daysFrom: number, daysTo: number): Priced => ({
  firstKilogram: toHundreds(price),
  nextKilogram: toHundreds(price),
  daysFrom,
  daysTo,
});

function daysFor(km: number): readonly [number, number] {
  if (km < 150) return [1, 3];
  if (km < 800) return [2, 4];
  return km < 1800 ? [3, 6] : [4, 7];
}

/** The price of a parcel over this distance, by service. */
function overland(km: number): Readonly<Record<string, Priced>> {
  const price = 10_000 + km * 21;
  const regular = perKilogram(price, ...daysFor(km));
  return km > farthestOvernightKm
    ? { REG: regular }
    : { REG: regular, YES: perKilogram(price * 1.7 + 4_000, 1, km < 800 ? 1 : 2) };
}

/** Within the origin city; only there is a motorcycle courier. */
const inTown: Readonly<Record<string, Priced>> = {
  REG: perKilogram(9_000, 1, 2),
  YES: perKilogram(16_000, 1, 1),
  SAMEDAY: { firstKilogram: 18_000, nextKilogram: 2_500, daysFrom: 0, daysTo: 1 },
};

/** Every rate from these cities, computed from the distances between provinces. */
export function freightRates(cityCodes: readonly string[], centres: ReadonlyMap<string, Place>): RateDraft[] {
  return cityCodes.flatMap((originCode) => {
    const origin = centres.get(originCode.slice(0, 2));
    if (!origin) throw new Error(`nobody knows where ${originCode} lies`);
    const drafts = (destinationCode: string, priced: Readonly<Record<string, Priced>>): RateDraft[] =>
      services.flatMap(({ courierCode, code }) => {
        const price = priced[code];
        return price ? [{ courierCode, serviceCode: code, originCode, destinationCode, ...price }] : [];
      });
    const provinces = [...centres].flatMap(([code, centre]) => drafts(code, overland(distanceKm(origin, centre))));
    return [...drafts(originCode, inTown), ...provinces];
  });
}
