import { type Kysely, sql } from "kysely";
import { readFragments } from "#kit/postgres/query-fragment.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { areaFragment } from "#modules/address-book/server/index.ts";
import { type Origins, originsOf } from "./rates.ts";

type Route = { readonly placeCode: string; readonly districtCode: string };

/** The destination, null when there is no such district, and the city a place sends from. */
export const readRoute = (
  db: Kysely<unknown>,
  { placeCode, districtCode }: Route,
): Promise<{ readonly destination: Area | null; readonly origins: Origins }> =>
  readFragments(db, {
    destination: areaFragment(sql`${districtCode}`),
    origins: originsOf(sql`${[placeCode]}::text[]`),
  });
