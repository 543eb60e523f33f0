import { staffQuery } from "#modules/staff/server/index.ts";
import { sellerFields, sellerVariables } from "../../contract/seller.ts";
import type { SettingsAdminDeps } from "../settings-admin-deps.ts";
import { readSellerPeriods } from "../store/seller-periods.ts";

/** The seller's defaults, and who sold since when. */
export const adminSeller = (deps: SettingsAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    async run() {
      const periods = await readSellerPeriods(deps.database.kysely);
      return {
        fields: sellerFields.map((name) => ({
          name,
          fallback: String(deps.seller[name]),
          variable: sellerVariables[name],
        })),
        periods: periods.toReversed().map(({ from, seller }) => ({ from: from.toISOString(), ...seller })),
      };
    },
  });
