import * as v from "valibot";
import { regionsByCode } from "#modules/address-book/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { serviceId } from "../../contract/service-state.ts";
import type { ShippingAdminDeps } from "../shipping-admin-deps.ts";
import { listRates } from "../store/admin-delivery.ts";

const pageSize = 1_000;

const input = v.object({ page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1) });

/** A page of all rates with the names of their areas. Two statements. */
export const adminFreightRates = (deps: ShippingAdminDeps) =>
  staffQuery(deps, {
    permission: "settings.read",
    input,
    async run(_context, _staff, { page }) {
      const db = deps.database.kysely;
      const found = await listRates(db, { limit: pageSize + 1, offset: (page - 1) * pageSize });
      const rows = found.slice(0, pageSize);
      const codes = new Set(rows.flatMap(({ originCode, destinationCode }) => [originCode, destinationCode]));
      const names = new Map((await regionsByCode(db, [...codes])).map(({ code, name }) => [code, name]));
      const rates = rows.map(({ courierCode, serviceCode, first, next, from, to, ...route }) => ({
        ...route,
        service: serviceId(courierCode, serviceCode),
        origin: names.get(route.originCode) ?? route.originCode,
        destination: names.get(route.destinationCode) ?? route.destinationCode,
        ...{ firstKilogram: first, nextKilogram: next, daysFrom: from, daysTo: to },
      }));
      return { rates, hasMore: found.length > pageSize };
    },
  });
