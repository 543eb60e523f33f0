import { provincesAndCities } from "#modules/address-book/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { SegmentsDeps } from "../segments-deps.ts";

/** The provinces and cities that a segment may name. */
export const adminSegmentPlaces = (deps: SegmentsDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    async run() {
      const places = await provincesAndCities(deps.database.kysely);
      const names = new Map(places.map(({ code, name }) => [code, name]));
      return places.map(({ code, name, parentCode }) => ({
        code,
        name,
        province: parentCode === null ? null : (names.get(parentCode) ?? null),
      }));
    },
  });
