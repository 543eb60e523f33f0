import * as v from "valibot";
import { provincesAndCities, regionsByCode, regionsWithin } from "#modules/address-book/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { ShippingAdminDeps } from "../shipping-admin-deps.ts";

const code = v.pipe(v.string(), v.maxLength(8));
const input = v.object({
  input: v.object({
    within: v.nullish(code, null),
    codes: v.nullish(v.pipe(v.array(code), v.maxLength(10_000)), null),
  }),
});

/** Areas to choose from, or the names of known ones. */
export const adminAreas = (deps: ShippingAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    input,
    run(_context, _staff, { input: { within, codes } }) {
      const db = deps.database.kysely;
      if (codes !== null) return regionsByCode(db, codes);
      return within ? regionsWithin(db, within) : provincesAndCities(db);
    },
  });
