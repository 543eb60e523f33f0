import { fail, ok, type Result } from "#kit/core/result.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { chargeableKilograms, type PackedItem } from "../contract/chargeable-kilograms.ts";
import type { FreightOffer } from "../contract/freight.ts";
import type { Courier, CourierRate } from "./ports/courier.ts";
import type { FreightTable } from "./store/freight-table.ts";
import type { Origins } from "./store/rates.ts";

/** Items that one source ships together. */
export type Parcel = { readonly sourceCode: string; readonly items: readonly PackedItem[] };

export type FreightRefusal =
  | { readonly code: "ORIGIN_UNKNOWN"; readonly sourceCode: string }
  | { readonly code: "COURIER_UNREACHABLE" };

type WeighedParcel = { readonly sourceCode: string; readonly originCode: string; readonly kilograms: number };

/**
 * The services that can deliver these parcels to a destination, with their prices; empty when no courier serves it (D-46). One
 * call per courier for any number of parcels.
 */
export async function offerFreight(
  couriers: readonly Courier[],
  {
    parcels,
    destination,
    origins,
  }: { readonly parcels: readonly Parcel[]; readonly destination: Area; readonly origins: Origins },
): Promise<Result<FreightOffer[], FreightRefusal>> {
  const weighed = weigh(parcels, origins);
  if (!weighed.ok) return weighed;
  const results = await Promise.all(couriers.map((courier) => courier.rates({ parcels: weighed.value, destination })));
  // A courier that does not answer does not hide the offers of the others.
  const reached = results.flatMap((reply) => (reply.ok ? [reply.value] : []));
  if (reached.length === 0) return fail({ code: "COURIER_UNREACHABLE" });
  return ok(firstOfEachService(reached.flat()).map((rate) => offerOf(rate, weighed.value)));
}

/** The lowest price of sending these parcels to any destination, for a cart without an address; null when a source has no rates. */
export function leastFreight(table: FreightTable, parcels: readonly Parcel[]): Rupiah | null {
  let total = 0;
  for (const { sourceCode, items } of parcels) {
    const further = chargeableKilograms(items) - 1;
    const charges = (table[sourceCode] ?? []).map(([first, next]) => first + next * further);
    if (charges.length === 0) return null;
    total += Math.min(...charges);
  }
  return rupiah(total);
}

/** Orders know a service by its code alone: of two offers of one service the first counts. */
function firstOfEachService(rates: readonly CourierRate[]): CourierRate[] {
  const offered = new Set<string>();
  return rates.filter(({ courierCode, serviceCode }) => {
    const service = `${courierCode}:${serviceCode}`;
    const isFirst = !offered.has(service);
    offered.add(service);
    return isFirst;
  });
}

function weigh(
  parcels: readonly Parcel[],
  origins: Origins,
): Result<WeighedParcel[], Extract<FreightRefusal, { code: "ORIGIN_UNKNOWN" }>> {
  const weighed: WeighedParcel[] = [];
  for (const { sourceCode, items } of parcels) {
    const originCode = origins.get(sourceCode);
    if (originCode === undefined) return fail({ code: "ORIGIN_UNKNOWN", sourceCode });
    weighed.push({ sourceCode, originCode, kilograms: chargeableKilograms(items) });
  }
  return ok(weighed);
}

function offerOf(rate: CourierRate, parcels: readonly WeighedParcel[]): FreightOffer {
  const { courierCode, serviceCode, name, prices, days } = rate;
  if (prices.length !== parcels.length) throw new Error(`${courierCode} ${serviceCode} has no price for every parcel`);
  const total = rupiah(prices.reduce((sum, price) => sum + price, 0));
  return { courierCode, serviceCode, name, prices, kilograms: parcels.map(({ kilograms }) => kilograms), total, days };
}
