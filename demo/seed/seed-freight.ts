import type { Kysely } from "kysely";
import { provinceCentres } from "#adapters/area-data/idn-area-data/province-centres.ts";
import { cityByName } from "#modules/address-book/server/index.ts";
import { saveOrigins, saveRates } from "#modules/shipping/server/index.ts";
import { origins } from "../data/freight/origins.ts";
import { freightRates, services } from "../data/freight/rates.ts";

/** Seeds the warehouses' origins and the freight rates. Idempotent. */
export async function seedFreight(trx: Kysely<unknown>): Promise<void> {
  const places = [];
  for (const { sourceCode, province, city } of origins) {
    const region = await cityByName(trx, { province, city });
    if (region === null) throw new Error(`the demo warehouse ${sourceCode}: there is no ${city} in ${province}`);
    places.push({ sourceCode, cityCode: region.code });
  }
  await saveOrigins(trx, places);
  const cities = [...new Set(places.map(({ cityCode }) => cityCode))];
  await saveRates(trx, services, freightRates(cities, await provinceCentres()));
}
