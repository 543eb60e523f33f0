import { sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { readFragments } from "#kit/postgres/query-fragment.ts";
import { areaFragment } from "#modules/address-book/server/index.ts";
import { offerFreight, type Parcel } from "../offer-freight.ts";
import type { Courier } from "../ports/courier.ts";
import { originsOf } from "../store/rates.ts";

/** The freight offers for a district, which must exist. Reads destination and origins as the checkout does. */
export async function quoteFreight(
  { database, couriers }: { readonly database: Database; readonly couriers: readonly Courier[] },
  { parcels, districtCode }: { readonly parcels: readonly Parcel[]; readonly districtCode: string },
) {
  const { destination, origins } = await readFragments(database.kysely, {
    destination: areaFragment(sql`${districtCode}`),
    origins: originsOf(sql`${parcels.map(({ sourceCode }) => sourceCode)}::text[]`),
  });
  if (!destination) throw new Error(`no district ${districtCode}`);
  return offerFreight(couriers, { parcels, destination, origins });
}
