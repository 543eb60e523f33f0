import { sql } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { readFragments } from "#kit/postgres/query-fragment.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { areaOf } from "#modules/address-book/server/index.ts";
import { chargeableKilograms, type PackedItem } from "../contract/chargeable-kilograms.ts";
import type { FreightOffer } from "../contract/freight.ts";
import type { Courier, CourierRate } from "./ports/courier.ts";
import type { FreightTable } from "./store/freight-table.ts";
import { type Origins, originsOf } from "./store/rates.ts";

/** What freight is worked out from. `database` may be a replica: shoppers write none of it. */
export type FreightDeps = { readonly database: Database; readonly couriers: readonly Courier[] };

/** What leaves one place together. */
export type Parcel = { readonly sourceCode: string; readonly items: readonly PackedItem[] };

export type FreightRefusal =
  | { readonly code: "DISTRICT_UNKNOWN" }
  | { readonly code: "ORIGIN_UNKNOWN"; readonly sourceCode: string }
  | { readonly code: "COURIER_UNREACHABLE" };

type WeighedParcel = { readonly sourceCode: string; readonly originCode: string; readonly kilograms: number };

/**
 * Every way to send these parcels to a district, as shoppers choose among them; empty when nobody goes there. The same
 * number of statements for any number of parcels and couriers of our own table (D-46). Pickup costs nothing and is not asked here.
 */
export async function quoteFreight(
  { database, couriers }: FreightDeps,
  { parcels, districtCode }: { readonly parcels: readonly Parcel[]; readonly districtCode: string },
): Promise<Result<FreightOffer[], FreightRefusal>> {
  const { destination, origins } = await readFragments(database.kysely, {
    destination: areaOf(sql`${districtCode}`),
    origins: originsOf(sql`${parcels.map(({ sourceCode }) => sourceCode)}::text[]`),
  });
  return destination ? offerFreight(couriers, { parcels, destination, origins }) : fail({ code: "DISTRICT_UNKNOWN" });
}

/** The same when it is known where they go and begin: asks the couriers alone. */
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
  const answers = await Promise.all(couriers.map((courier) => courier.rates({ parcels: weighed.value, destination })));
  // Who cannot be reached does not keep the others from being offered.
  const reached = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (reached.length === 0) return fail({ code: "COURIER_UNREACHABLE" });
  return ok(reached.flat().map((rate) => offerOf(rate, weighed.value)));
}

/** The least that sending these parcels costs anybody, for a cart that does not know where it goes; null when nobody sends them. */
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
